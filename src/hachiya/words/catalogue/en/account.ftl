### Who pays and is paid beside the seats, by the game that it is of.

account-pot-hachihachi = the pot
account-pot-hachiju = the pot
account-board-hachihachi = the month-stone board
account-bank-hachihachi = the bank
