### The site in a tab: Hachiya without a server.
###
### $detail (Text) – what the browser says of a failure
### $server (Text) – the address of a server

site-starting = Getting ready …
site-starting-text = The program is fetched once. It stays in this browser.
site-elsewhere-title = Hachiya is open in another tab
site-elsewhere-text = One tab keeps the tables at a time. Close the other one, and this one goes on.
site-problem-title = Hachiya cannot go on here
site-problem-insecure = This page has been opened without encryption, and then the browser allows it too little. Open it by an address that begins with https.
site-problem-browser = This browser lacks something that Hachiya needs. A newer one has it.
site-problem-storage = The browser keeps nothing for this page. Perhaps this is a private window, or the settings forbid it.
site-problem-full = The browser has no more room for this page. Free some, then open the page again.
site-problem-damaged = What the browser has kept cannot be read.
site-problem-fetching = A part of the program could not be fetched. Is there a network?
site-problem-failed = The program has failed.
site-problem-kept = Nothing that was kept is lost.
site-problem-detail = The browser says: { $detail }
site-offline = Everything is here: Hachiya now opens without a network.
site-new = A new version is here. It is used when Hachiya is opened the next time.
site-new-take = Use it now
site-history = Bring matches from elsewhere
site-server-title = With people elsewhere
site-server-text = This page needs no server: it plays in your browser, and your tables stay in it. To play with people at other devices, everybody goes to one server.
site-server-go = To the server { $server }
site-server-none = This page knows no server. Whoever has a computer on the network can run one: the command is “hachiya serve”.
