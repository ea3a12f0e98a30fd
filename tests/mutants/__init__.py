"""Would the tests of the cards notice a wrong card? `python -m tests.mutants` changes each text in one place and sees.

`changes` makes the changed texts, `cards` the changed fighters, `runner` runs the tests of the card's owner against
each of them, and `equivalent` lists the changes that no test can notice, with the reason.
The whole run (`make mutants`) takes a minute or two on two cores; the test suite tries a sample of it, always the same.
"""
