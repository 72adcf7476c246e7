### Tables that a person has begun: what they wait for and how they ended, and the lesson of a first table.
###
### $game (Text) – its name
### $month (Number) – which month or deal
### $others (Text) – names
### $who (Text) – a name

running-table = { $game }, month { $month }
running-table-hachiju = { $game }, deal { $month }
running-table-bashifen = { $game }, deal { $month }
running-turn-yours = your turn
running-turn = { $who } to move
running-turn-others = waiting for others
running-turn-again = the others wait to play again
running-again = Come in
running-won-yours = you won
running-won = { $who } won
running-won-nobody = nobody won
running-nameless = someone
running-with = with { $others }
running-offer = New here? Three minutes show you how it goes. The table waits for you.
running-offer-go = Three minutes
running-offer-no = No, thanks
