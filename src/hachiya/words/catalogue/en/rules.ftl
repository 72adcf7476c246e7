### The rules of a table as a link, and the page that it opens.
###
### $game (Text) – its name
### $given (Text) – what the address says
### $n (Number) – how many
### $option (Text) – its name

rules-title = The rules of this table
rules-of = The rules of this table: { $game }
rules-players = { $n } { $n ->
        [one] player
       *[other] players
    }
rules-usual = usual
rules-no-option = { $game } has no option “{ $given }”; the address was written for another version, or mistyped.
rules-no-value = “{ $given }” cannot be chosen for “{ $option }” here; the usual value is shown.
rules-no-seats = { $game } is not played by “{ $given }”; the usual number of players is shown.
rules-ways = What shall we do by these rules?
rules-tally = Keep the score at a real table
rules-friends = Open a table for friends
rules-here = Play together at this device
rules-bots = Play against the computer
rules-share = Share these rules
rules-share-text = Whoever opens the link reads these rules, keeps the score by them, or plays by them.
rules-share-link = Link to the rules
rules-share-said = Our rules of { $game }
rules-share-open = See the page
