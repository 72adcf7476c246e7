stats-title-of = { $game }：{ $player }
stats-player = 玩家
stats-no-player = 这些牌谱里没有叫 { $given } 的人；玩家有：{ $names }
stats-no-match-of = 这些牌谱里没有打完的{ $game }
stats-no-deal = 这些牌谱里没有打完的局
stats-in-file = { $file }：{ $what }
stats-interval-note = 括号里是平均数的 95% 区间；一场的各局互相有关，所以一场算一个观测值；一场里坐好几个座位的，每个座位都算一次。一倍：去掉所有倍数。

## Columns

stats-times = 次数
stats-share = 比例
stats-odds = 精确概率
stats-mean = 平均
stats-number = 数目
stats-matches = 对局
stats-shown = 亮出
stats-shown-share = 占局数
stats-share-of-played = 占上场的局
stats-blocks = 观测值
stats-won-afterwards = 之后的{ $unit }
stats-each-time = 每次的{ $unit }
stats-in-all = 合计的{ $unit }
stats-a-deal-each = 每局

## What is won

stats-winnings = 输赢
stats-kan = 贯
stats-points = 点
stats-levels = 级
stats-deal-at-one = 每局的{ $unit }（按一倍）
stats-deal-as-played = 每局的{ $unit }（按实际倍数）
stats-a-match = 每场的{ $unit }
stats-a-deal = 每局的{ $unit }
stats-as-dealer = 当庄家时
stats-as-opponent = 当闲家时

## Matches and deals

stats-course = 对局和局
stats-finished = 打完的对局
stats-matches-won = 赢的对局
stats-deals = 局
stats-deals-won = 赢的局
stats-played = 上场的局
stats-declared = 亮过主的局

## Flower cards

stats-hand-yaku = 发到的手役和精确概率
stats-no-yaku = 无
stats-made = 打出来的役
stats-sage = 续打（可以选择时）
stats-stopped = 停
stats-tried = 续打
stats-succeeded = 其中成功
stats-failed = 其中失败
stats-paid = 付出
stats-fees = 放弃费
stats-hatto = 法度（替别人付）
stats-sage-tried = 续打
stats-sage-won = 续打成功
stats-hatto-short = 法度
stats-fees-short = 放弃费

## Bashifen

stats-sides = 庄家和闲家
stats-opponents-points = 闲家的分
stats-drawn = 摸到的对子和精确概率
stats-stage-pair = 一对级牌
stats-joker-pair = 一对王
stats-leading = 出牌和墩
stats-leads = 领出
stats-throws = 甩牌
stats-failed-leads = 甩错
stats-tricks = 赢的墩
stats-trick-points = 其中的分
