### To leave a match for good.
###
### $table (Text) – its game and month

leave-give-up = Give up
leave-table = Leave { $table }
leave-title = Give up this match?
leave-text = A computer player takes your place and plays the match to its end. The others are told. You cannot take the seat back.
leave-stay = Play on
leave-text-listed = Or take the table off the list alone: the match waits, and its address leads back to it.
leave-remove = Take off the list
leave-text-waiting = The match has not begun: your seat is open again for somebody else. A table that you have opened yourself is closed, and all who wait there are sent away.
