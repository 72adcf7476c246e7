## Where

record-at-line = 第{ $line }行：{ $what }
record-at-column = 第{ $line }行第{ $column }列：{ $what }

## Files

record-empty-file = 文件是空的
record-long-line = 这一行超过 { $number } 字节
record-byte-order-mark = 文件以 BOM 开头，请存成不带 BOM 的 UTF-8
record-no-text = 不是 UTF-8 文本（是二进制文件？）
record-ends-in-character = 文件在一个字符中间断了
record-ends-in-line = 文件在这一行中间断了
record-damaged-gzip = 压缩文件已损坏
record-empty-line = 空行，这里要有一个事件
record-not-json = 不是 JSON（{ $why }）
record-long-number = 数太长了
record-no-number = { $key } 在这里不是数
record-key-twice = 键 { $key } 出现了两次
record-too-deep = 嵌套太深

## Something else was expected

record-expected = 这里要有{ $expected-or }
record-expected-not = 这里要有{ $expected-or }，不是 { $found }
record-expected-at = { $place }：要有{ $expected-or }，不是 { $found }
record-unknown-key = { $name } 没有键 { $key }（有：{ $keys }）
record-needs-key = { $name } 缺少键“{ $key }”
record-needs-tag = 缺少键“{ $key }”，可以是：{ $names }
record-unknown-event = 不认识的事件 { $found }（有：{ $names }）
record-unknown-fact = 不认识的报数 { $found }（有：{ $names }）
record-one-half = entropy 要有 sha256 或 words，只能有一个
record-hidden-cards = 只有 match 一行写明 viewer 的牌谱里才能有看不见的牌（?）

## What could be expected

record-an-integer = 整数
record-a-string = 字符串
record-utf8-text = UTF-8 能写的文字
record-true-or-false = true 或 false
record-a-list = 列表
record-seat-and-card = [座位, 牌]
record-an-object = 对象
record-taken-cards = 0、1 或 3 张牌
record-a-stage = 0 或 2…14
record-nothing = null
record-at-least = 不小于 { $number } 的数
record-at-most = 不大于 { $number } 的数
record-entries-at-least = 至少 { $number } 项
record-entries-at-most = 至多 { $number } 项
record-characters-at-most = 至多 { $number } 个字
record-no-card-thrice = 同一张牌至多两张（{ $card } 有 { $number } 张）
record-one-of = { $names-or }
record-known-first = 看不见的牌（?）放在看得见的后面
record-flower-cards = 牌 A–Z、a–v（没有 { $found } 这张）
record-each-once = 不重复的牌（{ $card } 有两张）
record-in-order = 按 A–Z、a–v 的顺序排列的牌（"{ $cards }"）
record-cards-exactly = 正好 { $number } 张牌（这里是 { $other } 张）
record-cards-at-least = 至少 { $number } 张牌
record-cards-at-most = 至多 { $number } 张牌（这里是 { $other } 张）
record-one-card = 一张牌（A–Z、a–v）
record-playing-card = 一张牌（2–9 T J Q K A 加 S H D C，或 LJ、BJ）
record-hex-digits = 64 位十六进制数字（0–9、a–f）
record-a-word = 由字母、数字和 _ 组成的词
record-words-of-line = 以下之一：{ $keys }
record-line-like = “{ $text }”……
record-value-of = { $name } 的 { $key }
record-only-once = { $key } 只能一次
record-not-both = { $key } 和 { $name } 只能写一个
record-any-of = { $keys }
record-end-of-line = 行尾
record-value-for = { $key } 的值
record-from-to = “2>1”“0>pot”这样的 付的座位>收的座位
record-draw-like = “0:A”这样的 座位:牌
record-bare-word = 不带引号的词
record-quoted-text = 带引号的文字（"…"）
record-marked = “{ $key }”，例如 { $text }
record-yes-or-no = yes 或 no
record-game-name = 游戏名
record-closing-bracket = 右括号“)”
record-closing-quote = 右引号（"）
record-json-text = 按 JSON 写的带引号的文字
record-option-list = 选项=值……
record-option-of = { $name } 的选项（{ $keys }）
record-facts-indented = 缩进的行只能是 tally 的报数
record-header-first = 第一行“{ $text }”
record-header = “{ $text }”（本程序能读的版本）

## A record that begins wrongly

record-begins-early = 上一场还没结束，就开始了新的一场
record-begins-with-match = 牌谱以 match 开头
record-seen-by = 这是 { $viewer } 看到的牌谱，只有完整的牌谱能重放
record-begins-at-position = 从局面开始的一场，牌谱没有开头，不能重放
record-unknown-version = 不认识{ $game }的版本 { $version }，本程序用的是版本 { $right }
record-lacks-options = options 里缺 { $names }
record-names-of-seats = { $other } 个座位，names 却有 { $number } 个名字
record-players-of-seats = { $other } 个座位，players 却有 { $number } 个
record-seats-before-deal = draw_seats 要放在第一个 deal 之前
record-other-first-dealer = 按这些牌，第一个庄家是{ $seat }，不是{ $wrong }
record-no-seat = 没有{ $seat }

## A record that goes on wrongly

record-disagrees = `{ $key }` 对不上，应当是 { $text }
record-was-due = 这里该是 { $text }，却是 `{ $name }`
record-line-was-due = 该是 `{ $key }`，却是 `{ $name }`
record-line-of-seat-was-due = 这里该是{ $seat }的 { $names-or }，却是 `{ $name }`
record-line-of-other-was-due = 这里该是{ $seat }的 { $names-or }，却是{ $wrong }的 `{ $name }`
record-payment-not-due = 这里不付这笔，该付的是 { $texts }
record-ended = { $what }：{ $reason }
record-had-to-stop = { $seat }只能以 { $yaku } 停下，这个月已经结束
record-had-to-cancel = { $seat }打完最后一张手牌，只能取消 { $yaku } 的续打，这个月已经结束
record-takes-one-of = { $card } 收 { $cards } 中的一张，takes 要写明是哪张
record-cannot-show = 这手牌不能这样亮。可以：{ $legal }（赤的短册最多扣四张）
record-never-dealt = 这些牌没有发：{ $cards }
record-dealt-twice = 这些牌发了两次：{ $names }
record-hand-size = { $other } 个人每人发 { $number } 张
record-field-size = 场上是 { $number } 张牌
record-pack-size = 每种牌都是两张。多的：{ $cards }，少的：{ $more }
record-drawn-too-early = drawn { $number }：摸到 { $other } 张以前什么都不能亮
record-cannot-declare = 摸了 { $number } 张时{ $seat }不能亮 { $cards }。可以：{ $legal }
record-hands-alone = 只写 `hands` 的那一局，亮牌都在 `drawn` { $number }，不是 { $other }
record-nothing-to-declare = 摸了 { $number } 张时{ $seat }不能亮 { $cards }，什么都不能亮
record-follow-size = 领出 { $other } 张，不能跟 { $number } 张，要跟 { $other } 张
record-after-cards = { $cards } 之后：{ $what }
