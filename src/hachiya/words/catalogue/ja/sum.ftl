sum-kan = { $sign }{ $kan }貫
sum-point = { $sign }{ $rest }点
sum-mon = { $sign }{ $rest }文
sum-kan-point = { $sign }{ $kan }貫{ $rest }点
sum-kan-mon = { $sign }{ $kan }貫{ $rest }文
