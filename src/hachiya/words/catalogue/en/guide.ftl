### The pages of rules and odds.
###
### $amount (Text) – a number with its decimals
### $money (Text) – how much
### $n (Number) – how many, or which
### $of (Number) – how many there are
### $what (Text) – what it shows

guide-rules-contents = Contents
guide-rules-yaku = Yaku in pictures
guide-rules-worth-field = Worth from each payer in a small field, with the usual options.
guide-rules-worth-rate = Worth in all at rate 1; each of two payers pays half.
guide-rules-need = any { $n } of these
guide-rules-more = { $money } more for each further card
guide-rules-hatto = protected by hatto
guide-rules-example = A hand for each. Cards in full colour lie open when it is shown.
guide-odds-lead = Counted over every hand and every field, not played out: each figure is exact before it is rounded.
guide-odds-judge = What do seven cards make? Ask the judge.
guide-odds-points = { $amount } points
guide-odds-scale = Bars are on a logarithmic scale.

## Examples beside the rules

guide-example-label = Example: { $what }
guide-example-off = This example cannot be fetched just now.
guide-example-play = Play the example
guide-example-pause = Pause
guide-example-back = One step back
guide-example-on = One step on
guide-example-told = What happens
guide-example-at = { $n } of { $of }
guide-example-field = Field
guide-example-stock = Stock: { $n }
guide-example-sannin-taking = a card takes from the field, then one from the stock
guide-example-sannin-captured = inoshikacho is captured, and its maker stops
guide-example-sannin-sage = a yaku is made, and its maker goes on
guide-example-nakayoshi-fold = one folds and pays into the pot, two come in
guide-example-hachiju-double = a double, and who comes in at it
guide-example-bashifen-trick = the cards of a trick, and who takes it
guide-example-shiragiku-sage = a yaku is paid at once, and play goes on
