### 得点表: the written sheet of bashifen, a row a deal.
###
### $rank (Text) – what a pair plays
### $points (Number) – of the other pair, or in the kitty
### $steps (Number) – how many levels a pair rises
### $stage (Text) – where it stands then
### $person (Seat) – who led wrongly, or is declarer next
### $pair (Seat[]) – a seat and its partner
### $people (Seat[]) – who have won
### $remarks (Message[]) – what was special

stages-deal = deal
stages-dacha = declarer
stages-trumps = trumps
stages-remark = remarks
stages-pair = { $people-name-partners }
stages-oya = plays { $rank }
stages-ko = { $points } pts
stages-after = → { $stage }
stages-rose = +{ $steps } → { $stage }
stages-won = +{ $steps } → won
stages-no-suit = none
stages-remarks = { $remarks }
stages-widow = kitty { $points } × 2
stages-wrong-lead = wrong throw by { $person-name }
stages-undeclared = turned kitty
stages-winners = winners: { $people-name-partners }

## The bill of a deal

stages-title-ko = { $pair-name-and }: 80 or more, and they become declarers
stages-title-oya = { $pair-name-and } held the opponents below 80 and stay declarers
stages-failed = { $person-name } threw several cards of which one could be beaten. All that was not yet taken, the kitty too, goes to { $pair-name-and }.
stages-kitty-twice = { $points } points buried; they count twice, for the opponents took the end
stages-kitty-empty = No points were buried
stages-kitty-oya = { $points } points buried; the declarers took the end, so they do not count
stages-then-next = Next declarer: { $person-name }, on level { $rank }.
stages-then-change = The sides change. Next declarer: { $person-name }, on level { $rank }.
stages-then-over = The match ends with this deal.
stages-result-past-ace = This pair has risen past the ace.
stages-result-ace = This pair has reached the ace.
stages-past-ace = past A
