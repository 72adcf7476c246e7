### Hints, reviews and puzzles on the page.
###
### $unit (Message) – kan, points or levels
### $n (Number) – how many
### $low (Text) – a number
### $high (Text) – a number

insight-thinking = Thinking …
insight-worths = What each choice brings until the end of the deal, on average over { $n } ways in which the hidden cards can lie ({ $unit }).
insight-best = best
insight-as-good = as good
insight-interval = { $low } to { $high }
insight-alike = It makes no difference that is worth a word.
insight-note = A hint sees only what you see. The interval knows of the ways that were tried, not of how the others really play.
