### What is wrong with a record that is to be seen again, beside what is wrong with its lines.
###
### $most (Number) – deals
### $seconds (Number) – of a processor

reel-no-deals = the record has no deals
reel-too-many-deals = more than { $most } deals in one file; cut it into several
reel-too-long = the file takes longer than { $seconds } seconds to verify up to here; cut it into several
reel-running = this match is still being played; it can be seen again when it is over, and watched until then
reel-forgotten = the file has been forgotten meanwhile; send it again
reel-no-deal = the record has no such deal or seat
