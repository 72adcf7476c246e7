### Looking back on a match that is over.
###
### $name (Text) – of a deal: a month, or its number
### $n (Number) – which moment of the deal
### $of (Number) – how many moments it has
### $told (Text) – what the moment tells
### $who (Text) – what a seat is called
### $yaku (Text) – what they have made
### $size (Number) – megabytes
### $times (Text) – how many times as fast
### $spelling (Text) – how the file ends

## Before anything is shown

replay-title = Look back on a match
replay-choose = Choose a record
replay-drop = or drop it here: a .fuda or .jsonl file of at most { $size } MB
replay-private = The file goes to the server of this house, which checks every line of it and answers with what is to be seen. It is kept there for some minutes and then forgotten; nothing of it is logged.
replay-too-large = This file is larger than { $size } MB. It has not been read; cut it into several.
replay-unreadable = This file cannot be read.
replay-no-link = This link holds no record, or a broken one.
replay-watch = Look on
replay-from = Play on from here
replay-from-seat = Choose a seat first, under “Seen by”.
replay-from-text = At a new table, against bots, with the same cards. From the beginning of a deal it is the same deal once more, from any seat. This match stays as it is.
replay-from-go = Play on as { $who }
replay-another = Another record

## The controls

replay-controls = Going through the match
replay-back-deal = Back to the beginning of the deal
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-on-deal = On to the next deal
replay-course = Course of the match
replay-at = { $name }, { $n } of { $of }
replay-at-told = { $name }, { $n } of { $of }. { $told }
replay-match = Match
replay-deal = Deal
replay-seat = Seen by
replay-onlooker = Onlookers
replay-open = All cards open
replay-speed = Speed
replay-times = ×{ $times }
replay-bill = Payments
replay-review = Review
replay-more = More
replay-more-title = Looking back
replay-marks = What stood out
replay-no-marks = Nothing stood out.
replay-unplayed = The record ends here; the match was not over.

## What is marked

replay-mark-hand = { $who }: { $yaku } in hand
replay-mark-yaku = { $who } stops: { $yaku }
replay-mark-sage = { $who } goes on: { $yaku }
replay-mark-cancel = { $who } cancels: { $yaku }
replay-mark-hatto = { $who } pays for hatto
replay-mark-squeezed = { $who } is put out
replay-mark-mizuten = { $who } comes in unseen
replay-mark-rebellion = { $who } declares over another
replay-mark-failed-lead = { $who }: a wrong throw

## To hand on and to keep

replay-share = Share and keep
replay-link = Link to this moment
replay-record = Record { $spelling }
replay-print = Print the score sheet
replay-csv = Score sheet (.csv)
replay-picture = Picture (.png)
replay-middle = Table
replay-not-made = This could not be made just now.
