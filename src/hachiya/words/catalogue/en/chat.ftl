### What people say to one another at a table.

chat-title = Talk
chat-none = Nobody has said anything yet.
chat-phrases = Phrases
chat-reactions = Reactions
chat-text = Your own words
chat-send = Say it
chat-mute = not to be heard by me
chat-silence = silenced
chat-silenced = Who opened the table has silenced you here.
chat-hello = Hello!
chat-luck = Good luck!
chat-well = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry.
chat-moment = One moment, please.
chat-hurry = Your turn, please.
chat-close = That was close!
chat-lucky = What luck!
chat-again = Another one?
chat-bye = Good-bye!
chat-clap = claps
chat-laugh = laughs
chat-wow = is amazed
chat-think = wonders
chat-cry = weeps
