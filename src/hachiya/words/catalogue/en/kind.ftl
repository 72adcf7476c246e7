### The kinds of a field, by what they make of payments. `field` is one without an article.

kind-small = a small field
    .field = small field
    .title = small
    .short = small
kind-large = a large field
    .field = large field
    .title = large
    .short = large
kind-grand = a grand field
    .field = grand field
    .title = grand
    .short = grand
