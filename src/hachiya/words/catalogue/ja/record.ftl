## Where

record-at-line = { $line }行目: { $what }
record-at-column = { $line }行目{ $column }桁目: { $what }

## Files

record-empty-file = ファイルが空です
record-long-line = 行が { $number } バイトを超えています
record-byte-order-mark = ファイルがBOMで始まっています。BOMなしのUTF-8で保存してください
record-no-text = UTF-8のテキストではありません（バイナリ？）
record-ends-in-character = ファイルが文字の途中で終わっています
record-ends-in-line = ファイルがこの行の途中で終わっています
record-damaged-gzip = 圧縮ファイルが壊れています
record-empty-line = 空行です。イベントが要ります
record-not-json = JSONではありません（{ $why }）
record-long-number = 数が長すぎます
record-no-number = { $key } は数として書けません
record-key-twice = キー { $key } が重複しています
record-too-deep = 入れ子が深すぎます

## Something else was expected

record-expected = { $expected-or }が要ります
record-expected-not = { $found } ではなく{ $expected-or }が要ります
record-expected-at = { $place }: { $found } ではなく{ $expected-or }が要ります
record-unknown-key = { $name } にキー { $key } はありません（{ $keys }）
record-needs-key = { $name } にはキー「{ $key }」が要ります
record-needs-tag = キー「{ $key }」が要ります（{ $names }）
record-unknown-event = 未知のイベント { $found }（{ $names }）
record-unknown-fact = 未知の申告 { $found }（{ $names }）
record-one-half = entropy には sha256 か words の一方だけが要ります
record-hidden-cards = 伏せ札（?）は match に viewer がある記録にだけ書けます

## What could be expected

record-an-integer = 整数
record-a-string = 文字列
record-utf8-text = UTF-8で書ける文字列
record-true-or-false = true か false
record-a-list = リスト
record-seat-and-card = [席, 札]
record-an-object = オブジェクト
record-taken-cards = 0・1・3枚の札
record-a-stage = 0か2〜14
record-nothing = null
record-at-least = { $number }以上の数
record-at-most = { $number }以下の数
record-entries-at-least = { $number }個以上
record-entries-at-most = { $number }個以下
record-characters-at-most = { $number }字以下
record-no-card-thrice = 同じ札は2枚まで（{ $card } が{ $number }枚）
record-one-of = { $names }のどれか
record-known-first = 知れた札の後に伏せ札（?）
record-flower-cards = 札 A–Z・a–v（{ $found } という札はない）
record-each-once = 重複のない札（{ $card } が2枚）
record-in-order = A–Z、a–v の順の札（"{ $cards }"）
record-cards-exactly = ちょうど{ $number }枚の札（ここには{ $other }枚）
record-cards-at-least = { $number }枚以上の札
record-cards-at-most = { $number }枚以下の札（ここには{ $other }枚）
record-one-card = 札1枚（A–Z・a–v）
record-playing-card = 札（2–9 T J Q K A と S H D C・LJ・BJ）
record-hex-digits = 16進数字64桁（0–9・a–f）
record-a-word = 英数字と _ の語
record-words-of-line = { $keys } のどれか
record-line-like = 「{ $text }」…
record-value-of = { $name } の { $key }
record-only-once = { $key } は一度だけ
record-not-both = { $key } と { $name } はどちらか一方だけ
record-any-of = { $keys } のどれか
record-end-of-line = 行の終わり
record-value-for = { $key } の値
record-from-to = 「2>1」「0>pot」のような 払う席>受ける席
record-draw-like = 「0:A」のような 席:札
record-bare-word = 引用符のない語
record-quoted-text = 引用符で囲んだ文字列
record-marked = 「{ $text }」のような { $key }…
record-yes-or-no = yes か no
record-game-name = ゲーム名
record-closing-bracket = 閉じる「)」
record-closing-quote = 閉じる引用符（"）
record-json-text = JSON形式の引用文字列
record-option-list = 「オプション=値」, …
record-option-of = { $name } のオプション（{ $keys }）
record-facts-indented = 字下げは tally の申告だけ
record-header-first = 最初の行に「{ $text }」
record-header = 「{ $text }」（読める版）

## A record that begins wrongly

record-begins-early = 前の勝負が終わる前に次の勝負が始まっています
record-begins-with-match = 記録は match で始まります
record-seen-by = これは { $viewer } から見た記録です。再生できるのは全体の記録だけです
record-begins-at-position = 局面から始めた勝負は、記録に始まりがないので、もう一度再生できません
record-unknown-version = { $game }のバージョン { $version } は未知です。{ $right } に対応しています
record-lacks-options = options に { $names } がありません
record-names-of-seats = { $other }席に名前が{ $number }個あります
record-players-of-seats = { $other }席にプレイヤーが{ $number }人います
record-seats-before-deal = draw_seats は最初の deal の前に置きます
record-other-first-dealer = この札では最初の胴は{ $wrong }ではなく{ $seat }です
record-no-seat = { $seat }はありません

## A record that goes on wrongly

record-disagrees = `{ $key }` が合いません。正しくは { $text } です
record-was-due = `{ $name }` がありますが、ここでは { $text } のはずです
record-line-was-due = `{ $name }` がありますが { $key } のはずです
record-line-of-seat-was-due = ここでは{ $seat }の { $names-or } のはずですが、`{ $name }` があります
record-line-of-other-was-due = ここでは{ $seat }の { $names-or } のはずですが、{ $wrong }の `{ $name }` があります
record-payment-not-due = この支払いはここでは生じません。生じるのは { $texts } です
record-ended = { $what }。{ $reason }
record-had-to-stop = { $seat }は { $yaku } で上がるしかなく、この月は終わっています
record-had-to-cancel = { $seat }は最後の手札で { $yaku } の下げを取り消すしかなく、この月は終わっています
record-takes-one-of = { $card } は { $cards } のどちらかを取ります。takes に書いてください
record-cannot-show = この手からそれは公開できません。できるのは { $legal } です(赤の短冊は4枚まで伏せます)
record-never-dealt = 配られていない札があります: { $cards }
record-dealt-twice = 2回配られた札があります: { $names }
record-hand-size = { $other }人に{ $number }枚ずつ配ります
record-field-size = 場札は{ $number }枚です
record-pack-size = どの札も2枚ずつ配ります。多すぎる札: { $cards }、足りない札: { $more }
record-drawn-too-early = drawn { $number }: { $other }枚引くまでは何も晒せません
record-cannot-declare = { $number }枚引いたところで{ $seat }は { $cards } を晒せません。できるのは { $legal } です
record-hands-alone = `hands` だけを書いた局では、宣言はどれも `drawn` { $number } です（{ $other } ではなく）
record-nothing-to-declare = { $number }枚引いたところで{ $seat }は { $cards } を晒せません。何も晒せません
record-follow-size = { $other }枚のリードに{ $number }枚は出せません。出すのは{ $other }枚です
record-after-cards = { $cards } の次に: { $what }
