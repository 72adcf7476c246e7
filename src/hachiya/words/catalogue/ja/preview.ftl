preview-house = 八屋（はちや）
preview-invitation = ご招待
preview-invitation-by = { $name }さんからの招待
preview-invitation-text = リンクを開けば、そのまま席に着けます。登録もインストールもいりません。
preview-replay = 勝負の記録
preview-replay-text = 全員の手札を見ながら、一手ずつたどれます。
preview-puzzle = 次の一手
preview-puzzle-text = この場面での最善は、どの一手でしょう。
