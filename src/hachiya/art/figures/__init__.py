"""Birds, beasts, people and things, each where it stands on the 250 by 400 card."""
