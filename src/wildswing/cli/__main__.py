"""`python -m wildswing.cli` is the command `wildswing`."""

from wildswing.cli import main

main()
