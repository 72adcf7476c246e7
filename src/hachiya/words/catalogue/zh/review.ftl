review-head = { $game }：{ $number } 次选择，只按各座看到的牌判断，每次试 { $worlds } 种牌形
review-of-match = { $n }. { $what }
review-nothing = 这份记录里没有可以判断的选择

## Columns

review-won = 得失（{ $unit }）
review-luck = 牌运
review-skill = 每局牌技
review-lost = 选择的损失
review-good = 与最好的一样

review-note = 牌运：同样的牌由“{ $bot }”坐所有座位时的得失。每局牌技：比这多得的部分和它的 95% 区间。选择的损失：与最好的选择之差（只算不是偶然的差）。

## Kinds of decisions

review-by-kind = 与最好的一样的选择所占的比例，以及其余的损失
review-kind-card = 手牌
review-kind-take = 拿哪一张
review-kind-sage = 停或续打
review-kind-show = 亮手役
review-kind-bid = 上场或放弃
review-kind-declare = 亮主
review-kind-bury = 埋底
review-kind-lead = 领出
review-kind-follow = 跟牌

## The course

review-course = 每局的得失（括号里是牌运）
review-dearest = 损失最大的时刻
review-nothing-dear = 没有确实比最好的差的选择。
review-moment = { $n }. { $chapter }，{ $person }选“{ $choice }”损失 { $amount }，“{ $better }”更好。
