"""What the table in the browser takes: until it can be played, from a key to what it shows, and in memory."""
