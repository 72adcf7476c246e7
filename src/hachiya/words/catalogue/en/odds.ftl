### Heads of the tables of odds, and how numbers stand in them.
###
### $number (Number) – how many
### $shape (Text) – first cards by month: 2+1+1
### $value (Text) – a number as it is printed
### $file (Text) – where a plot is
### $files (Text[]) – how the name of a plot may end

## Topics

odds-hand-yaku = Hand yaku: how many hands make which, and what they bring
odds-field = The kinds of field, their months in a year, and overtime
odds-shima = All four cards of a month on the field (shima)
odds-first-cards = Hand yaku, when one has seen one's first k cards
odds-stage-cards = Level cards and pairs held after k draws

## Hands

odds-none = none
odds-total = total
odds-value = value
odds-any-hand-yaku = any hand yaku
odds-chance-of-first-cards = chance of these first cards
odds-mean-income = mean income in a small field, from both payers
odds-mean-income-at-rate = mean income at rate 1, from all payers
odds-compounds = Compounds
odds-in-all = In all
odds-aka-of-five = aka with five ribbons or more, willow's included
odds-aka-of-seven = aka of seven ribbons
odds-income-first-month = mean income in the first month, whatever its field
odds-income-of-year = mean income in a month of a whole year
odds-with-these-cards = Hands that have these cards
odds-by-months = By the months of the first cards
odds-by-kinds = By the kinds of the first cards
odds-shape = { $shape }
odds-kasu-alone = chaff alone
odds-one-ribbon = one ribbon
odds-ribbons = ribbons
odds-one-animal = one animal
odds-one-light = one bright
odds-others = others

## The field

odds-nothing-carried = nothing carried
odds-large-carried = large carried
odds-grand-carried = grand carried
odds-months = months of { $number }
odds-long-run = in the long run
odds-kinds = Kinds of field
odds-left-dropped = anything (it is dropped)
odds-left-overtime = anything (overtime)
odds-left-grand = grand
odds-left-large = large alone
odds-left = Left after the last month
odds-in-a-deal = in a deal
odds-dealt-anew = a deal is dealt anew
odds-at-least-once = at least once in { $number } deals
odds-four-of-a-month = Four of a month
odds-field-then = The field then

## Bashifen

odds-held = { $number } held
odds-stage-pair = level pair
odds-joker-pair = joker pair
odds-drawn = { $number } drawn
odds-by-draws = By the number of draws

## Numbers

odds-points = { $value } points
odds-worth-kan = { $number } kan
odds-worth-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
odds-measure-chance = chance
odds-measure-months = months
odds-measure-points = points
odds-drawn-into = Drawn into { $file }
odds-wrong-picture = The name of a plot ends in { $files }, unlike { $file }
odds-needs-matplotlib = Drawing needs matplotlib, which is not installed; pip install 'hachiya[plot]' brings it
