difference-none = 无
difference-yes = 是
difference-no = 否

## The table

difference-seats = 人数
difference-from-to = { $low }–{ $high }
difference-auction = 竞叫
difference-unseen = 庄家可以不看牌就上场
difference-put-out = 因三人已上场而不能上场的人
difference-put-out-paid = 按手牌收钱，并亮出那些牌
difference-put-out-unpaid = 什么也不收
difference-start-and-end = 起始的点 / 归还的点
difference-begins-and-asked = { $begins } / { $asked }

## The field

difference-lights = 几张光同时翻出
difference-lights-same-kind = 同类两张：下个月也算（二代缚）
difference-lights-each = 第二张起，每张定以后的一个月

## Hand yaku

difference-showing = 亮手役
difference-always = 必须
difference-as-one-likes = 随意
difference-willows = 手役里的柳
difference-willows-plain = 算杂牌
difference-willows-as-one-likes = 算杂牌或算原牌，随意
difference-in-kan = { $yaku }（贯）
difference-shiso-ends = 四三结束全年
difference-haneken-tobikomi = 跳剑可飞入
difference-tobikomi-paid = 飞入何时付
difference-at-the-end = 月末
difference-at-once = 当场
difference-nuke-after-yaku = 以出来役结束的月份也付脱出

## Captured yaku

difference-kan-and-more = { $kan }，每多一张 +{ $more }
difference-willow-ribbon = 七短可用柳短册
difference-goko-after-shiko = 四光以后的五光
difference-goko-replaces = 取代四光
difference-goko-barred = 不算
difference-goko-added = 另加
difference-declared = 出来役何时宣布
difference-declared-after = 一轮结束时
difference-declared-completed = 一凑成就宣布，翻牌之前也可以
difference-paid = 出来役何时收钱
difference-paid-at-stop = 结束时
difference-paid-when-completed = 一凑成就收
difference-sage-offered = 何时可以续打
difference-sage-always = 任何时候
difference-sage-with-hope = 还可能凑成别的役时
difference-last-hand-card = 用最后一张手牌成的役
difference-last-hand-card-stops = 就此结束
difference-last-hand-card-sage = 翻山牌以前可以续打
difference-cancelling = 可以取消续打
difference-sage-fails = 续打后没有新的役
difference-sage-cancelled = 打出最后一张手牌即结束，收一半
difference-sage-halved = 打到底，收一半，不算牌点
difference-sage-returned = 打到底，退回一半，也算牌点
difference-sage-beaten = 续打后别人成役，自己的役
difference-half = 一半
difference-nothing = 作废

## Hatto

difference-hatto = 有法度的役
difference-yaku = { $listed }
difference-hatto-cards = 法度的牌
difference-hatto-last = 最后缺的一张
difference-hatto-shadow = 最后缺的一张和它的影牌
difference-hatto-month = 最后缺的一张和同月的牌
difference-excuses = 法度的免除
difference-excuses-last = 最后一张手牌
difference-excuses-all = 最后一张手牌、手牌全是法度
difference-dive-hatto = 飞入的法度
difference-dive-discard = 打出第四张
difference-dive-inaction = 打出第四张、场上的一张不收

## The end

difference-deals-on = 最后一个月也定下一个庄家
difference-stone = 月石
difference-year-end = 年末
difference-balance = 舍去不足一贯的差额
difference-prize = 得分，另有头名奖
difference-gimmi = 只有输家付给赢家的吟味
