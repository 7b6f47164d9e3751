"""The server: tables, seats, storage and sockets. It decides everything; a client sees what its seat may see and says what it wants."""
