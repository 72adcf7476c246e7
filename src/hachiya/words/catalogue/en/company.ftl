### Those who sit at a table together.
###
### $names (Text) – what some of them are called

company-here = is here
company-thinking = is thinking
company-lost = has lost the connection
company-same = { $names } are one person
