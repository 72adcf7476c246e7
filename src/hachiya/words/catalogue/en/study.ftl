### What the server says of hints and reviews.
###
### $seconds (Number) – until the search is ready

study-with-others = Hints are available only if you play against bots alone, or if all persons at the table allow them
study-nothing-to-hint = You have nothing to choose now
study-not-ready = Hints are being prepared: about { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    }
study-never-ready = Hints could not be prepared here
