"""What Hachiya can do, measured: `python -m bench` (`make bench`), and three longer measurements beside it.

Every figure is measured where it is printed, others in turns with ours; RESULTS.md keeps them.
"""
