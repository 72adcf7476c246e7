### What the choices of a seat are called.
###
### $card (Cards) – a flower card
### $cards (Cards) – several
### $playing (Pack) – a playing card
### $yaku (Yaku) – hand yaku
### $number (Number) – of an action that is none, or of the action that ends a lead
### $rate (Number) – of doubling
### $whole (Number) – how many cards are laid together
### $more (Number) – how many are missing

action-card = { $card-letters } { $card }
action-flower = { $card }
action-show = show { $yaku } ({ $cards-letters })
action-show-cards = show { $yaku } ({ $cards })
action-show-nothing = show nothing
action-look = look first
action-unseen = in unseen
action-join = come in
action-fold = fold
action-fold-hachiju = fold
action-double = double (to { $rate })
action-stop = stop
action-stop-hachiju = stop
action-sage = sage (go on)
action-cancel = cancel the sage
action-go-on = go on
action-unknown = action { $number }

## Bashifen

action-playing-card = { $playing }
action-declare = show { $playing }
action-declare-pair = show the pair { $playing } { $playing }
action-declare-nothing = show nothing
action-confirm = confirm (show no more)
action-commit = lead these
action-lacks-end-of-lead = The choice is not complete: a lead ends with action { $number }
action-lacks-cards = The choice is not complete: { $whole } cards are laid together, { $more } more
