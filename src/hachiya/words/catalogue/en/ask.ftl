### What is wrong with a question about odds.
###
### $game (Message) – of which game
### $topic (Text) – what was asked for
### $names (Text[]) – what there is
### $given (Text) – what was given instead
### $number (Number) – how many
### $low (Number) – at least
### $high (Number) – at most

ask-no-odds-on = { $game } has no odds on { $topic }; the games that have them are: { $names }
ask-no-topic = There are no odds on { $given }; the topics are: { $names }
ask-takes-no-k = The topic { $topic } takes no number of cards (k)
ask-k-or-cards = `k` is the number of `cards`; give only one of the two
ask-wrong-k = `k` is a number of cards from { $low } to { $high }, not { $number }
ask-takes-no-cards = The topic { $topic } takes no cards
ask-wrong-cards = { $given } is not { $number ->
        [one] one card
       *[other] { $number } different cards
    }; a card is a letter, A to Z and a to v
ask-wrong-cards-between = { $given } is not { $low } to { $high } different cards; a card is a letter, A to Z and a to v
