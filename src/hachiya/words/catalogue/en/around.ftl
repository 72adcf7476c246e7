### What happens around any game.
###
### $seat (Number) – which seat
### $name (Text) – who sits there now

around-person-sits = { $name } takes seat { $seat }.
around-bot-sits = The computer player { $name } takes seat { $seat }.
