### What is told of a fair shuffle: a commitment before each deal, words of the seats, a secret told afterwards.
###
### $seat (Seat) – of whom it is told
### $line (Number) – which line of the record
### $number (Number) – which deal, or how many
### $total (Number) – of how many
### $seats (Seat[]) – whose words are in a deal
### $what (Message) – what was found

## What is wrong with a deal

fair-late = Its secret was promised when the cards were dealt already
fair-words-late = { $seat }'s words came too late
fair-other-words = { $seat }'s words are not the ones that were promised
fair-told-early = Its secret was told before the deal
fair-other-secret = Its secret is not the one that was promised
fair-other-cards = Its cards are not those that follow from secret and words
fair-other-stock = Its stock is not the one that follows from secret and words

## What is found of a deal

fair-deal = Deal { $number }: { $what }
fair-holds = The cards follow from the secret that was promised and the words of { $seats-and }
fair-holds-alone = The cards follow from the secret that was promised; nobody added words
fair-is-plain = Nothing was promised; the server alone has shuffled
fair-is-sealed = Promised; its secret has not been told yet

## Of a match

fair-all-hold =
    { $total ->
        [one] The deal holds
       *[other] All { $total } deals hold
    }
fair-none = This record has no fair shuffle
fair-some-wrong = { $total ->
        [one] The deal does not hold
       *[other] { $number } of { $total } deals { $number ->
            [one] does
           *[other] do
        } not hold
    }
fair-of-match = Match { $number }: { $what }
fair-some-open = { $total ->
        [one] Of the deal nothing is known
       *[other] { $number } of { $total } deals { $number ->
            [one] holds
           *[other] hold
        }; of the others nothing is known
    }
fair-promised-anew = The server promised anew in line { $line }, after words had been told: it could have dealt again
