### Money: a sign, kan, and what is left in points or mon. `brief` is said where there is little room.

sum-kan = { $sign }{ $kan } kan
    .brief = { $sign }{ $kan } kan
sum-point = { $sign }{ $rest } { $rest ->
        [one] point
       *[other] points
    }
    .brief = { $sign }{ $rest } { $rest ->
            [one] point
           *[other] pts
        }
sum-mon = { $sign }{ $rest } mon
    .brief = { $sign }{ $rest } mon
sum-kan-point = { $sign }{ $kan } kan { $rest } { $rest ->
        [one] point
       *[other] points
    }
    .brief = { $sign }{ $kan } kan { $rest } { $rest ->
            [one] point
           *[other] pts
        }
sum-kan-mon = { $sign }{ $kan } kan { $rest } mon
    .brief = { $sign }{ $kan } kan { $rest } mon
