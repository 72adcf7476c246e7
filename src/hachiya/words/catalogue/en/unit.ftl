### What is counted, short, over a column of numbers.

unit-kan = kan
unit-point = pts
unit-mon = mon
