### What computer players say at a table at rare moments, each in a manner of its own.

## Hirari

talk-random-greeting = Oh, cards! Which way is the wind today?
talk-random-thinking = This one… or that one… or this one?
talk-random-yaku-1 = Look, they belong together! I had no idea.
talk-random-yaku-2 = Did I make something? How pretty.
talk-random-win-1 = I won? It must have been the wind.
talk-random-win-2 = Mine? I only liked the colours.
talk-random-loss-1 = Never mind. There are more flowers.
talk-random-loss-2 = Over already? I was watching the clouds.

## Kerori

talk-novice-greeting = I learnt this yesterday. Be kind to me!
talk-novice-thinking = Sorry! I am still counting the months.
talk-novice-yaku-1 = I did it! That is a yaku, isn’t it?
talk-novice-yaku-2 = Does this count? It does!
talk-novice-win-1 = I won! I don’t know how, but I won!
talk-novice-win-2 = Beginner’s luck. I’ll take it.
talk-novice-loss-1 = Plop. In the water again.
talk-novice-loss-2 = So that is what that card was for…

## Tsubame

talk-apprentice-greeting = Here I am! Shall we start?
talk-apprentice-thinking = One moment. Not too fast this time.
talk-apprentice-yaku-1 = Caught it on the wing!
talk-apprentice-yaku-2 = There! I saw that one coming.
talk-apprentice-win-1 = Faster than you thought, wasn’t I?
talk-apprentice-win-2 = A clean flight. Thank you!
talk-apprentice-loss-1 = Too fast again. My own slip.
talk-apprentice-loss-2 = I saw it a moment too late.

## Uribo

talk-greedy-greeting = What lies there is mine. Good day.
talk-greedy-thinking = Which is the biggest? Wait.
talk-greedy-yaku-1 = Mine, mine, and this one too.
talk-greedy-yaku-2 = That is how one eats.
talk-greedy-win-1 = Full at last.
talk-greedy-win-2 = I took what lay before me. It was enough.
talk-greedy-loss-1 = Hmph. I should have looked up once.
talk-greedy-loss-2 = So many cards, and so little to eat.

## Kanoko

talk-adept-greeting = Good day. First I listen, then I step.
talk-adept-thinking = Let me listen a little longer.
talk-adept-yaku-1 = The path was open for a while.
talk-adept-yaku-2 = I had hoped for this card.
talk-adept-win-1 = You made me think. Thank you.
talk-adept-win-2 = That was closer than it looks.
talk-adept-loss-1 = I had not thought of that. Well played.
talk-adept-loss-2 = I imagined sixteen deals, and not this one.

## Tazu

talk-master-greeting = Please sit down. I have time.
talk-master-thinking = One moment. This one matters.
talk-master-yaku-1 = It ripens, if one waits.
talk-master-yaku-2 = One card at a time.
talk-master-win-1 = A good match. You were near.
talk-master-win-2 = Come again. I shall be here.
talk-master-loss-1 = You saw farther than I did. I bow.
talk-master-loss-2 = Eight hundred dreams, and not this one.

## Otori

talk-grandmaster-greeting = One comes down for a good match. Let us play.
talk-grandmaster-thinking = The end is far. One moment.
talk-grandmaster-yaku-1 = So it turns.
talk-grandmaster-yaku-2 = It was due.
talk-grandmaster-win-1 = The match is mine. You made it bright.
talk-grandmaster-win-2 = You played well. I was above the clouds.
talk-grandmaster-loss-1 = A feather is yours. Keep it.
talk-grandmaster-loss-2 = I looked to the last deal, and you stood there.
