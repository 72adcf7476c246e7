### How a seat stands, in lists of tables.
###
### $money (Sum) – what it has
### $ours (Text) – the own side's level
### $theirs (Text) – the other side's level

standing-balance = { $money }
standing-levels = level { $ours } to { $theirs }
