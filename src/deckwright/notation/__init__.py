"""What is written down and read back: scenarios, game records, kingdom codes."""
