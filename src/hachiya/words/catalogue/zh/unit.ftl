unit-kan = 贯
unit-point = 点
unit-mon = 文
