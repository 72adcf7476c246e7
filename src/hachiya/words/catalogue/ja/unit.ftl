unit-kan = 貫
unit-point = 点
    .one = 点
    .many = 点
unit-mon = 文
    .one = 文
    .many = 文
