"""Benchmarks of Hachiya: `python -m bench` (`make bench`), and longer measurements in modules of their own.

Every figure is measured on the machine that prints it, peers in turns with Hachiya; RESULTS.md lists the results.
"""
