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

puzzle-bad-line = Line { $number } is no puzzle: { $what }
puzzle-no-json = It is not one JSON object
puzzle-lacks = `{ $key }` is missing or not what it should be
puzzle-obvious = Its solution { $given } is the obvious choice
puzzle-not-clear = Its best choice { $given } is not the best by the margin it needs
puzzle-no-game = There are no puzzles of { $given }; there are some of: { $names }
puzzle-no-puzzle = There is no puzzle { $given }; the puzzles are: { $names }

puzzle-title = { $name }: { $game }, { $person } to choose
puzzle-choices = Choices: { $names }
puzzle-solution = Best is “{ $choice }”, worth { $amount }:
puzzle-other = “{ $choice }”: { $amount }
puzzle-checked = { $number } { $number ->
        [one] puzzle is
       *[other] puzzles are
    } sound
