notebook-title = 为牌桌计分
notebook-lead = 你们用自己的牌打，这里来算账。
notebook-here = 记下的一切都留在这台设备上，不会传出去。
notebook-server = 记下的一切留在这台设备上。服务器只负责计算，什么都不保存。
notebook-new = 新的一场
notebook-matches = 记过的对局
notebook-so-far = { $day } · 已记 { $n } 局
notebook-won = { $day } · { $who }获胜
notebook-remove = 删除
notebook-remove-not = 保留
notebook-remove-of = 删除{ $game }（{ $who }）
notebook-remove-title = 要删除这场对局吗？
notebook-remove-text = { $game }（{ $who }）会从这台设备上删除，无法恢复。
notebook-unstored = 这个浏览器无法保存。关闭页面后，记下的内容会丢失。
notebook-other-tab = 这场对局已在另一个标签页继续。现在显示的是最新内容，你刚才的操作没有记下。
notebook-gone = 这台设备上没有这场对局。
notebook-figures = 真实牌桌的战绩
notebook-figures-about = 根据这个浏览器里保存的对局统计，与在本页面上打的对局分开。

## A new match

notebook-names = 玩家
notebook-names-order = 按打牌的顺序，下一位坐在右边。
notebook-seat = 第 { $n } 位
notebook-first-dealer = 谁先发牌？
notebook-begin = 开始

## The open deal

notebook-pot = 底池 { $money }
notebook-awaited = 该说了
notebook-field = 场上的光牌
notebook-field-none = 没有
notebook-whose = 谁亮了手役、成了役，就点谁。
notebook-whose-bashifen = 请记下闲家的分；有人甩错，就点那个人。
notebook-white = 谁抽到白牌，就点谁。
notebook-nothing = 现在不需要这位的消息。
notebook-last-yaku = 同时有几个
notebook-fed-by = 谁犯的法度？
notebook-nobody = 没有
notebook-ribbons = 短册张数
notebook-by-cards = 按亮出的牌
notebook-shown-cards = 亮出的牌
notebook-lies-elsewhere = 这张牌在别处。
notebook-shows-nothing = 什么都不亮
notebook-seldom = 特殊役和差错
notebook-number-of = { $what }：多少？
notebook-tell = 记下
notebook-tell-of = 记下{ $what }
notebook-by-numbers = 按点数
notebook-by-piles = 按所得的牌
notebook-pile-of = { $who }所得的牌
notebook-cards = { $n } 张
notebook-rest-follows = 最后一位的点数自动得出，随即结算。
notebook-tens-then-ones = 先选十位，再选准确的点数。
notebook-tens = 十位
notebook-ones = 准确的点数
notebook-opponents-points = 闲家得 { $n } 分，{ $need } 分起获胜。
notebook-facts = 这一局到现在
notebook-take-back = 撤回：{ $what }
notebook-payments = 支付
notebook-lacks = 还缺：{ $what }
notebook-undo = 撤销
notebook-close = 结算
notebook-more = 更多
notebook-aloud = 用语音报出支付
notebook-void-about = 发错牌、张数不对等：这一局的支付全部退回，重新发牌。

## Corrections, and ways to keep it

notebook-correct = 更正
notebook-correct-of = 更正{ $deal }
notebook-correct-deal = 更正以前的局
notebook-correct-done = 这样就对了
notebook-correct-leave = 保持原样
notebook-correcting = 正在更正{ $deal }。把错的撤回，重新记下。
notebook-drop = 这一局没有打过
notebook-drop-of = { $deal }没有打过
notebook-waits = { $deal }不可能是这样：{ $what }
notebook-changed = 更正带来的变化
notebook-change = { $deal }：{ $before } → { $after }
notebook-won-by = { $who } { $money }
notebook-levels = +{ $n }
notebook-not-settled = 无法结算
notebook-picture = 计分表图片
