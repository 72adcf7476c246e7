### What the server says of hints and reviews.
###
### $seconds (Number) – until the search is ready

study-with-others = hints are there where you play with computer players alone, or where all persons at the table allow them
study-nothing-to-hint = there is nothing to choose for you just now
study-not-ready = hints are being prepared: about { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    }
study-never-ready = hints could not be prepared here
