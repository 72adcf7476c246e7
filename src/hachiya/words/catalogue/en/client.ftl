### What a program at a table of a house is told when it goes wrong.
###
### $address (Text) – the address of the house

client-no-link = A link of this house begins with { $address } and is whole up to its end; a code has eight digits
client-other-version = The house runs another version of Hachiya, whose messages this one cannot read; install the version of the house
client-no-house = No house of Hachiya answers at { $address }
client-not-open = The line to the table is not open; open it with “async with”
