"""The rules of HacKClaD: one to four Witches hunt a Clad on a field that wraps around, and each other's points."""
