### What is wrong with a history, a file of many records.
###
### $number (Number) – of bytes, or of characters
### $text (Text) – a name

history-too-large = The file is larger than { $number } bytes
history-long-match = The match is longer than { $number } bytes
history-is-packed = The file is packed; unpack it first
history-is-fuda = A history is JSON Lines; this is a record as text: hachiya replay FILE --format jsonl
history-not-over = The match is not over, nor have all ended it; a history has no others
history-no-player = Who plays a seat is `person` or the name of a bot
history-long-name = A name is longer than { $number } characters: { $text } …
history-unreadable-name = The name { $text } has letters that nobody sees
history-bots-name = A person is called { $text } there, as a bot or the house is
history-whose = It does not say which seat is yours: say by which name you played there
