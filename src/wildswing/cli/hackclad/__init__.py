"""HacKClaD at the terminal table."""
