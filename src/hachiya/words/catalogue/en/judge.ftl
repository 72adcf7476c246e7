### What is wrong with cards that are to be judged.
###
### $letters (Text) – flower cards
### $cards (Text) – playing cards by name
### $card (Text) – one of them
### $given (Text) – what was given
### $names (Text[]) – what there is
### $number (Number) – how many cards
### $low (Number) – the least
### $high (Number) – the greatest

judge-in-two-piles = { $letters } cannot lie in two piles
judge-no-card = { $given } is not a card; cards are named by rank and suit, such as AS and TH, the jokers LJ and BJ
judge-three-times = { $card } is there three times; the pack has it twice
judge-not-in-hand = { $cards } is not in the hand
judge-several-suits = { $cards } is not of one suit
judge-other-number = { $cards }: every play of this trick has { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
judge-no-suit = { $given } is not a trump suit; there are { $names }
judge-no-level = { $given } is not a level; they go from { $low } to { $high } (ace)
judge-nothing-led = The lead has no card
