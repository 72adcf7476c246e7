### Pictures that `hachiya.svg` draws.
###
### $given (Text) – what was given, as Python writes it
### $names (Text[]) – the names that exist

picture-no-theme = There is no theme { $given }; the themes are: { $names }
picture-no-card = There is no card { $given }; flower cards are the letters A–Z and a–v, playing cards are names such as AS, TH or BJ, and ? is a card face down
picture-no-subject = { $given } cannot be drawn; a match, a view or cards can
