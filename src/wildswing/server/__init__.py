"""The table over HTTP and WebSocket: lobby, seats, storage, bots and clocks around the games of the library."""
