## The table

trick-headline-deal = 第{ $n }局
trick-headline-rank = 打 { $rank }
trick-headline-trumps = 主 { $suit }、{ $rank }、王
trick-headline-no-suit = 无主，{ $rank } 和王
trick-headline-drawn = 已摸 { $drawn }/{ $draws }
trick-oya = 庄
trick-ko = 闲
trick-dacha = 打家
trick-points = { $points }/{ $need } 分
trick-head-cards = 张数
trick-head-known = 已知的牌
trick-head-trick = 这一墩
trick-void = 没有 { $suits }
trick-void-with-trumps = 没有 { $suits } 主牌
trick-void-of-trumps = 没有主牌
trick-ahead = ◄ 目前最大
trick-hand = 手牌 { $number } 张
trick-turned = 翻出的底牌
trick-won = 闲家的分牌
trick-certain = * 谁也管不上   + 成对就谁也管不上
trick-risk = 别人手里要是有管得上 { $cards } 的牌，这一局就到此为止，剩下的分全归对方（BAS C-90）。要领出吗？
trick-stage = { $people }  { $stage } 级
trick-stage-won = { $people }  { $stage } 级  获胜

## Questions

trick-ask-last-show = 摸完了，还要亮吗
trick-ask-show = 亮级牌吗
trick-ask-bury = 请扣 { $number } 张底
trick-ask-lead = 请领出（AS 或 KS KS，或者编号）
trick-ask-follow = 领出的是{ $title } { $number } 张，请出 { $number } 张
trick-ask-follow-pairs = 领出的是{ $title } { $number } 张（{ $wanted } 对），请出 { $number } 张
trick-keys = 在一行里写牌名（AS、10H、♥10、大=BJ、小=LJ）或编号。? 说明，q 离开
trick-draw-keys = 回车：到下次摸牌再说；w：等到有变化

## What is legal

trick-legal-bury = 从 { $held } 张手牌里选 { $number } 张
trick-legal-nothing-to-show = 没有可亮的牌，按回车
trick-legal-show = 可以亮 { $shown }（不亮按回车）
trick-legal-group = { $title }（{ $cards }）
trick-legal-lead = 从 { $groups-or } 里出一张以上
trick-legal-any = 没有{ $title }，随便出 { $number } 张
trick-legal-all-and-more = { $title }的 { $own } 张（{ $cards }）全出，另外再出 { $rest } 张
trick-legal-all = 出{ $title }的 { $own } 张（{ $cards }）
trick-legal-some = 从{ $title }（{ $cards }）里出 { $number } 张
trick-legal-with-pairs = 从{ $title }（{ $cards }）里出 { $number } 张，其中要有 { $wanted } 对（{ $pairs }）
trick-legal-stands-alone = { $legal }。

## What was typed wrongly

trick-wrong = { $what }。{ $legal }
trick-number-twice = 编号 { $word } 写了两次
trick-no-number = 没有编号 { $word } 的牌
trick-no-card = 没有“{ $word }”这张牌（写成 AS、10H、BJ）
trick-held-once = { $card } 只有一张
trick-held-twice = { $card } 只有两张
trick-not-held = 手里没有 { $card }
trick-not-shown-so = 能亮的是一张 { $rank }、一对 { $rank } 或一对王
trick-jokers-stand = 亮了一对王以后不能再亮级牌（BAS C-94）
trick-only-big-over-little = 一对王只有大王能反小王（BAS C-94）
trick-jokers-too-early = 这里有人亮过级牌以后才能亮一对王（BAS C-94）
trick-pair-stands = 一对 { $card } 不能用别的对子反（BAS C-93）
trick-single-stands = 已经亮了 { $card }，单张反不了（BAS C-93）
trick-that-many = 这是 { $number } 张
trick-none-named = 没有写牌
trick-two-suits = 领出的牌要同一门：{ $card } 是{ $title }，{ $cards } 是{ $other }
trick-follow-suit = 领出的是{ $title }，你还有 { $cards }
trick-follow-pairs = 领出的有 { $wanted } 对，你手里有 { $pairs }（BAS C-92）

## Explained

trick-explain-show = 亮一张级牌（{ $rank }），它的花色就是主。一对可以反单张，也不会被别的对子反（BAS C-93）。
trick-explain-jokers = 一对王可以反级牌，打无主，只有王和级牌是主；一对大王还能反一对小王（BAS C-94）。
trick-explain-jokers-late = 有人亮过级牌以后才能亮王。
trick-explain-first-deal = 第1局里定主的人当打家，他和搭档是庄家。
trick-explain-nobody = 没有人亮就翻底牌定主（BAS C-95）。亮的牌收回手里，大家都知道。
trick-explain-bury = 底牌八张到手了，任选 { $number } 张扣下。
trick-explain-buried = 扣下的归赢最后一墩的一方；闲家赢了，底里的分加倍（BAS B2）。
trick-explain-lead = 领出一张、一对，或者同一门里谁也管不上的几张（甩牌）。
trick-explain-tops = 甩的牌里每张单牌、每个对子别人都管不上才行（比如开头的 A K K）。* 是谁也管不上的牌，+ 是成对就管不上的牌。
trick-explain-wrong-lead = 甩错了这一局就到此为止，剩下的分全归对方（BAS C-90）。
trick-explain-led = 领出的是{ $title } n={ $number } 张，其中 k={ $wanted } 对（BAS C-92）。
trick-in-hand = 手里的{ $title }
trick-you-play = 要出的牌
trick-have-none = 没有
trick-have-few = n 张以内
trick-have-pairs = 多于 n 张，对子不超过 k
trick-have-more-pairs = 多于 n 张，对子更多
trick-play-any-ruff = 随便 n 张（全是主并有 k 对就是毙）
trick-play-any = 随便 n 张（赢不了）
trick-play-all-and-others = 全部加上别的（赢不了）
trick-play-with-all-pairs = n 张，对子全出
trick-play-with-some-pairs = n 张，至少 k 对
