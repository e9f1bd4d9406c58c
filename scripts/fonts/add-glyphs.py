"""Adds the characters of one subset of a variable font to another subset of the same font.

Usage: python3 add-glyphs.py <font> <subset to add> <result>; needs fontTools. Both are TrueType with the same axes: the
foundry's web files are split by script, and a page should not have to fetch a second file for its digits.
"""

import copy
import sys

from fontTools.ttLib import TTFont

font, addition = (TTFont(path) for path in sys.argv[1:3])
for each in (font, addition):
    each.ensureDecompiled()
    # Read before glyphs are added: the table counts them while it is read.
    each["gvar"].variations.items()


def axes(each):
    return [(axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue) for axis in each["fvar"].axes]


if font["head"].unitsPerEm != addition["head"].unitsPerEm or axes(font) != axes(addition):
    sys.exit("The two files are not subsets of one font.")

known = set(font.getBestCmap())
taken = {}


def take(glyph):
    """Copies a glyph and what it is composed of. Returns its name in the result."""
    if glyph in taken:
        return taken[glyph]
    name = taken[glyph] = f"added.{glyph}"
    outline = copy.deepcopy(addition["glyf"][glyph])
    if outline.isComposite():
        for part in outline.components:
            part.glyphName = take(part.glyphName)
    order = [*font.getGlyphOrder(), name]
    font.setGlyphOrder(order)
    font["glyf"].glyphs[name] = outline
    font["glyf"].glyphOrder = order
    font["hmtx"].metrics[name] = addition["hmtx"].metrics[glyph]
    font["gvar"].variations[name] = copy.deepcopy(addition["gvar"].variations.get(glyph, []))
    return name


for code, glyph in addition.getBestCmap().items():
    if code in known:
        continue
    name = take(glyph)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name

# gvar also has the widths by weight; this shortcut would need the new glyphs.
if "HVAR" in font:
    del font["HVAR"]
classes = getattr(font["GDEF"].table, "GlyphClassDef", None) if "GDEF" in font else None
if classes:
    for name in taken.values():
        classes.classDefs[name] = 1
font["post"].formatType = 3.0
font.save(sys.argv[3])
