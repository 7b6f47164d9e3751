"""What is installed: the lock, and how it is written."""
