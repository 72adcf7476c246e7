### The 48 flower cards by their letters. `short` leaves out what the kind of card or its picture says already.

## pine

card-A = pine crane
    .short = crane
card-B = pine ribbon
    .short = pine
card-C = pine chaff
    .short = chaff
card-D = pine chaff
    .short = chaff

## plum

card-E = plum warbler
    .short = warbler
card-F = plum ribbon
    .short = plum
card-G = plum chaff
    .short = chaff
card-H = plum chaff
    .short = chaff

## cherry

card-I = cherry curtain
    .short = curtain
card-J = cherry ribbon
    .short = cherry
card-K = cherry chaff
    .short = chaff
card-L = cherry chaff
    .short = chaff

## wisteria

card-M = wisteria cuckoo
    .short = cuckoo
card-N = wisteria ribbon
    .short = wisteria
card-O = wisteria chaff
    .short = chaff
card-P = wisteria chaff
    .short = chaff

## iris

card-Q = iris bridge
    .short = bridge
card-R = iris ribbon
    .short = iris
card-S = iris chaff
    .short = chaff
card-T = iris chaff
    .short = chaff

## peony

card-U = peony butterflies
    .short = butterflies
card-V = peony ribbon
    .short = peony
card-W = peony chaff
    .short = chaff
card-X = peony chaff
    .short = chaff

## clover

card-Y = clover boar
    .short = boar
card-Z = clover ribbon
    .short = clover
card-a = clover chaff
    .short = chaff
card-b = clover chaff
    .short = chaff

## pampas

card-c = pampas moon
    .short = moon
card-d = pampas geese
    .short = geese
card-e = pampas chaff
    .short = chaff
card-f = pampas chaff
    .short = chaff

## chrysanthemum

card-g = chrysanthemum cup
    .short = cup
card-h = chrysanthemum ribbon
    .short = chrysanthemum
card-i = chrysanthemum chaff
    .short = chaff
card-j = chrysanthemum chaff
    .short = chaff

## maple

card-k = maple deer
    .short = deer
card-l = maple ribbon
    .short = maple
card-m = maple chaff
    .short = chaff
card-n = maple chaff
    .short = chaff

## willow

card-o = willow rain man
    .short = rain man
card-p = willow swallow
    .short = swallow
card-q = willow ribbon
    .short = willow
card-r = willow chaff
    .short = chaff

## paulownia

card-s = paulownia phoenix
    .short = phoenix
card-t = paulownia chaff
    .short = chaff
card-u = paulownia chaff
    .short = chaff
card-v = paulownia chaff
    .short = chaff

## Face down

card-hidden = a hidden card
