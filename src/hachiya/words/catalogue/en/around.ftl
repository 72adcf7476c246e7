### What happens around any game.
###
### $name (Text) – who sits there now
### $before (Text) – who sat there until then

around-person-sits = { $name } plays on in the place of the computer player.
around-bot-sits = { $before } has left the table. A computer player plays on in their place.
