### The score keeper of real tables on the page.
###
### $after (Text) – what each wins now
### $before (Text) – what each won before
### $day (Text) – a date
### $deal (Text) – which month or deal
### $game (Text) – its name
### $money (Text) – how much
### $n (Number) – how many, or which
### $need (Number) – points with which the opponents win
### $what (Text) – a fact, or what is wrong or missing
### $who (Text) – names

notebook-title = Keep the score
notebook-lead = You play with cards of your own; the settlement is made here.
notebook-here = It is kept on this device, and nothing leaves it.
notebook-server = It is kept on this device. The server settles each step and stores nothing.
notebook-new = New match
notebook-matches = Your matches
notebook-so-far = { $day } · { $n ->
        [one] 1 deal
       *[other] { $n } deals
    }
notebook-won = { $day } · { $who } won
notebook-remove = Delete
notebook-remove-not = Keep it
notebook-remove-of = Delete { $game } of { $who }
notebook-remove-title = Delete this match?
notebook-remove-text = { $game } of { $who } is deleted from this device. It cannot be brought back.
notebook-unstored = This browser stores nothing. What you enter is lost when the page closes.
notebook-other-tab = This match has gone on in another tab. It is shown as it is now; your last step was not taken.
notebook-gone = There is no such match on this device.
notebook-figures = Statistics of real tables
notebook-figures-about = Counted from the matches that this browser keeps. Matches played on this page are counted apart.

## A new match

notebook-names = Players
notebook-names-order = In the order of play. The next player sits to the right.
notebook-seat = Player { $n }
notebook-first-dealer = Who deals first?
notebook-begin = Begin

## The open deal

notebook-pot = pot { $money }
notebook-awaited = asked
notebook-field = Brights on the field
notebook-field-none = none
notebook-whose = Tap who has shown or made something.
notebook-whose-bashifen = Enter the points of the opponents, or tap who threw wrongly.
notebook-white = Tap who drew the white card.
notebook-nothing = Nothing of this player is awaited now.
notebook-last-yaku = Several at once
notebook-fed-by = Whose card was it? (hatto)
notebook-nobody = nobody’s
notebook-ribbons = Ribbons
notebook-by-cards = By the cards shown
notebook-shown-cards = Cards that lie open
notebook-lies-elsewhere = It lies elsewhere.
notebook-shows-nothing = Shows nothing
notebook-seldom = Special yaku and mistakes
notebook-number-of = { $what }: how many?
notebook-tell = Enter
notebook-tell-of = Enter { $what }
notebook-by-numbers = Numbers
notebook-by-piles = Cards of the piles
notebook-pile-of = Pile of { $who }
notebook-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
notebook-rest-follows = The last player’s points follow from the others’. The deal is settled at once.
notebook-tens-then-ones = First the tens, then the exact number.
notebook-tens = Tens
notebook-ones = Exact number
notebook-opponents-points = The opponents won { $n }; they win with { $need }.
notebook-facts = This deal so far
notebook-take-back = Take back: { $what }
notebook-payments = Payments
notebook-lacks = Missing: { $what }
notebook-undo = Undo
notebook-close = Settle
notebook-more = More
notebook-aloud = Say payments aloud
notebook-void-about = The cards were misdealt or do not match: all payments of this deal go back, and it is dealt again.

## Corrections, and ways to keep it

notebook-correct = Correct
notebook-correct-of = Correct { $deal }
notebook-correct-deal = Correct an earlier deal
notebook-correct-done = These facts are right
notebook-correct-leave = Leave it as it was
notebook-correcting = You correct { $deal }. Take back what was wrong and enter it anew.
notebook-drop = It was never played
notebook-drop-of = { $deal } was never played
notebook-waits = { $deal } cannot have happened as entered: { $what }
notebook-changed = What the correction has changed
notebook-change = { $deal }: { $before } → { $after }
notebook-won-by = { $who } { $money }
notebook-levels = +{ $n }
notebook-not-settled = not settled
notebook-picture = Sheet as a picture
