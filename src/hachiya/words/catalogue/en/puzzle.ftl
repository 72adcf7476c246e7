### Puzzles and drills.
###
### $number (Number) – of a line, or how many
### $what (Message) – what is wrong with it
### $key (Text) – what of a puzzle
### $given (Text) – what was given
### $names (Text[]) – what there is
### $game (Message) – which game
### $name (Text) – what the puzzle is called
### $person (Seat) – who is to choose
### $choice (Message) – a choice
### $amount (Message) – what it is worth

puzzle-bad-line = line { $number } is no puzzle: { $what }
puzzle-no-json = it is not one JSON object
puzzle-lacks = `{ $key }` is missing or not what it should be
puzzle-obvious = its solution { $given } is the obvious choice
puzzle-not-clear = its best choice { $given } is not the best by the margin it needs
puzzle-no-game = there are no puzzles of { $given }; there are some of: { $names }
puzzle-no-puzzle = there is no puzzle { $given }; the puzzles are: { $names }

puzzle-title = { $name }: { $game }, { $person } to choose
puzzle-choices = Choices: { $names }
puzzle-solution = Best is “{ $choice }”, worth { $amount }:
puzzle-other = “{ $choice }”: { $amount }
puzzle-checked = { $number } { $number ->
        [one] puzzle is
       *[other] puzzles are
    } sound
