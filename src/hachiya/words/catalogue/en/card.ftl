### The 48 flower cards by their letters. `short` leaves out what the kind of card or its picture says already.

## pine

card-A = pine crane
    .short = crane
card-B = pine ribbon
    .short = pine
card-C = pine plain
    .short = plain
card-D = pine plain
    .short = plain

## plum

card-E = plum warbler
    .short = warbler
card-F = plum ribbon
    .short = plum
card-G = plum plain
    .short = plain
card-H = plum plain
    .short = plain

## cherry

card-I = cherry curtain
    .short = curtain
card-J = cherry ribbon
    .short = cherry
card-K = cherry plain
    .short = plain
card-L = cherry plain
    .short = plain

## wisteria

card-M = wisteria cuckoo
    .short = cuckoo
card-N = wisteria ribbon
    .short = wisteria
card-O = wisteria plain
    .short = plain
card-P = wisteria plain
    .short = plain

## iris

card-Q = iris bridge
    .short = bridge
card-R = iris ribbon
    .short = iris
card-S = iris plain
    .short = plain
card-T = iris plain
    .short = plain

## peony

card-U = peony butterflies
    .short = butterflies
card-V = peony ribbon
    .short = peony
card-W = peony plain
    .short = plain
card-X = peony plain
    .short = plain

## clover

card-Y = clover boar
    .short = boar
card-Z = clover ribbon
    .short = clover
card-a = clover plain
    .short = plain
card-b = clover plain
    .short = plain

## pampas

card-c = pampas moon
    .short = moon
card-d = pampas geese
    .short = geese
card-e = pampas plain
    .short = plain
card-f = pampas plain
    .short = plain

## chrysanthemum

card-g = chrysanthemum cup
    .short = cup
card-h = chrysanthemum ribbon
    .short = chrysanthemum
card-i = chrysanthemum plain
    .short = plain
card-j = chrysanthemum plain
    .short = plain

## maple

card-k = maple deer
    .short = deer
card-l = maple ribbon
    .short = maple
card-m = maple plain
    .short = plain
card-n = maple plain
    .short = plain

## willow

card-o = willow rain man
    .short = rain man
card-p = willow swallow
    .short = swallow
card-q = willow ribbon
    .short = willow
card-r = willow plain
    .short = plain

## paulownia

card-s = paulownia phoenix
    .short = phoenix
card-t = paulownia plain
    .short = plain
card-u = paulownia plain
    .short = plain
card-v = paulownia plain
    .short = plain

## Face down

card-hidden = a hidden card
