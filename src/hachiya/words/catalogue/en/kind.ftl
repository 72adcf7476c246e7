### The kinds of a field, by what they make of payments.

kind-small = a small field
    .title = small
    .short = small
kind-large = a large field
    .title = large
    .short = large
kind-grand = a grand field
    .title = grand
    .short = grand
