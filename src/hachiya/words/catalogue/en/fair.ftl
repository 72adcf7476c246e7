### What is told of a fair shuffle: a commitment before each deal, words of the seats, a secret told afterwards.
###
### $seat (Seat) – of whom it is told
### $line (Number) – which line of the record
### $number (Number) – which deal, or how many
### $total (Number) – of how many
### $seats (Seat[]) – whose words are in a deal
### $what (Message) – what was found

## What is wrong with a deal

fair-late = Its secret was promised only after the cards were dealt
fair-words-late = { $seat }'s words came too late
fair-other-words = { $seat }'s words are not the ones that were promised
fair-told-early = Its secret was revealed before the deal
fair-other-secret = Its secret is not the one that was promised
fair-other-cards = Its cards do not follow from the secret and the words
fair-other-stock = Its stock does not follow from the secret and the words

## What is found of a deal

fair-deal = Deal { $number }: { $what }
fair-holds = The cards follow from the secret that was promised and the words of { $seats-and }
fair-holds-alone = The cards follow from the secret that was promised; nobody added words
fair-is-plain = No secret was promised; the server alone has shuffled
fair-is-sealed = A secret was promised but has not been revealed yet

## Of a match

fair-all-hold =
    { $total ->
        [one] The deal is as promised
       *[other] All { $total } deals are as promised
    }
fair-none = This record has no fair shuffle
fair-some-wrong = { $total ->
        [one] The deal is not as promised
       *[other] { $number } of { $total } deals { $number ->
            [one] is
           *[other] are
        } not as promised
    }
fair-of-match = Match { $number }: { $what }
fair-some-open = { $total ->
        [one] The deal cannot be checked
       *[other] { $number } of { $total } deals { $number ->
            [one] is
           *[other] are
        } as promised; the others cannot be checked
    }
fair-promised-anew = In line { $line } the server made another promise after words had been revealed: it could have dealt again
