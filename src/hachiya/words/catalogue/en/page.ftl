### What all pages say: bars, settings, the way on.
###
### $brand (Text) – the name of the house
### $game (Text) – its name
### $name (Text) – what a person is called
### $page (Text) – what the page is
### $what (Text) – what is copied

page-brand = Hachiya
page-brand-home = Hachiya, to the start
page-brand-sub = the house of eights
page-skip = Skip to the content
page-close = Close
page-you = You
page-you-named = { $name } (you)
page-unreachable = The server does not answer. Is it running?
page-retry = Try again
page-tools = Tools
page-to-start = To the start
page-record = Record
page-language = Language
page-speed = Speed of the cards
page-speed-calm = calm
page-speed-brisk = brisk
page-speed-instant = at once
page-speed-step = step by step
page-copy = Copy the address
page-copied = Copied
page-prefs-title = Settings
page-prefs-theme = Light or dark
page-theme-system = as the device
page-theme-light = light
page-theme-dark = dark
page-prefs-deck = Faces of the flower cards
page-deck-usual = usual
page-deck-contrast = high contrast
page-prefs-labels = Month and kind written on the cards
page-prefs-furigana = Japanese readings (furigana)
page-prefs-thumb = Hand that plays
page-thumb-right = right
page-thumb-left = left
page-prefs-sound = Sound
page-switch-on = on
page-switch-off = off
page-prefs-kept = Settings are kept in this browser.
page-rules-link = Rules
page-rules-of = Rules of { $game }
page-rules-opens = (opens in a new tab)
page-rules-failed = The rules could not be fetched.
page-odds-of = Odds of { $game }
page-glossary-of = Words of { $game }
page-guides = To read
page-guide-rules = Rules
page-guide-odds = Odds
page-guide-glossary = Words
page-guide-statistics = Statistics
page-statistics-failed = The statistics could not be fetched.
page-replay-failed = What shows a match again could not be fetched.
page-odds-failed = The odds could not be fetched.
page-caution = Before a hatto card
page-caution-ask = Ask again
page-caution-warn = Only warn
page-gone-title = There is no such page
page-gone-text = The address leads nowhere. Perhaps a letter is missing.
page-gone-table-title = This table is gone
page-gone-table-text = There is no table at this address. It may have been cleared away, or a letter of the address is missing.
page-gone-old-title = This table cannot go on
page-gone-old-text = It was begun under rules that have changed since. Its record is kept.
page-gone-seat-title = This seat belongs to someone else
page-gone-seat-text = Only the browser that holds the seat’s key may sit here. If it is yours, open the address of your seat key. You can also watch the table.
page-gone-unwelcome-title = This table is played without onlookers
page-gone-unwelcome-text = Whoever opened it wishes nobody to look on while it is played.
page-gone-watch = Watch the table
page-loading = Loading the table…
page-suits = Colours of the suits
page-suits-two = two
page-suits-four = four
page-copy-of = Copy the address: { $what }
page-copied-of = Copied: { $what }
page-title = { $page } – { $brand }
page-app-name = Hachiya, the house of eights
page-app-about = A table for hanafuda games and Bashifen
page-offline-lost = Connection lost. Trying again…
page-offline-moving = The house moves, and is back in a moment. Nothing is lost.
page-offline-now = Try now
page-offline-outdated = The server has been updated. Load the page again to go on; nothing is lost.
page-offline-reload = Load again
page-refusal-close = Close the message
