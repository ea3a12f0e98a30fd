"""Random games of every pairing of all characters: none may fail, none may stall. `make pairings`.

The choices of a game follow from its number alone, so every game can be played again: `python -m tests.pairings
--only ryu,akuma --from 17 --games 1`.
"""
