### Yaku by the keys of records. `meaning` says what one is; Japanese has its reading too (`kana`).

## How several are said

yaku-compound = { $first } + { $second }
yaku-compound-meant = { $first } + { $second }
yaku-meant = { $name } ({ $meaning })
yaku-explained = { $meant }
yaku-and = { $first } + { $second }
yaku-and-explained = { $first } + { $second }

## The yaku

yaku-sanbon = sanbon
    .meaning = three of a month
yaku-tatesanbon = tatesanbon
    .meaning = a special three
yaku-kuttsuki = kuttsuki
    .meaning = three pairs
yaku-teshi = teshi
    .meaning = four of a month
yaku-haneken = haneken
    .meaning = a three and two pairs
yaku-ichinishi = ichinishi
    .meaning = a four and a pair
yaku-shiso = shiso
    .meaning = a four and a three
yaku-futasanbon = futasanbon
    .meaning = two threes
yaku-sanbontatesanbon = sanbontatesanbon
    .meaning = a three and a special three
yaku-futatatesanbon = futatatesanbon
    .meaning = two special threes
yaku-aka = aka
    .meaning = ribbons and chaff
yaku-tanichi = tanichi
    .meaning = one ribbon, else chaff
yaku-toichi = toichi
    .meaning = one animal, else chaff
yaku-pikaichi = pikaichi
    .meaning = one bright, else chaff
yaku-karasu = karasu
    .meaning = all chaff
yaku-suroku = suroku
    .meaning = six chaff
yaku-goko = goko
    .meaning = five brights
yaku-shiko = shiko
    .meaning = four brights, without the rain man
yaku-goun = goun
    .meaning = five animals with clouds
yaku-nanatan = nanatan
    .meaning = seven ribbons
yaku-akatan = akatan
    .meaning = the red poem ribbons
yaku-aotan = aotan
    .meaning = the blue ribbons
yaku-inoshikacho = inoshikacho
    .meaning = boar, deer and butterflies
yaku-sohachi = sohachi
    .meaning = equal card points for all
yaku-futahachi = futahachi
    .meaning = about twice an equal share of the card points
yaku-sujuroku = sujuroku
    .meaning = sixteen chaff
yaku-tobikomi = tobikomi
    .meaning = all four of the shown month captured
yaku-nuke = nuke
    .meaning = more than an equal share of card points after a hand of chaff
yaku-mizuten = mizuten
    .meaning = the dealer joined unseen
