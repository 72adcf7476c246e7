unit-kan = 貫
unit-point = 点
unit-mon = 文
