"""Would the tests of the cards notice a wrong card? `python -m tests.mutants` changes each text in one place and sees.

`changes` makes the changed texts from the words of a game (`exceed_words`, `hackclad_words`), `exceed` and `hackclad`
the changed cards, `runner` runs the tests of the cards' owner against each of them, and `exceed_equivalent` and
`hackclad_equivalent` list the changes that no test can notice, with the reason.
The whole run (`make mutants` for both games) takes some minutes on two cores; the test suite tries a sample of it,
always the same.
"""
