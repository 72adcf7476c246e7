### What other programs show of a link to the house: a title and a line of text.
###
### $name (Text) – a person

preview-house = Hachiya, the house of eights
preview-invitation = You are invited
preview-invitation-by = { $name } invites you
preview-invitation-text = Follow the link and take the seat. Nothing is installed, and nobody registers.
preview-replay = A match to look at
preview-replay-text = Card by card, with all hands open.
preview-puzzle = A puzzle
preview-puzzle-text = One choice, and what it is worth. Find the best one.
preview-rules = The rules of a table
preview-rules-text = Read them, keep the score of a real table by them, or play by them.
