### What people say of a deal at a real table, as a score keeper asks for it and repeats it.
###
### $seat (Seat) – of whom it is said
### $other (Seat) – who threw the card
### $bid (Message) – in, out or double
### $yaku (Yaku) – yaku
### $cards (Cards) – flower cards
### $month (Number) – 1 to 12
### $number (Number) – how many
### $points (Number) – card points
### $shares (Message[]) – the points of each seat
### $what (Message) – what was said, without its addition

fact-bid-in = in
fact-bid-out = out
fact-bid-out-hachiju = out
fact-bid-double = double
fact-yaku = { $yaku }

## Repeated

fact-white = { $seat } drew the white card
fact-mizuten = { $seat } joined unseen (mizuten)
fact-field = field: { $cards }
fact-field-without = field without brights
fact-bid = { $seat }: { $bid }
fact-put-out = { $seat } was put out
fact-put-out-with = { $seat } was put out and showed { $cards }
fact-put-out-holding = { $seat } was put out and showed { $cards } ({ $yaku })
fact-hand = { $seat } showed { $yaku }
fact-annul = the hand yaku of { $seat } were wrong
fact-two-turned = { $seat } turned two stock cards
fact-tobikomi = { $seat } made tobikomi of month { $month }
fact-captured = { $seat } completed { $yaku }
fact-longer = { $what }, { $number } above seven
fact-fed = { $what }, thrown by { $other } (hatto)
fact-sage = { $seat } went on (sage)
fact-cancel = { $seat } cancelled the sage
fact-nuke = { $seat } had 89 points or more (nuke)
fact-special = { $seat } made { $yaku }
fact-special-number = { $seat } made { $yaku } with { $number }
fact-points = card points: { $shares }
fact-share = { $seat } { $points }
fact-dealer = { $seat } was declarer
fact-failed-lead = { $seat } threw wrongly
fact-opponents = the opponents won { $points }
fact-void = the deal was void

## Asked for, in a list

fact-ask-white = white card
fact-ask-mizuten = mizuten
fact-ask-field = field
fact-ask-bid = bid
fact-ask-squeezed = put out
fact-ask-hand = hand yaku
fact-ask-annul = wrong hand yaku
fact-ask-two-turned = two stock cards turned
fact-ask-tobikomi = tobikomi
fact-ask-captured = captured yaku
fact-ask-sage = going on (sage)
fact-ask-cancel = cancelled sage
fact-ask-nuke = nuke
fact-ask-special = special yaku
fact-ask-points = card points
fact-ask-dealer = declarer
fact-ask-failed-lead = wrong throw
fact-ask-opponents = points of the opponents
fact-ask-void = void deal
