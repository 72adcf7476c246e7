### The games. `title` stands by itself, `about` says what one is, `tile` in a few words.

game-nakayoshi = nakayoshi hachi-hachi
    .title = Hachi-Hachi, Nakayoshi
    .about = Three to seven sit at the table, three of them play each month. Look at your hand and come in or fold; the fees of those who fold go to the winner.
    .tile = Three to seven at the table; folding has its price.
game-sannin = sannin hachi-hachi
    .title = Hachi-Hachi for three
    .about = Three people, one pack of 48 flower cards, a year of twelve months. Capture cards of the same month, make yaku, and decide each time whether to stop or to go on.
    .tile = Three play a whole year and keep one score sheet.
game-shiragiku = shiragiku hachi-hachi
    .title = Hachi-Hachi, Shiragiku
    .about = For three, with up to seven at the table. Hand yaku are always shown, and captured yaku are paid as soon as they are made.
    .tile = Yaku are paid the moment they are made.
game-hachiju = hachijū
    .title = Hachijū
    .about = Two to six sit at the table, two or three of them play. Come in, fold or double: whoever doubles leads, and all others must answer again.
    .tile = With a doubling cube; two can play too.
game-bashifen = bashifen
    .title = Bashifen
    .about = Four people in two pairs, two packs with four jokers. Draw card by card, fix trumps by showing a card, win the point cards (K, 10, 5), and climb the ladder from 2 past the ace.
    .tile = Two western packs, two pairs, one trump suit.
