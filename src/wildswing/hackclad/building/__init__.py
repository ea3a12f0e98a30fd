"""From the parsed texts to the cards and effects that the rules run."""
