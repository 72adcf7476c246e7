env-no-value = { $name } に { $given } は使えません。使える値は { $values } です
env-bad-array = { $name } は { $right } の配列で、形は { $shape } でなければなりません（渡されたもの: { $given }）
env-not-contiguous = { $name } は行の順に切れ目なくメモリーに並んだ、書き込める配列でなければなりません
env-illegal = { $number } 番の勝負では、いま行動 { $action } は選べません。選べるのは { $legal } です
env-episode-over = { $number } 番の勝負のエピソードは終わっています。次の手の前に reset() を呼んでください
env-only-none = エピソードは終わっています。席が渡せる行動は None だけです
env-not-reset = まだ何も始まっていません。{ $method }() の前に reset() を呼んでください
env-closed = この環境は閉じられています。新しく作ってください
