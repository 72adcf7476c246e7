### What is wrong with a history, a file of many records.
###
### $number (Number) – of bytes
### $text (Text) – a name

history-too-large = the file is larger than { $number } bytes
history-long-match = the match is longer than { $number } bytes
history-is-packed = the file is packed; unpack it first
history-is-fuda = a history is JSON Lines; this is a record as text: hachiya replay FILE --format jsonl
history-not-over = the match is not over, nor have all ended it; a history has no others
history-no-player = who plays a seat is `person` or the name of a bot
history-unreadable-name = the name { $text } has letters that nobody sees
history-bots-name = a person is called { $text } there, as a bot or the house is
history-whose = it does not say which seat is yours: say by which name you played there
