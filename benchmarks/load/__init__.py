"""Many games at once over one server: how many moves a second, how long each takes, how much memory a game needs."""
