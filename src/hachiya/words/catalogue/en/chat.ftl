### What people say to one another at a table.
###
### $name (Text) – what one of them is called
### $who (Text) – what another is called

chat-title = Talk
chat-none = Nobody has said anything yet.
chat-phrases = Phrases
chat-reactions = Reactions
chat-text = Your own words
chat-send = Say it
chat-mute = not to be heard by me
chat-silence = silenced
chat-silenced = Who opened the table has silenced you here.
chat-report = Tell the host
chat-reported = The host has been told.
chat-complaint = { $name } complains of what { $who } has said.
chat-complained = { $name } complains of this.
chat-open = Show it
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
