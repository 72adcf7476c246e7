### What happens around any game.
###
### $name (Text) – who sits there now
### $before (Text) – who sat there until then
### $bot (Text|Message) – the computer player that sits there now

around-person-sits = { $name } plays on in the place of the computer player.
around-bot-sits = { $bot } plays for { $before } from now on.
