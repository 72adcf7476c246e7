### At a table in a terminal: what all games have, and what games with flower cards have.
###
### $name (Text) – of a person
### $leave (Text) – what is typed to leave
### $wrong (Text) – what was typed
### $cards (Number) – how many
### $letters (Text) – cards
### $others (Text[]) – cards of which one is taken
### $mark (Text) – what stands before a name or behind it
### $points (Number) – card points
### $who (Text[]) – whom a card would help
### $person (Seat) – a player
### $yaku (Yaku) – to what
### $money (Sum) – what that would cost
### $amounts (Message[]) – who pays what
### $said (Message[]) – what a choice binds to and may bring
### $first (Text) – a choice
### $meant (Message) – what comes of it
### $result (Sum) – at the end
### $score (Sum) – before the settlement

terminal-left-table = You have left the table.
terminal-leave-table = Leave the table?
terminal-you = { $name } (you)
terminal-gone-on = { $name } [sage]
terminal-between = { " · " }
terminal-only-choice = No other choice: { $first }
terminal-keys = Choose by number or by a card's letter. ? explains, { $leave } leaves
terminal-not-a-choice = { $wrong } is not a choice.
terminal-go-on = Enter to go on
terminal-next-month = Enter for the next month
terminal-next-deal = Enter for the next deal
terminal-next-trick = Enter for the next trick
terminal-pending = The card: { $first }

## The table

terminal-lights = brights
terminal-animals = animals
terminal-ribbons = ribbons
terminal-chaff = chaff
terminal-your-hand = Your hand
terminal-field = Field
terminal-stock = stock { $cards }
terminal-pot = pot { $money }
terminal-pot-hachiju = pot { $money }
terminal-score = score
terminal-in-hand = in hand
terminal-hand-yaku = hand yaku
terminal-lying-open = open
terminal-card-points = card points
terminal-made = yaku
terminal-auction = auction
terminal-auction-hachiju = auction
terminal-watching = You watch this month; the hand you gave back
terminal-watching-hachiju = You watch this deal; the hand you gave back

## Choices

terminal-stays = stays on the field
terminal-takes = takes { $letters }
terminal-takes-either = takes { $others-or }
terminal-comes-to = { $first } → { $meant }
terminal-would-help = ⚠ hatto: helps { $person-name } to { $yaku }; you would pay for both, { $money }
terminal-would-help-excused = hatto, excused: may help { $person-name } to { $yaku }; you would pay your own share, { $money }
terminal-pays-now = pays now: { $amounts }
terminal-pays-nothing = nothing more is paid
terminal-wins = { $person-name } { $money }
terminal-all-of = { $said }

## Questions

terminal-ask-mizuten = Come in before you have seen your cards?
terminal-ask-bid = In or out?
terminal-ask-bid-hachiju = In, out or double?
terminal-ask-show = Show your hand yaku?
terminal-ask-expose = Which ribbon do you expose?
terminal-ask-play = Play a card
terminal-ask-pick = Which of the two do you take?
terminal-ask-decide-early = Before the stock card: stop or go on?
terminal-ask-decide = Stop or go on?
terminal-ask-cancel = Cancel your sage?
terminal-explain-play = Play one card. It takes a card of its month from the field, or stays there; then the stock's top card is turned.
terminal-explain-pick = Two cards of the month lie on the field: choose one.
terminal-explain-pick-turned = Two cards of the turned card's month lie on the field: choose one.
terminal-explain-made = You have made a captured yaku.

## How it ended

terminal-seat-score = { $name }  { $score }
terminal-seat-final = { $name }  { $score }  final { $result }
terminal-seat-won = { $name }  { $score }  final { $result }  winner
