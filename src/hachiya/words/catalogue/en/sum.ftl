### Money: a sign, kan, and what is left in points or mon.

sum-kan = { $sign }{ $kan } kan
sum-point = { $sign }{ $rest } { $rest ->
        [one] point
       *[other] points
    }
sum-mon = { $sign }{ $rest } mon
sum-kan-point = { $sign }{ $kan } kan { $rest } { $rest ->
        [one] point
       *[other] points
    }
sum-kan-mon = { $sign }{ $kan } kan { $rest } mon
