### Playing cards that signs do not name.

pack-LJ = little joker
pack-BJ = big joker
pack-hidden = a hidden card
