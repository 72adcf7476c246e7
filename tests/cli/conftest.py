from tests.cli.command import hachiya

__all__ = ["hachiya"]
