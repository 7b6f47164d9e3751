"""How strong bots are: each against each on many kingdoms, with intervals over kingdoms, time for a decision, and ratings."""
