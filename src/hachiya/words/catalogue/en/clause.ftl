### Sections of the rules, and decisions that sentences name, by their titles.

clause-A1 = Frame
clause-A2 = The field
clause-A3 = Play
clause-A4 = The auction
clause-A5 = Hand yaku
clause-A6 = Captured yaku
clause-A7 = Going on (sage)
clause-A8 = Cards that must not be thrown (hatto)
clause-A9 = The end of a month
clause-A10 = The end of the year
clause-A11 = The score sheet
clause-B1 = The game of hachijū
clause-B2 = The game of bashifen
clause-C-08 = What is paid when a yaku ends the month
clause-C-67 = How long a match is
clause-C-82 = The end of the match
clause-C-83 = Where both pairs begin
clause-C-85 = 200 points and more
clause-C-90 = A wrong throw
clause-C-92 = Pairs in a follow
clause-C-93 = Rebellion
clause-C-94 = Jokers shown
clause-C-95 = Nobody declares
clause-C-97 = Who is declarer
clause-C-164 = A kitty without a level card
