standing-balance = { $money }
standing-levels = { $ours }级对{ $theirs }级
