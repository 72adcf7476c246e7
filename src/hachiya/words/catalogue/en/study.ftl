### What the server says of hints and reviews.
###
### $seconds (Number) – until the search is ready

study-with-others = Hints are there where you play with computer players alone, or where all persons at the table allow them
study-nothing-to-hint = There is nothing to choose for you just now
study-not-ready = Hints are being prepared: about { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    }
study-never-ready = Hints could not be prepared here
