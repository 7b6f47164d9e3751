"""The server: its tables, its disk, its sockets and its HTTP interface."""
