## Heads

document-head-option = 选项
document-head-values = 取值（首个为默认）
document-head-meaning = 内容
document-head-clause = 条款
document-head-month = 月
document-head-flower = 花
document-head-lights = 光（20点）
document-head-tane = 种（10点）
document-head-ribbons = 短册（5点）
document-head-dregs = 杂牌（1点）
document-head-menu = 方案
document-head-dealt = 翻出的光
document-head-for = 项目
document-head-how-much = 多少
document-head-who-whom = 谁付给谁
document-head-different = 不同之处
document-head-hand-yaku = 手役
document-head-captured-yaku = 出来役
document-head-special-yaku = 特殊役
document-head-kan = 贯
document-head-seven = 发到的七张
document-head-laid-open = 亮出的牌
document-head-followed = 可带来的役
document-head-hand = 手牌
document-head-shows = 手役
document-head-open = 亮出
document-head-hidden = 不亮
document-head-cards = 牌
document-head-hatto = 法度
document-head-when = 条件
document-head-family = 类别
document-head-total = 总额（三人）
document-head-card = 牌
document-head-points = 分值
document-head-in-pack = 张数
document-head-together = 共计
document-head-stage = 打几
document-head-trump-suit = 主花色
document-head-trumps = 主牌大小
document-head-how-many = 张数
document-head-side-suit = 副牌花色
document-head-stands = 已亮的牌
document-head-turned = 翻开的牌（打 8）
document-head-made-trumps = 主
document-head-ko-points = 闲家得分
document-head-winner = 胜方
document-head-stages = 升级
document-head-oya-on = 庄家
document-head-ko-on = 闲家
document-head-oya-then = 原庄家
document-head-ko-then = 原闲家
document-head-next-oya = 下一副
document-head-deal = 第几副
document-head-dacha = 打家
document-head-oya = 庄家一方
document-head-won-by = 胜方

## Cards

document-cards = { $cards }
document-card = `{ $letter }` { $card }
document-flower = { $flower }
document-some-of = { $letters } 中的 { $number } 张
document-some-or-more-of = { $letters } 中的 { $number } 张以上
document-light = 光
document-tane = 种牌
document-ribbon = 短册
document-dregs = 杂牌

## The field

document-small = 小场
document-large = 大场
document-grand = 绝场
document-once = 一倍
document-times = { $times } 倍
document-kan-more = 每役加 { $kan } 贯
document-carrying = { $kind }，留下{ $kinds }
document-carried = 留下的场：{ $kinds }
document-carried-nothing = 留下的场：无
document-no-lights = 无
document-one-large = 一张大场的光
document-large-or-more = 两三张大场的光
document-two-large = 两张大场的光
document-one-grand = 一张绝场的光
document-one-grand-any-large = 一张绝场的光
document-grand-and-large = 绝场、大场的光各一张
document-two-grand = 两张绝场的光
document-two-grand-any-large = 两张绝场的光

## The auction

document-fold = 第 { $number } 个放弃的人
document-the-pot = 放弃费池
document-squeeze-hand = 手役
document-squeeze-whole = 手里有出来役的全部的牌
document-squeeze-card = { $letters } 中的每一张
document-half = 役钱的一半
document-three-to-each = 上场的三人各付给每个被挤出的人

## Yaku

document-yaku = { $yaku }（{ $aside }）
document-yaku-alone = { $yaku }
document-yaku-with = { $named }（{ $option }）
document-kan-a-card = { $kan }（每多一张加 { $more } 贯）
document-kan-a-point = { $kan }（每多 1 点加 { $more } 贯）
document-protected = 适用
document-total = { $points } 点（每人 { $each } 点）
document-family-dregs = 杂牌役
document-family-suit = 组役

## Of which cards a hand yaku is made

document-three = 同月的三张
document-three-but = 同月的三张（立三本除外）
document-tatesanbon = 藤、菖蒲、萩中某月的任意三张，或桐的三张杂牌
document-pairs = 三对同月的牌
document-four = 同月的四张
document-three-and-pairs = 同月三张，另加两对
document-four-and-pair = 同月四张加一对
document-four-and-three = 同月四张，另一月三张
document-threes = 两组三张
document-three-and-tatesanbon = 一组三本，一组立三本
document-tatesanbon-twice = 两组立三本
document-ribbons = 两张以上短册，其余杂牌
document-one-ribbon = 一张短册，其余杂牌
document-one-tane = 一张种牌，其余杂牌
document-one-light = 一张光，其余杂牌
document-dregs-seven = 七张都是杂牌
document-dregs-six-willows = 六张杂牌（柳也算）
document-dregs-seven-willows = 七张都是杂牌（柳也算）
document-ending = { $made }；全年就此结束

## Which of its cards lie open

document-open-three = 那三张
document-open-four = 那四张
document-open-six = 那六张
document-open-seven = 七张全部
document-open-six-dregs = 六张杂牌
document-open-dregs = 杂牌
document-open-ribbons-too = { $shown }，加上第五张起的短册
document-open-and-ribbons = { $letters } 加 { $more } 张短册

## Special yaku

document-sohachi-leader = 三人都是 { $points } 点；付给最先出牌的人
document-sohachi-dealer = 三人都是 { $points } 点；付给庄家
document-futahachi = 一人 { $points } 点以上
document-sujuroku = { $number } 张以上杂牌；柳四张都算杂牌
document-tobikomi = 亮了三张的人自己收进那个月的全部四张；{ $when }
document-at-once = 当场付清
document-at-the-end = 月末付清
document-nuke = 亮了赤、短一、十一或空素的人得到 { $points } 点以上
document-mizuten = 没看手牌就上场的庄家得到 { $points } 点以上；同桌其他人都要付

## Bashifen

document-oya = 庄家
document-ko = 闲家
document-in-all = 合计
document-no-trumps = 无主
document-trumps-or = { $trumps }；`no_trumps` 时{ $other }
document-may = 可
document-may-any-time = 可（`joker_rebellion=over_declaration` 时不可）
document-may-not = 不可
document-stands-nothing = 尚无人亮
document-stands-card = 一张级牌
document-stands-pair = 一对级牌
document-stands-little-jokers = 一对小王
document-stands-big-jokers = 一对大王
document-span = { $low }–{ $high }
document-won = 打过 A，**获胜**
document-same-pair = 原庄家打 { $stage }
document-other-pair = 原闲家打 { $stage }
