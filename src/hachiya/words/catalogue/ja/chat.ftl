### 卓で交わす言葉。

chat-title = 会話
chat-none = まだだれも話していません。
chat-phrases = 定型の言葉
chat-reactions = 反応
chat-text = 自分の言葉
chat-send = 送る
chat-mute = 自分には表示しない
chat-silence = 発言を止める
chat-silenced = 卓を開いた人があなたの発言を止めています。
chat-hello = こんにちは
chat-luck = よろしくお願いします
chat-well = お見事！
chat-thanks = ありがとう
chat-sorry = すみません
chat-moment = 少々お待ちください
chat-hurry = あなたの番ですよ
chat-close = 惜しい！
chat-lucky = ついてる！
chat-again = もう一局どうですか
chat-bye = お疲れさまでした
chat-clap = 拍手
chat-laugh = 笑い
chat-wow = びっくり
chat-think = うーん
chat-cry = 泣き
