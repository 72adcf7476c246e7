### What is wrong with a history, a file of many records.
###
### $number (Number) – of bytes, or of characters
### $text (Text) – a name

history-too-large = The file is larger than { $number } bytes
history-long-match = The match is longer than { $number } bytes
history-is-packed = The file is compressed; unpack it first
history-is-fuda = A history is in JSON Lines, but this is a record as text; convert it: hachiya replay FILE --format jsonl
history-not-over = The match was neither finished nor ended by all its players; a history may have only matches that were
history-no-player = A player must be `person` or the name of a bot
history-long-name = A name is longer than { $number } characters: { $text } …
history-unreadable-name = The name { $text } has invisible characters
history-bots-name = { $text } is reserved for a bot or for the server, and cannot be the name of a person
history-whose = The record does not say which seat is yours; give the name under which you played
