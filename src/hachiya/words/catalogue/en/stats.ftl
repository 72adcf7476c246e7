### What players have done in all their deals.
###
### $game (Message) – which game
### $player (Text) – the name
### $matches (Number) – how many
### $deals (Number) – how many
### $names (Text[]) – the players there are
### $given (Text) – what was given
### $file (Text) – its path
### $what (Message) – what is wrong with it
### $unit (Message) – in what sums are told

stats-title-of = { $game }: { $player }
stats-player = player
stats-no-player = Nobody in these records is called { $given }; the players are: { $names }
stats-no-match-of = These records have no finished deal of { $game }
stats-no-deal = These records have no finished deal
stats-in-file = { $file }: { $what }
stats-interval-note = In brackets: the 95 % interval of the mean. Each match is one observation, since its deals depend on one another. A player with several seats in a match is counted once for each seat. ×1: without multipliers.

## Columns

stats-times = times
stats-share = share
stats-odds = exact odds
stats-mean = mean
stats-number = number
stats-matches = matches
stats-shown = shown
stats-shown-share = of deals
stats-share-of-played = of deals played
stats-blocks = observations
stats-won-afterwards = { $unit } afterwards
stats-each-time = { $unit } each time
stats-in-all = { $unit } in all
stats-a-deal-each = a deal

## What is won

stats-winnings = Won
stats-kan = kan
stats-points = points
stats-levels = levels
stats-deal-at-one = { $unit } a deal, at ×1
stats-deal-as-played = { $unit } a deal, as played
stats-a-match = { $unit } a match
stats-a-deal = { $unit } a deal
stats-as-dealer = as declarers
stats-as-opponent = as opponents

## Matches and deals

stats-course = Matches and deals
stats-finished = finished
stats-matches-won = matches won
stats-deals = deals
stats-deals-won = deals won
stats-played = deals played
stats-declared = declared trumps

## Flower cards

stats-hand-yaku = Hand yaku held, beside the exact odds
stats-no-yaku = none
stats-made = Yaku made in play
stats-sage = Sage, where one could choose
stats-stopped = stopped
stats-tried = went on
stats-succeeded = … and made more
stats-failed = … in vain
stats-paid = Paid
stats-fees = fees for folding
stats-hatto = hatto: for others
stats-sage-tried = sage tried
stats-sage-won = sage won
stats-hatto-short = hatto
stats-fees-short = fees

## Bashifen

stats-sides = By side
stats-opponents-points = points of the opponents
stats-drawn = Pairs among the cards drawn, beside the exact odds
stats-stage-pair = level pair
stats-joker-pair = joker pair
stats-leading = Leads and tricks
stats-leads = leads
stats-throws = throws
stats-failed-leads = wrong throws
stats-tricks = tricks taken
stats-trick-points = points in them
