### What is wrong with a record that is to be seen again, beside what is wrong with its lines.
###
### $most (Number) – deals
### $seconds (Number) – of a processor

reel-no-deals = The record has no deals
reel-too-many-deals = The file has more than { $most } deals; split it
reel-too-long = The verification of the file takes longer than { $seconds } seconds up to here; split it
reel-running = This match is still being played; it can be watched now, and replayed when it is over
reel-forgotten = The server no longer has the file; send it again
reel-no-deal = The record has no such deal or seat
