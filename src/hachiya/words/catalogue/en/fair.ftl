### What is told of a fair shuffle: a commitment before each deal, words of the seats, a secret told afterwards.
###
### $seat (Seat) – of whom it is told
### $line (Number) – which line of the record
### $number (Number) – which deal, or how many
### $total (Number) – of how many
### $seats (Seat[]) – whose words are in a deal
### $what (Message) – what was found

## What is wrong with a deal

fair-late = its secret was promised when the cards were dealt already
fair-words-late = { $seat }'s words came too late
fair-other-words = { $seat }'s words are not the ones that were promised
fair-told-early = its secret was told before the deal
fair-other-secret = its secret is not the one that was promised
fair-other-cards = its cards are not those that follow from secret and words
fair-other-stock = its stock is not the one that follows from secret and words

## What is found of a deal

fair-deal = deal { $number }: { $what }
fair-holds = the cards follow from the secret that was promised and the words of { $seats-and }
fair-holds-alone = the cards follow from the secret that was promised; nobody added words
fair-is-plain = nothing was promised; the server alone has shuffled
fair-is-sealed = promised; its secret has not been told yet

## Of a match

fair-all-hold =
    { $total ->
        [one] the deal holds
       *[other] all { $total } deals hold
    }
fair-none = this record has no fair shuffle
fair-some-wrong = { $number } of { $total } deals do not hold
fair-of-match = match { $number }: { $what }
fair-some-open = { $number } of { $total } deals hold; of the others nothing is known
fair-promised-anew = the server promised anew in line { $line }, after words had been told: it could have dealt again
