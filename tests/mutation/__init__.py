"""Programs of cards with one thing changed: every change must make some scenario fail."""
