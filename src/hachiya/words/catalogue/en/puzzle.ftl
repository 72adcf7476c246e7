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

puzzle-bad-line = Line { $number } is not a puzzle: { $what }
puzzle-no-json = The line is not a JSON object
puzzle-lacks = `{ $key }` is missing or invalid
puzzle-obvious = Its solution { $given } is the obvious choice
puzzle-not-clear = Its best choice { $given } is not better than the others by the required margin
puzzle-no-game = There are no puzzles for { $given }; there are puzzles for: { $names }
puzzle-no-puzzle = There is no puzzle { $given }; the puzzles are: { $names }

puzzle-title = { $name }: { $game }, { $person } to choose
puzzle-choices = Choices: { $names }
puzzle-solution = Best is “{ $choice }”, worth { $amount }:
puzzle-other = “{ $choice }”: { $amount }
puzzle-checked = { $number } { $number ->
        [one] puzzle is
       *[other] puzzles are
    } sound
