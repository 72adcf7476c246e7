"""Pictures of tables and cards as SVG, for notebooks, documents and the command `hachiya render`.

`svg` makes them. A `Canvas` holds texts and cards (`faces`, `playing_cards`) in the colours of a theme; each family of
games draws its table on one.
"""
