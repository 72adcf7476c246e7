"""The event store over SQL: schema, migrations, rows, packing, persons, seats and upkeep."""
