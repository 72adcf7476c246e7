## 三人八八

lessons-sannin-deck = 一副花牌
lessons-sannin-deck-1 = 这就是花牌。一共四十八张，十二种花木代表十二个月，每月四张。松是一月，梅是二月，依次类推。
lessons-sannin-deck-2 = 亮着的两张都是七月的萩。一切都从这里开始：同月的牌可以相配，不管上面还画着什么。
lessons-sannin-deck-3 = 打出亮着的手牌：点一下选中，再点一下打出，也可以拖到场上。
    .not = 那是别的月份。手里亮着的那张，和场上的猪是同一种花木。
lessons-sannin-deck-4 = 它收走了同月的猪，两张都归你了。之后动的那张来自牌堆，马上会讲到。

lessons-sannin-taking = 收牌
lessons-sannin-taking-1 = 轮到你了。场上有两张藤，你手里也有一张。有两张时可以选收哪一张。打出藤。
    .not = 那张以后也可以打。现在请打亮着的藤，它有两张可选。
lessons-sannin-taking-2 = 只要月份相同就必须收，不能不收。接下来轮到别人。
lessons-sannin-taking-3 = 场上只有一张同月的牌时，直接收走它。打出桐。（场上有三张时，第四张把三张全收走。）
    .not = 请打亮着的桐，场上有桐可收。
lessons-sannin-taking-4 = 场上没有这个月的牌。照样把月亮打出去：没有相配的，牌就留在场上，谁都可以收。
    .not = 打哪张都行，不过请用亮着的这张看看配不上时会怎样。
lessons-sannin-taking-5 = 牌留在场上了。每次都必须打一张，所以有时只好送出去。下一课你会把它收回来。

lessons-sannin-stock = 牌堆
lessons-sannin-stock-1 = 一个回合分两步：先打一张手牌，再翻开牌堆顶的一张，按同样的规则收牌。
lessons-sannin-stock-2 = 把月亮收回来：打出另一张芒草。
    .not = 这里月亮最值钱。请打亮着的牌。
lessons-sannin-stock-3 = 牌堆翻出一张樱，场上有两张樱，又可以选了。收亮着的那张。
    .not = 这里两张一样。请收亮着的那张。
lessons-sannin-stock-4 = 这就是一个完整的回合：两张牌，两次收牌的机会。每人打完七次，手牌和场牌都空了，这个月就结束。

lessons-sannin-points = 四类牌
lessons-sannin-points-1 = 收到的牌分四堆。五张光牌每张二十点，九张种牌十点，十张短册五点，杂牌一点。
lessons-sannin-points-2 = 全副牌共二百六十四点，三人平分正好八十八点，“八八”由此得名。多的人收，少的人付。
lessons-sannin-points-3 = 场上来了鹤，是二十点的光牌，最不起眼的松也能收它。打出你的松。
    .not = 看场上：鹤是一月，手里亮着的牌也是一月，一点换二十点。
lessons-sannin-points-4 = 一次得了二十一点。看看你收到的牌：首先要追的就是光牌和种牌。

lessons-sannin-hand = 手役
lessons-sannin-hand-1 = 打牌之前，有些手牌当场就能收钱。你这一手就是：两张短册，其余全是杂牌（柳的光牌在这里也算杂牌）。这叫“赤”。
lessons-sannin-hand-2 = 要收钱就得亮牌：杂牌这个月一直摊开，别人知道你有什么。“赤”向两人各收两贯，一贯是十二点。
lessons-sannin-hand-3 = 亮出来。多数时候亮牌是对的。
    .not = 也可以不亮，但那样没人付钱。请亮“赤”。
lessons-sannin-hand-4 = 两人各付了你二十四点。还有别的手役：全是杂牌的、同月两三张或四张的等等。规则页上都有，牌桌也会告诉你手里有什么。

lessons-sannin-captured = 出来役
lessons-sannin-captured-1 = 有些收到的牌凑成一组，比点数值钱得多。你有七月的猪和十月的鹿，加上六月的蝶就是猪鹿蝶。
lessons-sannin-captured-2 = 蝶在牌堆里，或在别人手里。打出黄莺收一张短册，看看牌堆翻出什么。
    .not = 能收就收：亮着的牌在场上有相配的。
lessons-sannin-captured-3 = 牌堆翻出蝶，收到了牡丹：猪鹿蝶成了！向两人各收六贯。
lessons-sannin-captured-4 = 这时会问你停不停。停就收钱，这个月结束。停吧。
    .not = 继续是下一课。这里先拿稳：停。
lessons-sannin-captured-5 = 各收七十二点。成役停牌后这个月立刻结束，不再算点。其他的役还有赤短、青短、七短、四光等。

lessons-sannin-sage = 续打
lessons-sannin-sage-1 = 还是刚才那一刻。猪鹿蝶早早成了，手里还有五张牌。现在停，两人各付七十二点。
lessons-sannin-sage-2 = 可是你还收到了红叶的青短册，再有两张就是青短。不停而继续打，叫做“续打”。再成一役，就一起收。
lessons-sannin-sage-3 = 风险是：后面什么都没成，或者中途取消，就只收一半。要是别人这时成了役，你收一半，但他的役全由你一个人付。选“续打”。
    .not = 停最稳，也常常是对的。这里请看看继续能带来什么。
lessons-sannin-sage-4 = 从现在起，每个人打完都可以取消，收一半。我们不取消。请打亮着的牌。
lessons-sannin-sage-5 = 最后一张青短册到手！猪鹿蝶六贯，再加青短七贯。
lessons-sannin-sage-6 = 现在停，两个役一起收。
    .not = 后面没有机会了。停吧。
lessons-sannin-sage-7 = 各收一百五十六点，当初停下只有七十二点。不会总是这样：趁早、手里有牌、别人离成役还远，才继续。学到这里，你已经能打三人八八了。

lessons-sannin-hatto = 法度
lessons-sannin-hatto-1 = 看看邻座收到的牌：青短册已有两张，再来一张就是青短。
lessons-sannin-hatto-2 = 第三张，六月的短册，就在你手里。你把它打到场上又被收走，另一个人的那份也得你付。这样的牌叫“法度”，牌桌会做标记。
lessons-sannin-hatto-3 = 所以打别的。鹤在场上，用松收它。
    .not = 打那张不算犯规，但是吃亏。亮着的牌能收鹤。
lessons-sannin-hatto-4 = 场上来了牡丹。收得到牌的就不是法度：现在短册安全了，青短也没人能成。收吧。
    .not = 现在正好处理掉危险的牌：它能收牡丹。
lessons-sannin-hatto-5 = 很好。危险的牌留到能收的时候再打，就不吃亏。也不用只靠自己盯着：打出之前牌桌会提醒你。

lessons-sannin-field = 场与倍数
lessons-sannin-field-1 = 每个月开始时，场上六张牌决定这个月的轻重。有光牌就是大场或绝场，付的钱要翻倍，上方的牌签写着。
lessons-sannin-field-2 = 这里有柳的光牌，所以是绝场，四倍。小错也很贵，小役也不小。
lessons-sannin-field-3 = 你又有“赤”，小场是两贯。亮出来。
    .not = 绝场更该亮。请亮出来。
lessons-sannin-field-4 = 各收九十六点，是四倍。出来役和与八十八点的差也一样翻倍。松、樱、芒的光牌是大场，柳或桐的光牌是绝场。

lessons-sannin-month = 一个月的结算
lessons-sannin-month-1 = 谁也没成役，最后几张了。这时由点数决定。
lessons-sannin-month-2 = 最后一张手牌能收蝶，又是十点。打出去。
    .not = 只剩一张了。
lessons-sannin-month-3 = 你会有九十七点，另外两人一百三十二点和三十五点。比八十八点多多少就收多少，少多少就付多少，再乘场的倍数。你赢九点。账单会一行一行列出来，看完请收起。
lessons-sannin-month-4 = 你赢九点，下一个庄家赢四十四点，剩下一人付给两家。下一个庄家在板上放一点的石子，年底再结算。

lessons-sannin-year = 一年的结束
lessons-sannin-year-1 = 这是十二月，最后一个月，而且是绝场。今年不顺，你落后很多。
lessons-sannin-year-2 = 不过一点也是点。请打亮着的牌。
    .not = 有更好的可收。请打亮着的牌。
lessons-sannin-year-3 = 最后一张是鹤，场上有松。打出去。
    .not = 只剩一张了。
lessons-sannin-year-4 = 这个月你赢了，一年却输了。年底，垫底的人收板上的石子，不满一贯的零头舍去，赢家收使总和为零的数。表上一步步写着。三人八八之路到此，坐下来打吧！

lessons-sannin-score = 怎样记分
lessons-sannin-score-1 = 设想桌上是真牌，旁边有一部记分的手机。到现在只告诉了它两件事：场上没有光牌，你亮出了赤。谁是庄家、场值几倍、谁该付，它都知道。
lessons-sannin-score-2 = 打牌的时候什么也不用说，直到有人成役。请打亮着的牌。
    .not = 那样也行，不过这里打的是亮着的牌。
lessons-sannin-score-3 = 要是成了役，就说是谁的役、下不下、有没有人犯法度。这个月还没有。打出最后一张。
    .not = 只剩一张了。
lessons-sannin-score-4 = 现在数点。你五十四点，一家七十九点。剩下一家不用数：全部的牌是二百六十四点，所以是一百三十一点。报两家就够了，数错了也会被发现。
lessons-sannin-score-5 = 每一笔收付连同理由都会记下：赤每家二十四点之后，你付三十四点，另一家付九点。赢家在板上放一颗石子，下一局坐庄。说错的可以收回，几个月以前的也可以改，之后的全部重算。用自己的牌试试吧。

## 仲好村

lessons-nakayoshi-out = 竞叫：放弃
lessons-nakayoshi-out-1 = 这里坐着不止三个人，每个月只有三个人打。从庄家起，每人说一次：上场还是放弃。先问你，而且是绝场。
lessons-nakayoshi-out-2 = 手里什么都没有，场又贵。放弃的人要付一笔钱进池子，第一个最便宜，这里是四贯。拿这样的牌上场，往往付得更多。
lessons-nakayoshi-out-3 = 选放弃。
    .not = 拿这手牌在绝场上打太贵了。请选放弃。
lessons-nakayoshi-out-4 = 池子里有了四贯，这个月的赢家拿走。看看别人怎么说。
lessons-nakayoshi-out-5 = 已有三个人上场，第五个人不用问就被挤出。被挤出的人不付钱，有手役还能收钱，所以坐在后面也有盼头。

lessons-nakayoshi-in = 竞叫：上场
lessons-nakayoshi-in-1 = 换一个月。看你的手牌：没有短册，没有种牌，全是杂牌。这叫空素，很值钱。
lessons-nakayoshi-in-2 = 只有上场的人才能收手役的钱。选上场。
    .not = 放弃的人收不到手役的钱。请选上场。
lessons-nakayoshi-in-3 = 三个人上场，手役亮出来了。另外两人各付你九十六文，三个人都付给了被挤出的人。手好，或者场便宜，就上场。

lessons-nakayoshi-squeeze = 挤出
lessons-nakayoshi-squeeze-1 = 已经有两人上场，你是第三个被问的。看你的手牌：一张短册，其余全是杂牌。这叫“短一”，向两人各收三贯。
lessons-nakayoshi-squeeze-2 = 你一上场就满三个人，还没被问的人都被挤出。他们手里的东西，由你们三人各付一份：手役付一半，光牌和赤短、青短的短册每张三文。有什么还不知道，不过小场多半不贵。选上场。
    .not = 这里你的手役比挤出费值钱。请选上场。
lessons-nakayoshi-squeeze-3 = 一个人有两张青短册，六文。另一个人有三张萩，付三贯的一半，加上梅的短册，二十一文。你一共付了二十七文，“短一”收了七十二文。要是绝场，样样都是四倍。被挤出的人这个月什么都不付。

lessons-nakayoshi-mizuten = 不看牌就上场
lessons-nakayoshi-mizuten-1 = 你是庄家，牌还没有发。只有现在，也只有庄家，可以不看手牌就说上场。
lessons-nakayoshi-mizuten-2 = 那样不管来什么牌都不能放弃。可是最后牌点有八十九点或更多，同桌每个人都付你一贯，放弃的、被挤出的也要付。这很大胆，试一次：选不看牌上场。
    .not = 先看牌很稳，也常常是对的。这里请选不看牌上场。
lessons-nakayoshi-mizuten-3 = 运气不错：三张光牌，还有三对，是“喰付”，上场的两人各付了你四贯。一个人放弃，一个人被挤出。结果怎样，下一课再看。

lessons-nakayoshi-bonus = 不看牌的结果
lessons-nakayoshi-bonus-1 = 同一个月快结束了。你收到六十七点，手里还有两张。到八十九点就赢。
lessons-nakayoshi-bonus-2 = 打出月亮：二十点，再加它收到的。
    .not = 那张也能收，不过先拿二十点的月亮：亮着的那张。
lessons-nakayoshi-bonus-3 = 这就是八十八点，翻出的牌又收了六点。看到最后吧。
lessons-nakayoshi-bonus-4 = 你有一百二十点，赢了：四个人各付一贯，放弃的和被挤出的也付了。牌点和池子另算。要是只有八十八点，就什么也没有。

## 白菊

lessons-shiragiku-paid = 当场收钱
lessons-shiragiku-paid-1 = 白菊的打法和三人八八差不多，只是钱来得更早。你已经收到松和梅的赤短册，而且是大场，全部两倍。
lessons-shiragiku-paid-2 = 第三张，樱的赤短册就在场上。用幕收它。
    .not = 这里能做成赤短：请用亮着的牌收樱的短册。
lessons-shiragiku-paid-3 = 赤短成了！两人已经各付你十四贯，就是一百六十八点：这里役一做成就付，不等翻牌堆，也不管你接下来怎么选。
lessons-shiragiku-paid-4 = 你要选的只是这个月打不打下去。停，这个月就结束，收到的全归你。停吧。
    .not = 继续是下一课。停吧。
lessons-shiragiku-paid-5 = 牌堆没有再翻，也不算点。手役在这里同样不问就付，一定要亮。

lessons-shiragiku-back = 后面没成时
lessons-shiragiku-back-1 = 还是刚才那一刻。赤短的钱已经收了，手里还有四张。继续打，再成一役，也是当场收。
lessons-shiragiku-back-2 = 要是没成，就把收到的退一半。要是别人成了役，也退一半，还要替两个人付他的役。中途不能取消。选“续打”。
    .not = 停最稳，也常常是对的。这里请看看后面没成会怎样。
lessons-shiragiku-back-3 = 打牌之前你亮过三张红叶，收了钱。第四张就在场上。月底四张都归你的话，两人各再付一贯，大场是两倍，这叫“飞入”。收它。
    .not = 请用亮着的牌收第四张红叶。
lessons-shiragiku-back-4 = 鹿现在收不到牌。不过最后一张红叶在你手里，别人收不走它。打出鹿。
    .not = 两张红叶打哪张都行。请打亮着的那张。
lessons-shiragiku-back-5 = 后面什么也没成，所以各退了八十四点。可是这个月打到了底，其余的照样结算：飞入各收二十四点；牌是一百二十二点，比八十八点多三十四点，两倍是六十八点。当初停下能多收五十二点。等下一个役很近时再继续。

lessons-shiragiku-year = 一年的结束
lessons-shiragiku-year-1 = 半年的最后一个月，最后两张牌。你有一百六十七点，第二名一百四十九点，还有一人落后很多。最后只有第一名赢。
lessons-shiragiku-year-2 = 两张手牌都收不到牌。把杂牌送出去，留下短册。
    .not = 那是短册，谁收到就得五点。请打亮着的那张。
lessons-shiragiku-year-3 = 这个月别人赢了，可你还是第一：一百五十四点。这时每人退还十贯，你剩三十四点，化成三贯。第一名收这三贯再加十五贯，两人各付：差一点的和落后很多的付得一样多。一年里别的都不付。所以最后要当第一，多一点也好。

## 八十

lessons-hachiju-double = 加倍
lessons-hachiju-double-1 = 八十也是两三个人打，每人说上场或者放弃。还有第三个词：加倍。那样就要重新问大家，这一局全部翻倍。
lessons-hachiju-double-2 = 看你的手牌：一张短册，其余全是杂牌。柳也算杂牌，这叫素六，是很贵的一手。
lessons-hachiju-double-3 = 这样的牌，让大家付双倍更好。加倍。
    .not = 那也不算错。不过这手牌应该收双倍：加倍。
lessons-hachiju-double-4 = 两人都按双倍上场。亮出手牌。
    .not = 不亮就没人付钱。
lessons-hachiju-double-5 = 本来三十点，现在各收六十点。这一局别的也都翻倍，输的也翻倍：这一局后来有人成了猪鹿蝶，各付二百点。把握大的时候再加倍。

lessons-hachiju-sashi = 对打
lessons-hachiju-sashi-1 = 一个人放弃，往池子里放了二十点；另一个人上场了。你也上场，就只有你们两个人打，这叫对打。
lessons-hachiju-sashi-2 = 你手里松、菊、桐各有两张：“喰付”，八十点。三个人打时另外两人各付一半，对打由对手一个人全付。选上场。
    .not = 放弃要付二十点，手役也收不到。请选上场。
lessons-hachiju-sashi-3 = 亮出手牌。
    .not = 不亮就没人付钱。
lessons-hachiju-sashi-4 = 对手一个人付了八十点。出来役也一样，由一个人全付。牌堆现在有二十八张，其中十四张到最后也不翻，你等的牌也许就在里面。

lessons-hachiju-difference = 对打的牌点
lessons-hachiju-difference-1 = 同一局的最后。谁也没成役，就算牌点：光牌二十点，种牌十点，短册五点，杂牌不算点。
lessons-hachiju-difference-2 = 你放到场上的菊还在。用短册把它收回来。
    .not = 那张只能收杂牌，不算点。亮着的牌是短册，五点。
lessons-hachiju-difference-3 = 你六十五点，对手五十点。对打付两人的差，再乘倍数：十五点。场上和牌堆里剩下的牌不归任何人。池子归赢家，你又得二十点。

## 八十分

lessons-bashifen-declare = 抓牌和亮主
lessons-bashifen-declare-1 = 八十分用两副带王的扑克，两人对两人：对面的Ken是你的搭档。牌一张一张地抓，抓牌的时候谁都可以亮主。
lessons-bashifen-declare-2 = 每一方从二打到A，这一局打二。所以所有的二和王都是主。手里有二就可以亮，它的花色也成为主。看牌怎么来。
lessons-bashifen-declare-3 = 第一张二是红桃，另外还有四张红桃：是你的好花色。亮出来。
    .not = 这里能亮的只有红桃二。
lessons-bashifen-declare-4 = 只要没人亮更大的，红桃就是主。别的花色的一对二可以推翻你的单张。接着抓牌。
lessons-bashifen-declare-5 = 另一张红桃二来了。两张一起亮：一对之上，谁也不能再亮别的花色。只有一对王更大，那样就无主。
    .not = 一张已经亮过了。把一对都亮出来。
lessons-bashifen-declare-6 = 一百张抓完了，没人亮更大的：红桃是主。第一局谁最后亮主谁坐庄，就是你：你拿剩下的八张底牌，并且先出。

lessons-bashifen-kitty = 底牌
lessons-bashifen-kitty-1 = 八张底牌现在在你手里，别人都不知道。你任选八张扣下：刚拿的或者原来的都行。
lessons-bashifen-kitty-2 = K和十各十分，五是五分。扣下的牌归赢最后一墩的一方；要是闲家赢，里面的分就翻倍。所以不要扣分。
lessons-bashifen-kitty-3 = 选亮着的八张。它们又小又没有分；而且你几乎没有梅花了，有人出梅花，你很快就能用主牌毙。
    .not = 主牌、A和分牌都留着。扣下亮着的牌。
lessons-bashifen-kitty-4 = 手里剩十四张主，副牌也大多是大牌：开局很好。

lessons-bashifen-trumps = 级牌和主牌
lessons-bashifen-trumps-1 = 亮着的是你的主牌：王、所有的二（这一局打二），还有红桃。它们合起来是一门，不管上面画的是什么；梅花二不算梅花。
lessons-bashifen-trumps-2 = 从大到小：大王、小王、红桃二、其他的二、红桃A、K，依次往下。没有领出的那一门，就可以用主牌毙。有人出主，大家都要跟主。
lessons-bashifen-trumps-3 = 你的主牌比谁都多。把别人的主调出来：出红桃四。
    .not = 那个以后再说。出最小的主，红桃四。
lessons-bashifen-trumps-4 = 每人一张，四张主出去了。小王最大，Rin赢了这一墩，里面没有分，下一墩由Rin领出。级数变了，做主的点数也变：打八时就是八。

lessons-bashifen-partner = 对家的一墩
lessons-bashifen-partner-1 = 八十分用两副扑克，两人对两人。对面是你的搭档。你们是庄家一方，梅花是主，所有的二和王也都是主。
lessons-bashifen-partner-2 = 五是五分，十和K是十分，共二百分。只算对手拿到的分，满八十分他们就赢这一局。所以分要放进自己一方赢的墩里。
lessons-bashifen-partner-3 = 搭档出了方块A，一定赢。有方块就必须跟方块。把十给他。
    .not = 必须跟方块，而这里给十很安全：搭档的A会赢。
lessons-bashifen-partner-4 = 十分保住了。搭档接着出牌。
lessons-bashifen-partner-5 = 两张大王，是一对主牌。有主牌的对子就必须跟对子。你有两张梅花九，两张都出。
    .not = 有对子就要跟对子：两张梅花九。
lessons-bashifen-partner-6 = 大王吃掉了大家的对子。可以出单张、对子，也可以一次甩几张。该跟什么，牌桌会告诉你。

lessons-bashifen-follow = 该怎么跟
lessons-bashifen-follow-1 = Rin出了一对梅花K。大家要出同样多的牌，先出这一门的。这一门有对子就必须出对子。
lessons-bashifen-follow-2 = 你只有一张梅花J，它必须出。另一张随便。选方块六，不给对手分。
    .not = 梅花J必须出，再加一张不心疼的：方块六。
lessons-bashifen-follow-3 = 这对K让对手得了三十五分。你现在没有梅花了。看Rin再出什么。
lessons-bashifen-follow-4 = 又是一对梅花。没有梅花，可以随便出两张；出一对主牌就能赢。你有两张红桃七：都出。
    .not = 可以出，但赢不了。对子要用对子来毙：两张红桃七。
lessons-bashifen-follow-5 = 你毙了这一墩。两张不成对的主就赢不了；哪怕还有一张梅花，也得先出它。该跟什么，牌桌总会告诉你。

lessons-bashifen-lead = 领出：单张和对子
lessons-bashifen-lead-1 = 谁赢了一墩，谁领出下一墩：一张、一对，或者同一门的几张。
lessons-bashifen-lead-2 = 副牌里A最大。外面还有一张黑桃A，但一样大的牌赢不了先出的你。出黑桃A。
    .not = 那也可以，但没有这么稳。出黑桃A。
lessons-bashifen-lead-3 = Ken的黑桃只有另一张A，只好出了。记住：两张黑桃A都出来了。
lessons-bashifen-lead-4 = 对子只输给更大的对子，一对A没有更大的。出两张方块A。
    .not = 出对子：两张方块A。
lessons-bashifen-lead-5 = 有方块对子的必须出：Rin的一对K归你了，Ken给了一对五。这三十分对手再也拿不到了。

lessons-bashifen-throw = 甩牌
lessons-bashifen-throw-1 = 同一门的几张，如果别人一张也大不过，就可以一次出，这叫甩牌。两张一样的算对子，其余的算单张。
lessons-bashifen-throw-2 = 看你的黑桃。两张A都出过了，两张K都在你手里。所以谁也大不过这对K，也大不过Q。轮到你领出时，这样的牌带金边。
lessons-bashifen-throw-3 = 三张一起出。
    .not = 三张亮着的黑桃一起：两张K和Q。
lessons-bashifen-throw-4 = Ken没有黑桃，给你送分：一墩四十五分。不过只甩算清楚了的牌。只要有一部分被大过，这一局马上结束，还没赢下的牌全归对方。

lessons-bashifen-eighty = 八十分
lessons-bashifen-eighty-1 = 现在你在闲家一方：Rin和Ume坐庄，梅花是主。只算闲家的分，你和Ken有五十五分。满八十分就赢这一局。牌不多了。
lessons-bashifen-eighty-2 = 谁赢最后一墩，底牌归谁；闲家拿到，底牌的分翻倍。Ken出了第二张大王，这样就没有牌能大过你的小王了。
lessons-bashifen-eighty-3 = 你必须跟主。小王留到最后，出梅花九。
    .not = 不管你出什么，Ken的大王都会赢。给最小的主，梅花九。
lessons-bashifen-eighty-4 = 又是主牌。出梅花A。就算输给二，你还有小王。
    .not = 小王在最后一墩最值钱。出A。
lessons-bashifen-eighty-5 = 最后一墩。出小王。
    .not = 只剩一张牌了。
lessons-bashifen-eighty-6 = 这一墩十分，底牌十五分翻倍，加上原来的五十五分，一共九十五分。满八十分闲家就赢，下一局坐庄。满一百分还升一级，每多二十分再升一级；庄家被拿走的分越少，升得越多。打过A的一方获胜。
