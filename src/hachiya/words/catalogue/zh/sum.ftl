sum-kan = { $sign }{ $kan }贯
sum-point = { $sign }{ $rest }点
sum-mon = { $sign }{ $rest }文
sum-kan-point = { $sign }{ $kan }贯{ $rest }点
sum-kan-mon = { $sign }{ $kan }贯{ $rest }文
