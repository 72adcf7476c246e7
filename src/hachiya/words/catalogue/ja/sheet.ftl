sheet-month = { $n }月
sheet-deal-hachiju = { $n }
sheet-field-twice = { $kind }{ $kind }
sheet-field-carrying = { $kind }({ $carried-beside })

## Heads

sheet-months = 月 場
sheet-deals-hachiju = 局
sheet-remarks = 備考

## What was paid for

sheet-fold = 競り
sheet-fold-hachiju = 出降り
sheet-squeeze = 追込 { $yaku }
sheet-squeeze-cards = 追込
sheet-of-yaku = { $yaku }
sheet-sage-return = { $yaku }・返
sheet-tobikomi = 飛込
sheet-nuke = 抜
sheet-mizuten = みずてん
sheet-exempt = 飛込免除
sheet-pot = 下り賃
sheet-pot-hachiju = 降り賃
sheet-hatto = { $remark }法度
sheet-sage = { $remark }・下
sheet-cancel = { $remark }・消
sheet-flow = { $remark }・流
sheet-at-rate = { $remark }・{ $rate }倍
sheet-unseen = { $remark }・みずてん
sheet-void = やり直し

## What was said in the auction

sheet-in-place = 出{ $place }
sheet-out = 下
sheet-out-hachiju = 降
sheet-double-place = 倍{ $place }
sheet-double-no-place = 倍
sheet-in-no-place = 出
sheet-put-out = 追
sheet-put-out-hachiju = 除
sheet-stone = *
sheet-stones = *={ $n }

## The foot

sheet-total = 合計
sheet-start = 初めの持ち点
sheet-prize = トップ賞
sheet-base = 原点
sheet-nearest = 五捨六入
sheet-gimmi = 吟味
sheet-with-stones = 月石清算
sheet-stake = 吟味分減算
sheet-rest = 再計
sheet-in-kan = 点を貫に
sheet-whole = 端数処理
sheet-final = 最終得点
sheet-draw = 引き分け
sheet-void-year = 無勝負
