suit-S = スペード
suit-H = ハート
suit-D = ダイヤ
suit-C = クラブ
suit-trumps = 切札
