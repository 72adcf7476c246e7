pack-LJ = 小ジョーカー
pack-BJ = 大ジョーカー
pack-hidden = 伏せ札
