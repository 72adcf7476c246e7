### What is wrong with a record that is to be seen again, beside what is wrong with its lines.
###
### $most (Number) – deals
### $seconds (Number) – of a processor

reel-no-deals = The record has no deals
reel-too-many-deals = More than { $most } deals in one file; cut it into several
reel-too-long = The file takes longer than { $seconds } seconds to verify up to here; cut it into several
reel-running = This match is still being played; it can be seen again when it is over, and watched until then
reel-forgotten = The file has been forgotten meanwhile; send it again
reel-no-deal = The record has no such deal or seat
