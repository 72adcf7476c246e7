standing-balance = { $money }
standing-levels = 段は{ $ours }対{ $theirs }
