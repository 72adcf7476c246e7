### What an environment refuses, and what it asks of a language model.
###
### $name (Text) – an argument
### $given (Text) – what was given instead
### $values (Text[]) – what it can be
### $right (Text) – the kind of numbers that it must have
### $shape (Text) – the shape that it must have
### $number (Number) – which match of a batch, from 0
### $action (Number) – what was chosen
### $legal (Text[]) – the numbers of legal actions
### $method (Text) – what was called

env-no-value = { $name } cannot be { $given }; its values are: { $values }
env-bad-array = { $name } must be an array of { $right } with the shape { $shape }, not { $given }
env-not-contiguous = { $name } must lie in one piece in memory, row by row, so that it can be written to
env-illegal = Match { $number } has no action { $action } now; its legal actions are: { $legal }
env-episode-over = The episode of match { $number } is over: reset the match before its next step
env-only-none = The episode is over: the only action of a seat is None
env-not-reset = Nothing has begun yet: call reset() before { $method }()
env-closed = The environment is closed: make a new one
env-match-goes-on = The match is not over: its decisions have no result yet
env-answer-with-a-name = Answer with the name of one choice, the text before the colon.
