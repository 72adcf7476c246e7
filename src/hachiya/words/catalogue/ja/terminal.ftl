terminal-left-table = 席を立ちました。
terminal-leave-table = やめますか？
terminal-you = { $name } (あなた)
terminal-gone-on = { $name } 下げ
terminal-between = { " ・ " }
terminal-only-choice = 選択の余地なし: { $first }
terminal-keys = 番号か札の文字で選びます。? 説明、{ $leave } やめる
terminal-not-a-choice = { $wrong } は選べません。
terminal-go-on = Enterで続きへ
terminal-next-month = Enterで次の月へ
terminal-next-deal = Enterで次の局へ
terminal-next-trick = Enterで次のトリックへ
terminal-pending = 出た札: { $first }

## The table

terminal-lights = 光
terminal-animals = 種
terminal-ribbons = 短
terminal-chaff = カス
terminal-your-hand = 手札
terminal-field = 場札
terminal-stock = 山札 { $cards }枚
terminal-pot = 場の下り賃 { $money }
terminal-pot-hachiju = 場の降り賃 { $money }
terminal-score = 得点
terminal-in-hand = 手札
terminal-hand-yaku = 手役
terminal-lying-open = 公開札
terminal-card-points = 取り札
terminal-made = 出来役
terminal-auction = 競り
terminal-auction-hachiju = 出降り
terminal-watching = この月は見ています。山に戻した手札
terminal-watching-hachiju = この局は見ています。山に戻した手札

## Choices

terminal-stays = 場に置く
terminal-takes = { $letters } を取る
terminal-takes-either = { $others-or } を取る
terminal-comes-to = { $first } → { $meant }
terminal-would-help = ⚠ 法度: { $person-name } の{ $yaku }を助ける。できれば二人分の{ $money }を払う
terminal-would-help-excused = 法度(免除): { $person-name } の{ $yaku }を助ける。払うのは自分の分の{ $money }だけ
terminal-pays-now = 今の支払い: { $amounts }
terminal-pays-nothing = これ以上の受け渡しはない
terminal-wins = { $person-name } { $money }
terminal-all-of = { $said }

## Questions

terminal-ask-mizuten = 手札を見ずに出ますか
terminal-ask-bid = 出ますか、下りますか
terminal-ask-bid-hachiju = 降りますか、出ますか、ダブルですか
terminal-ask-show = 手役を公開しますか
terminal-ask-expose = 公開する短冊を選んでください
terminal-ask-play = 手札を1枚出してください
terminal-ask-pick = 場のどちらの札を取りますか
terminal-ask-decide-early = 山札をめくる前です。あがりますか、下げますか
terminal-ask-decide = あがりますか、下げますか
terminal-ask-cancel = 下げを取り消しますか
terminal-explain-play = 手札を1枚出します。場に同じ月の札があれば取り、なければ場に置きます。そのあと山札を1枚めくります。
terminal-explain-pick = 同じ月の札が場に2枚あるので、取る方を選びます。
terminal-explain-pick-turned = めくった札と同じ月の札が場に2枚あるので、取る方を選びます。
terminal-explain-made = 出来役ができました。

## How it ended

terminal-seat-score = { $name }  { $score }
terminal-seat-final = { $name }  { $score }  最終得点 { $result }
terminal-seat-won = { $name }  { $score }  最終得点 { $result }  勝ち
