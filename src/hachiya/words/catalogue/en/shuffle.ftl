### What the page says of the fair shuffle, at a table and of a match that is over.
###
### $names (Text) – what some of them are called

shuffle-title = The shuffle
shuffle-why = Before each deal the server promises a secret, and each seat's page adds words of its own. When the secret is told, everyone can compute the cards again: nobody has chosen them.
shuffle-told-match = The secrets are told when the match is over, so that folded hands stay folded.
shuffle-told-deal = At this table each secret is told when its deal is over: then everyone can know every hand of that deal.
shuffle-mixed = In the cards of this deal are words of { $names }.
shuffle-mixed-none = In the cards of this deal is the server's secret alone; nobody added words.
shuffle-unopened = Promised words and did not open them in time, so that they do not count: { $names }
shuffle-silent = Left out, for nothing was heard of them in time: { $names }
shuffle-own = Words of your own for every shuffle
shuffle-own-why = Chance adds to them what nobody can guess. Without any it is chance alone.
shuffle-checking = Your browser computes the cards …
shuffle-no-browser = This browser computes for pages over https and on its own machine only. `hachiya verify` checks the record too.
shuffle-failed = The record cannot be had now
shuffle-other-promise = Its promise is not the one that this page heard before the deal
