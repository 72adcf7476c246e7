difference-none = なし
difference-yes = はい
difference-no = いいえ

## The table

difference-seats = 人数
difference-from-to = { $low }〜{ $high }
difference-auction = 競り
difference-unseen = 親が手札を見ずに出られる（みずてん）
difference-put-out = 3人が出て出られなくなった人
difference-put-out-paid = 手札に応じて受け取り、その札を見せる
difference-put-out-unpaid = 何も受け取らない
difference-start-and-end = 初めの点 / 返す点
difference-begins-and-asked = { $begins } / { $asked }

## The field

difference-lights = 重なった光札
difference-lights-same-kind = 同じ種類なら翌月へ（二代しばり）
difference-lights-each = 2枚目から1枚ずつ先の月へ

## Hand yaku

difference-showing = 手役の公開
difference-always = 必ず
difference-as-one-likes = 自由
difference-willows = 手役での柳
difference-willows-plain = カス
difference-willows-as-one-likes = カスか元の札
difference-in-kan = { $yaku }（貫）
difference-shiso-ends = 四三で年が終わる
difference-haneken-tobikomi = はねけんに飛込み
difference-tobikomi-paid = 飛込みを払うとき
difference-at-the-end = 月の終わり
difference-at-once = すぐ
difference-nuke-after-yaku = 出来役で終わった月にも抜けを払う

## Captured yaku

difference-kan-and-more = { $kan }、1枚増すごとに+{ $more }
difference-willow-ribbon = 七短に柳の短冊
difference-goko-after-shiko = 四光のあとの五光
difference-goko-replaces = 四光に代わる
difference-goko-barred = できない
difference-goko-added = 加わる
difference-declared = 出来役を宣言するとき
difference-declared-after = 番の終わり
difference-declared-completed = できたとき
difference-paid = 出来役代をもらうとき
difference-paid-at-stop = あがったとき
difference-paid-when-completed = できたとき
difference-sage-offered = 下げられるとき
difference-sage-always = いつも
difference-sage-with-hope = ほかの役がまだできるとき
difference-last-hand-card = 最後の手札でできた役
difference-last-hand-card-stops = あがり
difference-last-hand-card-sage = 山札をめくる前なら下げられる
difference-cancelling = 下げの取消し
difference-sage-fails = 下げて役が増えなければ
difference-sage-cancelled = 最後の手札で月が終わり、半額
difference-sage-halved = 打ち終わって半額、札の点なし
difference-sage-returned = 打ち終わって半額を返し、札の点も数える
difference-sage-beaten = 下げたあと他人に役ができれば、自分の役は
difference-half = 半額
difference-nothing = なし

## Hatto

difference-hatto = 法度のある役
difference-yaku = { $listed-partners }
difference-hatto-cards = 法度の札
difference-hatto-last = 残りの1枚
difference-hatto-shadow = 残りの1枚と影札
difference-hatto-month = 残りの1枚とその月の札
difference-excuses = 法度の免除
difference-excuses-last = 最後の手札
difference-excuses-all = 最後の手札、全部が法度の手札
difference-dive-hatto = 飛込みの法度
difference-dive-discard = 4枚目を打つ
difference-dive-inaction = 4枚目を打つ、場の1枚を取らない

## The end

difference-deals-on = 最後の月にも次の胴がある
difference-stone = 月石
difference-year-end = 年の終わり
difference-balance = 貫未満を切り捨てた差引
difference-prize = 得点と、場からのトップ賞
difference-gimmi = 勝者への吟味だけ
