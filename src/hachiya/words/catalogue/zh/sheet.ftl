sheet-month = { $n }月
sheet-deal-hachiju = { $n }
sheet-field-twice = { $kind }{ $kind }
sheet-field-carrying = { $kind }（{ $carried-beside }）

## Heads

sheet-months = 月 场
sheet-deals-hachiju = 局
sheet-remarks = 备注

## What was paid for

sheet-fold = 竞叫
sheet-fold-hachiju = 竞叫
sheet-squeeze = 挤出 { $yaku }
sheet-squeeze-cards = 挤出
sheet-of-yaku = { $yaku }
sheet-sage-return = { $yaku }·还
sheet-tobikomi = 飞入
sheet-nuke = 脱出
sheet-mizuten = 不看牌
sheet-exempt = 飞入免付
sheet-pot = 放弃费
sheet-pot-hachiju = 放弃费
sheet-hatto = { $remark }法度
sheet-sage = { $remark }·下
sheet-cancel = { $remark }·消
sheet-flow = { $remark }·流
sheet-at-rate = { $remark }·{ $rate }倍
sheet-unseen = { $remark }·不看牌
sheet-void = 重来

## What was said in the auction

sheet-in-place = 上{ $place }
sheet-out = 弃
sheet-out-hachiju = 弃
sheet-double-place = 倍{ $place }
sheet-double-no-place = 倍
sheet-in-no-place = 上
sheet-put-out = 挤
sheet-put-out-hachiju = 除
sheet-stone = *
sheet-stones = *={ $n }

## The foot

sheet-total = 合计
sheet-start = 起始点数
sheet-prize = 头名奖
sheet-base = 原点
sheet-nearest = 五舍六入
sheet-gimmi = 吟味
sheet-with-stones = 月石清算
sheet-stake = 减吟味份
sheet-rest = 再计
sheet-in-kan = 点换成贯
sheet-whole = 去零头
sheet-final = 最后得分
sheet-draw = 平局
sheet-void-year = 不算胜负
