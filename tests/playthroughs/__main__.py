"""`python -m tests.playthroughs [characters]`: write the golden playthroughs anew, all or those of these characters."""

import sys

from tests.playthroughs import PAIRS, path_of
from tests.playthroughs.tell import playthrough


def main(wanted: list[str]) -> None:
    """Write the files and say which of them have changed."""
    for first, second, seed in PAIRS:
        if wanted and first not in wanted and second not in wanted:
            continue
        path = path_of(first, second)
        text = playthrough(first, second, seed)
        old = path.read_text() if path.exists() else ""
        path.write_text(text)
        print(
            f"{path.name}: {'as before' if text == old else 'changed' if old else 'new'}, {text.count(chr(10))} lines"
        )


main(sys.argv[1:])
