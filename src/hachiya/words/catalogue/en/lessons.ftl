### What is said in the lessons: the title under the lesson's name, each step under its number, and as `.not` what is
### said to a choice that is not the right one there.

## Sannin

lessons-sannin-deck = The deck
lessons-sannin-deck-1 = These are flower cards. There are 48: twelve plants, one for each month, with four cards each. Pine is January, plum is February, and so on.
lessons-sannin-deck-2 = The two lit cards are both bush clover, the plant of July. Everything in these games rests on that: cards of one month go together, whatever else is drawn on them.
lessons-sannin-deck-3 = Play the lit card from your hand: tap it, and tap it again. Or pull it onto the field.
    .not = That card is of another month. Look for the card in your hand with the same plant as the boar on the field: it is lit.
lessons-sannin-deck-4 = It took the boar, which is of the same month, and both are yours now. The card that moved after it came from the stock: more of that soon.

lessons-sannin-taking = Taking
lessons-sannin-taking-1 = It is your turn. Two wisterias lie on the field, and you hold a third. Of two you choose one. Play your wisteria.
    .not = Another card would do too, later on. Now play the lit wisteria, which has two to choose from.
lessons-sannin-taking-2 = Whatever the choice, you always take: not taking is not allowed where the month matches. Now the others play.
lessons-sannin-taking-3 = One card of your month lies there, and you take it without being asked. Play the paulownia. (If three of a month lie there, the fourth takes all three.)
    .not = Play the lit paulownia: its match lies on the field.
lessons-sannin-taking-4 = None of this month is on the field. Play the moon all the same: where nothing matches, a card just lies down, and anybody may take it.
    .not = You may play any card, and here the lit one shows what happens when nothing matches.
lessons-sannin-taking-5 = It lies on the field now, open to everybody. You must play a card each turn, so sometimes you have to give something away. You will take this one back in the next lesson.

lessons-sannin-stock = The stock
lessons-sannin-stock-1 = A turn has two halves. First you play a card from your hand. Then the top card of the stock is turned, and it takes by the same rules.
lessons-sannin-stock-2 = Take the moon: play your other pampas grass.
    .not = The moon is worth more than anything else here. Play the lit card.
lessons-sannin-stock-3 = The stock has turned a cherry, and two cherries lie on the field. Again you choose. Take the lit one.
    .not = Both are alike here. Take the lit one.
lessons-sannin-stock-4 = That was a whole turn: two cards, two chances to take. After seven turns each all hands and the field are empty, and the month is over.

lessons-sannin-points = Four kinds of cards
lessons-sannin-points-1 = What you take lies in four piles. The five brights count 20 points each, the nine animals 10, the ten ribbons 5, and chaff 1.
lessons-sannin-points-2 = All cards together are 264 points: 88 for each of the three. The game has its name from that: hachi-hachi means eighty-eight. Whoever has more is paid, whoever has less pays.
lessons-sannin-points-3 = The crane has come to the field. It is a bright, worth 20 points, and the poorest pine will take it. Play yours.
    .not = Look at the field: the crane is January, and so is the lit card in your hand. 20 points for 1.
lessons-sannin-points-4 = 21 points in one turn. Now look at your piles: before anything else, these games are about brights and animals.

lessons-sannin-hand = Hand yaku
lessons-sannin-hand-1 = Before the first card is played, some hands are paid at once. Yours is one of them: it has two ribbons, and all else is chaff (so is the rain man, here). That is aka.
lessons-sannin-hand-2 = To be paid you must show it: the chaff of it lies open for the rest of the month, and the others know what you hold. It brings 2 kan from each of them. A kan is 12 points.
lessons-sannin-hand-3 = Show it. Showing is nearly always right: what you have been paid for it, nobody takes back in most months.
    .not = You may keep it to yourself, but then nobody pays. Show aka.
lessons-sannin-hand-4 = Rin and Ken have paid you 24 points each. There are more such hands: many chaff, two or three of a month, four of a month. The page of the rules has them all, and the table tells you what you hold.

lessons-sannin-captured = Captured yaku
lessons-sannin-captured-1 = Some sets of taken cards are worth much more than their points. You have the boar of July and the deer of October. With the butterflies of June they make inoshikacho.
lessons-sannin-captured-2 = The butterflies are somewhere in the stock, or in a hand. Play the warbler, which takes a ribbon, and see what the stock brings.
    .not = Take while you can: the lit card has its match on the field.
lessons-sannin-captured-3 = The stock has turned the butterflies, and they took a peony: inoshikacho is yours! It pays 6 kan, from each of the two others.
lessons-sannin-captured-4 = Now the game asks whether you stop. If you stop, you are paid and the month ends. Stop.
    .not = Going on is the next lesson. Here take what is safe: stop.
lessons-sannin-captured-5 = 72 points from each. A month with such a yaku ends at once, and points are not counted. The other sets: three poem ribbons, three blue ribbons, seven ribbons, four brights, and a few more.

lessons-sannin-sage = Going on: sage
lessons-sannin-sage-1 = The same moment again. You have inoshikacho, early in the month, and five cards in your hand. If you stop, each pays you 72 points.
lessons-sannin-sage-2 = But you also have the blue ribbon of the maple, one of three that make aotan. You may go on, which is called sage: if you make another yaku then, you are paid for all of them.
lessons-sannin-sage-3 = The risk: if nothing more comes, or you withdraw, you get half. And if another makes a yaku meanwhile, you get half too, but pay their yaku for everybody. Go on.
    .not = Stopping is safe, and often right. Here see what going on can bring.
lessons-sannin-sage-4 = From now on you could withdraw after every turn, for half. We do not. Play the lit cards.
lessons-sannin-sage-5 = The last blue ribbon! Aotan has come home too: 6 kan for inoshikacho and 7 for aotan.
lessons-sannin-sage-6 = Now stop, and be paid for both.
    .not = You have no time left to make more. Stop.
lessons-sannin-sage-7 = 156 points from each, where stopping at once would have brought 72. It does not always end like this: go on early, with much in your hand, and when nobody else is close to a yaku. With this lesson you can play sannin.

lessons-sannin-hatto = Dangerous cards: hatto
lessons-sannin-hatto-1 = Look at what Rin has taken: two of the three blue ribbons. One more, and aotan is made.
lessons-sannin-hatto-2 = You hold the third, the ribbon of June. If you throw it onto the field and Rin takes it, you alone pay for both of you. Such a card is hatto, and the table marks it.
lessons-sannin-hatto-3 = So play something else. The crane is on the field: take it with your pine.
    .not = That card would not be wrong by the rules, but dear. The lit one takes the crane.
lessons-sannin-hatto-4 = A peony has come to the field. A card that takes something is never hatto: now your ribbon is safe, and nobody makes aotan any more. Take with it.
    .not = Now is the moment to get rid of the dangerous card: it takes the peony.
lessons-sannin-hatto-5 = Well done. One who keeps a dangerous card until it can take has lost nothing. And you need not watch for this alone: the table warns you before you throw such a card.

lessons-sannin-field = What a field multiplies
lessons-sannin-field-1 = Before a month begins, its six open cards say what it is worth. With a bright among them the field is large or grand, and what is paid in it is multiplied: the ribbon at the top tells.
lessons-sannin-field-2 = Here lies the rain man of the willow, so this is a grand field: ×4. A small mistake is dear now, and a small hand is not small.
lessons-sannin-field-3 = You have aka again, 2 kan in a small field. Show it.
    .not = In a grand field more than ever: show it.
lessons-sannin-field-4 = 96 points from each, four times as much. The same goes for yaku, and for points above and below 88. Brights: pine, cherry and moon make a field large, the rain man and the phoenix make it grand.

lessons-sannin-month = How a month is settled
lessons-sannin-month-1 = Nobody has made a yaku, and the last cards are coming. Then the points decide.
lessons-sannin-month-2 = Your last card takes the butterflies, 10 points more. Play it.
    .not = There is only one card left.
lessons-sannin-month-3 = You will have 97 points, Rin 132, Ken 35. Each wins or pays what they have above or below 88, times the field. So you win 9. The bill tells it line by line: look at it, and put it away.
lessons-sannin-month-4 = You won 9 points, Rin won 44, and Ken paid both. Rin deals the next month, and puts a stone of one point on the board. The board is settled at the end of the year.

lessons-sannin-year = How the year ends
lessons-sannin-year-1 = This is December, the last of twelve months, in a grand field. It was not your year: you are far behind.
lessons-sannin-year-2 = Still, every point counts. Play on: the lit cards show how.
    .not = Something else takes more. Play the lit card.
lessons-sannin-year-3 = The very last card is the crane, and a pine lies on the field. Play it.
    .not = There is only one card left.
lessons-sannin-year-4 = You have won this month, and lost the year. At its end the last place gets the stones of the board, the others drop what is no whole kan, and the winner gets what makes the sum zero. The sheet shows it step by step. This was the road to sannin: sit down and play!

lessons-sannin-score = Keeping the score
lessons-sannin-score-1 = Think of real cards on a real table, with a phone beside them that keeps the score. It has been told two things so far: no bright lay on the field, and you showed aka with these open cards. Who deals, what the field is worth and who pays: all that it knows.
lessons-sannin-score-2 = While cards are played there is nothing to tell, until somebody makes a yaku. Play the lit card.
    .not = It would do as well, but here the lit card is what was played.
lessons-sannin-score-3 = If a yaku were made, one would tell who made it, whether they go on, and whether another is liable. Nobody has one. Play your last card.
    .not = There is only one card left.
lessons-sannin-score-4 = Now the points are counted. You have 54 and Rin has 79. Nobody need count Ken's pile: all cards are 264, so it has 131. Two piles are enough, and a wrong sum is noticed.
lessons-sannin-score-5 = The keeper writes down each payment with its reason: 34 from you and 9 from Rin to Ken, after the 24 from each for your aka. Ken puts a stone on the board and deals next. Whatever was told wrongly is taken back or corrected, even months later: all that follows is settled anew. Try it with cards of your own.

## Nakayoshi

lessons-nakayoshi-out = The auction: folding
lessons-nakayoshi-out-1 = More than three sit here, and only three play each month. From the dealer on each speaks once, and comes in or folds. You are asked first, and the field is grand.
lessons-nakayoshi-out-2 = Your hand makes nothing, and the field is dear. Whoever folds pays a fee into the pot, the first one least: here 4 kan. Whoever stays in with such a hand often pays much more.
lessons-nakayoshi-out-3 = Fold.
    .not = With this hand, in a grand field, that is dear. Fold.
lessons-nakayoshi-out-4 = Four kan lie in the pot now. Whoever wins the month takes it. See what the others do.
lessons-nakayoshi-out-5 = Three have come in, so Sora was put out without being asked. Such a seat pays nothing, and is paid for its hand: that is called the squeeze. So who sits late has something to hope for.

lessons-nakayoshi-in = The auction: coming in
lessons-nakayoshi-in-1 = Another month. Look at your hand: not one ribbon or animal among it, nothing but chaff. That is karasu, and it is paid well.
lessons-nakayoshi-in-2 = You are paid for it only if you play. Come in.
    .not = Whoever folds is not paid for their hand. Come in.
lessons-nakayoshi-in-3 = Three are in, and hands are shown. The two others have paid you 96 mon each; all three have paid Sora, who was put out. A good hand, or a cheap field: then one comes in.

lessons-nakayoshi-squeeze = The squeeze
lessons-nakayoshi-squeeze-1 = Two have come in already, and you are the third to speak. Look at your hand: one ribbon, and else nothing but chaff. That is tanichi, 3 kan from each of the two others.
lessons-nakayoshi-squeeze-2 = With you three are in, and those who have not spoken are squeezed out. Each of you three pays them for what they hold: half of a hand yaku, and 3 mon for every bright and every red or blue ribbon. Nobody knows yet what that is, but in a small field it is seldom much. Come in.
    .not = Your hand brings more than a squeeze costs here. Come in.
lessons-nakayoshi-squeeze-3 = Rin had two blue ribbons: 6 mon. Ken had three bush clovers, half of 3 kan, and the plum ribbon: 21 mon. You have paid these 27 mon, and tanichi has brought you 72. In a grand field all of it counts four times. Who is squeezed out pays nothing in this month.

lessons-nakayoshi-mizuten = Mizuten: in unseen
lessons-nakayoshi-mizuten-1 = You are the dealer, and no card is dealt yet. Only now, and only the dealer, may come in without having seen their hand. That is mizuten.
lessons-nakayoshi-mizuten-2 = Then you cannot fold, whatever you are dealt. But if you have 89 card points or more at the end, everyone else at the table pays you 1 kan, those who fold or are squeezed out too. It is daring: try it once. Come in unseen.
    .not = To look first is careful, and mostly right. Here see what mizuten is. Come in unseen.
lessons-nakayoshi-mizuten-3 = You were lucky: three brights and three pairs, kuttsuki, for which Ken and Ume have paid you 4 kan each. Rin has folded, and Sora was squeezed out. How it ends, the next lesson shows.

lessons-nakayoshi-bonus = What mizuten brings
lessons-nakayoshi-bonus-1 = The same month, near its end. You have taken 67 points and hold two cards. With 89 points mizuten is won.
lessons-nakayoshi-bonus-2 = Play the moon: 20 points, and what it takes.
    .not = That would take as well. But first bring home the moon, which is lit: 20 points.
lessons-nakayoshi-bonus-3 = That made 88, and the card from the stock took six points more. See the end.
lessons-nakayoshi-bonus-4 = You have 120 points, so mizuten is won: four people have paid you 1 kan each, Rin who folded and Sora who was squeezed out too. Card points and the pot come on top. With 88 it would have brought nothing.

## Shiragiku

lessons-shiragiku-paid = Paid at once
lessons-shiragiku-paid-1 = Shiragiku is played like sannin, but money comes sooner. You have taken the red ribbons of pine and plum, and the field is large: everything counts twice.
lessons-shiragiku-paid-2 = The third red ribbon, of the cherry, lies on the field. Take it with the curtain.
    .not = Here akatan is to be made: the lit card takes the ribbon of the cherry.
lessons-shiragiku-paid-3 = Akatan! Both others have paid you 14 kan already, which is 168 points: here a yaku is paid as soon as it is made, before the stock card is turned, and whatever you say next.
lessons-shiragiku-paid-4 = You only say whether the month goes on. If you stop, it ends, and all that you were paid is yours. Stop.
    .not = Going on is the next lesson. Stop.
lessons-shiragiku-paid-5 = The stock card was not turned, and points are not counted. Hand yaku, too, are paid here without a question: they are always shown.

lessons-shiragiku-back = When nothing more comes
lessons-shiragiku-back-1 = The same moment: akatan is made and paid, and you hold four cards. If you go on and make another yaku, that is paid at once too.
lessons-shiragiku-back-2 = If you make none, half of what you were paid goes back. If another makes one, half goes back too, and you pay theirs for both. And there is no withdrawing. Go on.
    .not = Stopping is safe, and often right. Here see what happens when nothing more comes.
lessons-shiragiku-back-3 = Before the first card you showed three maples, and were paid for them. The fourth lies on the field. Whoever has all four at the end is paid 1 kan more by each, twice that here: tobikomi. Take it.
    .not = Take the fourth maple with the lit card.
lessons-shiragiku-back-4 = The deer takes nothing now. But the last maple is in your own hand, so nobody else can take it. Play the deer.
    .not = Either maple would do. Play the lit one.
lessons-shiragiku-back-5 = Nothing more has come: 84 points went back to each. But the month was played to its end, and so the rest is settled too: tobikomi, 24 points from each, and your 122 card points, 34 above 88, which bring 68. Stopping would have brought 52 more. Go on when another yaku is near.

lessons-shiragiku-year = How the year ends
lessons-shiragiku-year-1 = The last turns of a half year. You have 167 points, Rin has 149, and Ken is far behind. Whoever is first at its end wins, and nobody else.
lessons-shiragiku-year-2 = Neither of your two cards takes anything. Give away the chaff, and keep the ribbon.
    .not = That is a ribbon, worth 5 points to whoever takes it. Give away the lit card.
lessons-shiragiku-year-3 = Ken has won the month, and you still lead: 154 points. Now everybody gives 10 kan back. That leaves you 34 points, rounded to 3 kan. Being first, you win these 3 and 15 more, from each: Rin, who was close, pays as much as Ken. Nothing else of the year is paid. So at the end be first, by however little.

## Hachiju

lessons-hachiju-double = Doubling
lessons-hachiju-double-1 = In hachiju, too, two or three play, and each comes in or folds. But there is a third way: to double. Then all are asked again, and everything in this deal counts twice.
lessons-hachiju-double-2 = Look at your hand: one ribbon, and else nothing but chaff. With the willow among the chaff that is suroku, one of the dearest hands.
lessons-hachiju-double-3 = Such a hand is worth more if all pay double. Double.
    .not = That is not wrong. But with a hand like this one wants to be paid twice: double.
lessons-hachiju-double-4 = Both have come in at double the rate. Now show your hand.
    .not = Nobody pays for what is not shown.
lessons-hachiju-double-5 = 60 points from each instead of 30. Everything else in this deal counts double too, also what you may lose: in this deal Ken makes inoshikacho in the end, and is paid 200 by each. So double when much is certain.

lessons-hachiju-sashi = Sashi: two alone
lessons-hachiju-sashi-1 = Rin has folded and put 20 points into the pot, and Ken has come in. If you come in too, you two play alone: that is sashi.
lessons-hachiju-sashi-2 = You hold pairs of pine, chrysanthemum and paulownia: kuttsuki, 80 points. Of three in play the two others pay half each. In sashi the one opponent pays all of it. Come in.
    .not = Whoever folds pays 20 points, and is not paid for the hand. Come in.
lessons-hachiju-sashi-3 = Now show your hand.
    .not = Nobody pays for what is not shown.
lessons-hachiju-sashi-4 = Ken alone has paid you 80. Captured yaku are paid like that too: all of it, by one. And the stock has 28 cards now, of which 14 are never turned. The card that you wait for may be among them.

lessons-hachiju-difference = Points in sashi
lessons-hachiju-difference-1 = The end of the same deal. Nobody has made a yaku, so points are counted: a bright has 20, an animal 10, a ribbon 5, and chaff nothing.
lessons-hachiju-difference-2 = The chrysanthemum that you laid on the field is still there. Take it back with the ribbon.
    .not = That takes chaff, which counts nothing. The lit card is a ribbon: 5 points.
lessons-hachiju-difference-3 = You have 65 points, and Ken has 50. In sashi the difference is paid, times the rate: 15 points. What lies on the field or in the stock belongs to nobody. The pot goes to whoever wins: 20 points more for you.

## Bashifen

lessons-bashifen-declare = Drawing and declaring
lessons-bashifen-declare-1 = Bashifen is played with two packs and their jokers, two against two: Ken, opposite, is your partner. Cards are drawn one at a time, and while they are drawn anyone may say what will be trumps.
lessons-bashifen-declare-2 = Each pair climbs levels from 2 to the ace, and this deal is played at level 2. So all twos are trumps, with the jokers. Whoever holds a two may show it: its suit is trumps too. Watch the cards come.
lessons-bashifen-declare-3 = Your first two, of hearts, and four more hearts beside it: a good suit for you. Show it.
    .not = Only the two of hearts can be shown here.
lessons-bashifen-declare-4 = Hearts are trumps, as long as nobody shows more. A pair of twos of another suit would overthrow your single one. Go on drawing.
lessons-bashifen-declare-5 = The other two of hearts. Show both: over a pair nobody can bring another suit. Only a pair of jokers would beat it, and then no suit is trumps.
    .not = One of them stands already. Show the pair.
lessons-bashifen-declare-6 = All 100 cards are drawn, and nobody has shown more: hearts it is. In the first deal whoever declared last is the declarer. That is you: you take the eight cards that are left, and lead first.

lessons-bashifen-kitty = The kitty
lessons-bashifen-kitty-1 = The eight cards of the kitty are in your hand now, and nobody else knows them. You lay away any eight, face down: these or others.
lessons-bashifen-kitty-2 = Kings and tens count 10 points, fives 5. What you lay away belongs to the winner of the last trick, and if those are the opponents, its points count twice. So lay away none.
lessons-bashifen-kitty-3 = Choose the eight lit cards. They are low, and without points; and you have nearly no clubs then, so that you can soon trump when clubs are led.
    .not = Keep trumps, aces and whatever counts points. Lay away the lit cards.
lessons-bashifen-kitty-4 = Fourteen trumps are left, and side suits of which most are high: a good hand to begin with.

lessons-bashifen-trumps = Level and trumps
lessons-bashifen-trumps-1 = The lit cards are your trumps: the jokers, all twos, for 2 is the level, and hearts. Together they are one suit, whatever is printed on them; a two of clubs is no club.
lessons-bashifen-trumps-2 = From the highest: big joker, little joker, two of hearts, the other twos, ace of hearts, king, and so on. Whoever has none of the suit that is led may trump. If trumps are led, all must follow with trumps.
lessons-bashifen-trumps-3 = You have far more trumps than anyone. Take some from the others: lead the four of hearts.
    .not = That may come later. Lead the lowest trump, the four of hearts.
lessons-bashifen-trumps-4 = Four trumps are gone, one from each. The little joker was the highest, so Rin has won the trick, which had no points, and leads next. Level by level another rank is trumps: at level 8 it is the eights.

lessons-bashifen-partner = Your partner's trick
lessons-bashifen-partner-1 = Bashifen is played with two packs, two against two. Ken, opposite, is your partner. You are the declarers: clubs are trumps, and so are all twos and the jokers.
lessons-bashifen-partner-2 = Fives count 5 points, tens and kings 10, 200 in all. Only what the opponents take is counted: with 80 they win the deal. So points belong into tricks that your side wins.
lessons-bashifen-partner-3 = Ken leads the ace of diamonds, which is certain to win. Who has diamonds must follow with one. Give Ken the ten.
    .not = You must follow with a diamond, and the ten is safe here: Ken's ace wins the trick.
lessons-bashifen-partner-4 = Ten points are safe with your side. Now Ken leads on.
lessons-bashifen-partner-5 = Two big jokers: a pair of trumps. Whoever has a pair of trumps must follow with one. You have two nines of clubs: play both.
    .not = A pair must be followed with a pair, if you have one: the two nines of clubs.
lessons-bashifen-partner-6 = The jokers took the pairs of all. Leads may be single cards, pairs, or several cards at once. What must follow, the table tells you.

lessons-bashifen-follow = What must follow
lessons-bashifen-follow-1 = Rin has led two kings of clubs, a pair. All play as many cards as were led, and of the led suit first. Who has a pair of it must play a pair.
lessons-bashifen-follow-2 = You have one club, the jack: that one you must play. With it goes any card. Take the six of diamonds, which gives the opponents no points.
    .not = The jack of clubs must be played, and a card that costs you little: the six of diamonds.
lessons-bashifen-follow-3 = The kings have won 35 points for the opponents. Clubs you have none now. See what Rin leads.
lessons-bashifen-follow-4 = Another pair of clubs. Without clubs you may play any two cards, and a pair of trumps wins. You have two sevens of hearts: play both.
    .not = That may be played, but does not win. A pair is trumped by a pair: the two sevens of hearts.
lessons-bashifen-follow-5 = You have won with your ruff. Two trumps that are no pair would not have, and had you had even one club, you would have had to play it. The table always tells what must follow.

lessons-bashifen-lead = Leading: one card, or a pair
lessons-bashifen-lead-1 = Who has won a trick leads to the next: one card, a pair, or several cards of one suit.
lessons-bashifen-lead-2 = An ace of a side suit is the highest there. The other ace of spades is out too, but an equal card does not beat yours, which was there first. Lead the ace of spades.
    .not = That works as well, but not as surely. Lead the ace of spades.
lessons-bashifen-lead-3 = Ken had no spade but the other ace, and had to play it. Remember that: both aces of spades are gone.
lessons-bashifen-lead-4 = A pair is beaten only by a higher pair, and over two aces there is none. Lead both aces of diamonds.
    .not = Lead the pair: the two aces of diamonds.
lessons-bashifen-lead-5 = Who had a pair of diamonds had to play it: the kings of Rin are yours, and Ken gave his fives. 30 points that the opponents will never have.

lessons-bashifen-throw = Throws
lessons-bashifen-throw-1 = Several cards of one suit may be led at once, if nobody else can beat any part of them. That is a throw. Two alike count as a pair, the others one by one.
lessons-bashifen-throw-2 = Look at your spades. Both aces have been played, and both kings are yours. So nobody can beat the pair of kings, and nobody the queen either. When you lead, such cards have an edge of gold.
lessons-bashifen-throw-3 = Lead all three at once.
    .not = All three lit spades together: two kings and the queen.
lessons-bashifen-throw-4 = Ken has no spades and gives you points: 45 in one trick. But throw only what you have counted. If any part of a throw can be beaten, the deal ends at once, and all that is not won yet goes to the other side.

lessons-bashifen-eighty = Eighty points
lessons-bashifen-eighty-1 = Now you are on the other side: Rin and Ume declare, and clubs are trumps. Only your points count, and you and Ken have 55 of them. With 80 you win the deal. Few cards are left.
lessons-bashifen-eighty-2 = Who wins the last trick gets the kitty, and to you its points count twice. Ken leads the second big joker. Then no card is left that could beat your little joker.
lessons-bashifen-eighty-3 = You must follow with a trump. Keep the joker for the end, and play the nine of clubs.
    .not = Whatever you play, Ken's big joker wins. Give it your lowest trump, the nine of clubs.
lessons-bashifen-eighty-4 = Trumps once more. Play the ace of clubs. Should a two beat it, you still have the joker.
    .not = The joker is worth most in the last trick. Play the ace.
lessons-bashifen-eighty-5 = The last trick. Play the little joker.
    .not = There is only one card left.
lessons-bashifen-eighty-6 = 10 points in the trick, and the 15 of the kitty twice: with the 55 of before that is 95. From 80 on the opponents win, and declare in the next deal. From 100 on they also rise a level, another for every 20 points; the declarers rise the more, the fewer points are taken from them. Who passes the ace has won.
