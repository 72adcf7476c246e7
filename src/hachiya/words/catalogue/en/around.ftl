### What happens around any game.
###
### $name (Text|Message) – who sits there now
### $before (Text|Message) – who sat there until then
### $bot (Text|Message) – the computer player that sits there now
### $number (Number) – tells one guest from another

around-person-sits = { $name } plays on in the place of the computer player.
around-bot-sits = { $bot } plays for { $before } from now on.
around-guest = Guest { $number }
