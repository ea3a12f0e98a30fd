"""`python -m tests.playthroughs [words]`: write golden playthroughs anew, all or those with a word in their name."""

import sys

from tests.playthroughs import PLANS, path_of
from tests.playthroughs.tell import playthrough


def main(wanted: list[str]) -> None:
    """Write the files and say which of them have changed."""
    for plan in PLANS:
        if wanted and not any(word in plan.name for word in wanted):
            continue
        path = path_of(plan)
        text = playthrough(plan)
        old = path.read_text("utf-8") if path.exists() else ""
        path.write_text(text, "utf-8")
        print(
            f"{path.name}: {'as before' if text == old else 'changed' if old else 'new'}, {text.count(chr(10))} lines"
        )


main(sys.argv[1:])
