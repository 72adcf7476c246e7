"""The event store in a SQL database: schema, migrations, rows, packing, persons, lists and upkeep."""
