insight-thinking = 思考中……
insight-advice = 最好：{ $choice }
insight-advice-spoken = 最好的是{ $choice }，到这一局结束平均 { $amount }。
insight-mark-best = 最好的选择，{ $amount }
insight-mark-as-good = 和最好的差不多
insight-mark-behind = 比最好的少 { $amount }
insight-to-the-end = 到这一局结束的平均
insight-as-good = 差不多
insight-less = 少 { $amount }
insight-others = 其他选择
insight-alike = 没有值得一说的差别。
insight-note = 试过 { $n } 种看不见的牌形。提示只看你看得到的牌，也不知道别人实际怎么打。

## Reviews

insight-interval = { $low } 到 { $high }
insight-review = 复盘
insight-reviewing = 正在评判每一次选择……
insight-review-failed = 这场无法复盘。
insight-judged = { $n } 次选择，只按各座看到的牌判断，每次试 { $worlds } 种牌形。
insight-seats = 各座
insight-of = 共 { $n } 次
insight-moment = { $chapter }，{ $person }选“{ $choice }”损失 { $amount }，“{ $better }”更好。
insight-look = 去看看
insight-course = 过程
insight-course-about = 各座的得失（{ $unit }）；括号里是水平相同时牌会带来的部分，后面是选择所失。
insight-review-note = 牌运：同样的牌由水平相同的电脑坐所有座位时的得失。每局牌技：比这多得的部分和它的 95% 区间。选择的损失：与最好的选择之差（只算不是偶然的差）。

## Puzzles

insight-puzzles = 题目
insight-puzzles-lead = 取自实际打过的局面：有一个选择明显最好，又不是显而易见的那个。
insight-today = 今日题目
insight-drills = 练习
insight-solved = 已解
insight-solved-number = { $number }（已解）
insight-puzzle = { $game }，第 { $number } 题
insight-find = 找出最好的选择，在桌上打出来。
insight-right = 对。
insight-wrong = 不是最好的。
insight-wrong-answer = 不对。
insight-solution = 最好的是“{ $choice }”。
insight-again = 再来一次
insight-next = 下一题
insight-all-puzzles = 全部题目
insight-score = { $of } 题对 { $right } 题
