"""八八 (hachi-hachi): one engine; the rule sets are data."""
