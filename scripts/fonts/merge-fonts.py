"""Merges fonts of one weight into one that has the letters of all.

Usage: python3 merge-fonts.py <family> <result> <font>…; needs fontTools. A text of two scripts is shaped as a whole only if one
font has all of its letters.
"""

import sys

from fontTools.merge import Merger

family, result, *fonts = sys.argv[1:]
font = Merger().merge(fonts)
for record in font["name"].names:
    # The family, and the full name with the weight.
    if record.nameID in (1, 4):
        record.string = family
# The same fonts give the same file.
font.recalcTimestamp = False
font["head"].created = font["head"].modified = 0
font.save(result)
