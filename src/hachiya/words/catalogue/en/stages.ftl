### 得点表: the written sheet of bashifen, a row a deal.
###
### $rank (Text) – what a pair plays
### $points (Number) – of the other pair, or in the kitty
### $steps (Number) – how many levels a pair rises
### $stage (Text) – where it stands then
### $person (Seat) – who led wrongly
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
