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
    .meaning = three
yaku-tatesanbon = tatesanbon
    .meaning = special three
yaku-kuttsuki = kuttsuki
    .meaning = three pairs
yaku-teshi = teshi
    .meaning = four
yaku-haneken = haneken
    .meaning = three and two pairs
yaku-ichinishi = ichinishi
    .meaning = four and a pair
yaku-shiso = shiso
    .meaning = four and three
yaku-futasanbon = futasanbon
    .meaning = two pairs of three
yaku-sanbontatesanbon = sanbontatesanbon
    .meaning = three and special three
yaku-futatatesanbon = futatatesanbon
    .meaning = two pairs of special three
yaku-aka = aka
    .meaning = slips and dregs
yaku-tanichi = tanichi
    .meaning = a slip in dregs
yaku-toichi = toichi
    .meaning = an animal in dregs
yaku-pikaichi = pikaichi
    .meaning = a light in dregs
yaku-karasu = karasu
    .meaning = all dregs
yaku-suroku = suroku
    .meaning = six dregs
yaku-goko = goko
    .meaning = five lights
yaku-shiko = shiko
    .meaning = four lights
yaku-goun = goun
    .meaning = clouds
yaku-nanatan = nanatan
    .meaning = seven slips
yaku-akatan = akatan
    .meaning = red slips
yaku-aotan = aotan
    .meaning = blue slips
yaku-inoshikacho = inoshikacho
    .meaning = boar-deer-butterflies
yaku-sohachi = sohachi
    .meaning = all 88 points
yaku-futahachi = futahachi
    .meaning = double points
yaku-sujuroku = sujuroku
    .meaning = sixteen dregs
yaku-tobikomi = tobikomi
    .meaning = diving
yaku-nuke = nuke
    .meaning = escaping
yaku-mizuten = mizuten
    .meaning = playing unseen
