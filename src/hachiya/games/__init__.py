"""The games: rules as free functions over records, and the boundary where people's words become actions."""
