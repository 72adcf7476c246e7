### What is counted, short, over a column of numbers.

unit-kan = kan
unit-point = pts
    .one = point
    .many = points
unit-mon = mon
    .one = mon
    .many = mon
