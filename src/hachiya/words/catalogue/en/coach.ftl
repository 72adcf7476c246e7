### The lessons: which there are, and what goes on in one.
###
### $number (Number) – of a lesson, or of lessons
### $of (Number) – how many there are
### $game (Text) – its name

coach-title = Learn
coach-about = Short lessons to be played, not read: one idea each, on a real table. What is lit is right; nothing bad happens if you try something else.
coach-first = The first seven are enough to sit down and play.
coach-done = done
coach-done-of = { $number } of { $of } done
coach-at = Lesson { $number } of { $of }
coach-on = Go on
coach-again = Once more
coach-next = Next lesson
coach-all = All lessons
coach-room-tally = Keep the score of a real table
coach-to-play = Now play
coach-play-month = Now play a month
coach-play-month-hachiju = Now play a deal
coach-your-turn = Your turn: play the lit card.
coach-take = Take the lit card.
coach-choose = Your turn: choose as the lesson says.
coach-not-this = Not this time: the lit card is the one to play here.
coach-watch = …
coach-is-done = Done.
coach-unreachable = This lesson cannot be fetched just now.
coach-back = Back to the table
coach-words = What the lesson says
coach-progress = How far the lesson has come
coach-lesson-done = Well done
coach-road-end = The end of the road
coach-road-done = You know { $game } now
coach-seal = done
coach-seal-road = master
