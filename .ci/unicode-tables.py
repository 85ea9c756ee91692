#!/usr/bin/env python3
"""Generates the Unicode tables of LunchTerminal.

    .ci/unicode-tables.py FOLDER [OUTPUT]

FOLDER holds files of the Unicode Character Database, all of one version:
DerivedEastAsianWidth.txt, GraphemeBreakProperty.txt, emoji-data.txt and
emoji-variation-sequences.txt; DerivedCoreProperties.txt is looked at if it is there. OUTPUT
defaults to Sources/LunchTerminal/Unicode.

Each code point gets one value below 128: its grapheme break class in the low five bits, its width
above. A first table maps blocks of code points to distinct blocks of a second; both are string
literals, because the compiler reads these at once and places them in constant memory.

A third table finds the boundaries of grapheme clusters by these classes. Its rules stand here, in `is_boundary`.
"""

import pathlib
import re
import sys

LIMIT = 0x110000

# The classes of UAX #29, table 2, with Extended_Pictographic and Indic_Conjunct_Break folded in.
# The order is that of `GraphemeBreakClass`.
OTHER, CR, LF, CONTROL, EXTEND, LINKER, NON_JOINER, JOINER, REGIONAL, PREPEND, SPACING, \
    HANGUL_L, HANGUL_V, HANGUL_T, HANGUL_LV, HANGUL_LVT, PICTOGRAPHIC, CONSONANT = range(18)

NAMES = {
    "CR": CR, "LF": LF, "Control": CONTROL, "Extend": EXTEND, "ZWJ": JOINER, "Regional_Indicator": REGIONAL,
    "Prepend": PREPEND, "SpacingMark": SPACING, "L": HANGUL_L, "V": HANGUL_V, "T": HANGUL_T,
    "LV": HANGUL_LV, "LVT": HANGUL_LVT,
}

NARROW, WIDE, AMBIGUOUS = 1, 2, 3

# Indic_Conjunct_Break=Linker and =Consonant of DerivedCoreProperties.txt, Unicode 17.0.0
# (https://www.unicode.org/Public/17.0.0/ucd/DerivedCoreProperties.txt, section "InCB"): 20 and 911 code points.
# The property is derived from scripts and Indic_Syllabic_Category, of which the other files say nothing, so it
# stands here. Where the folder holds that file, the ranges are compared with it. InCB=Extend is Extend and ZWJ but
# for the linkers and U+200C.
LINKERS = """094D 09CD 0ACD 0B4D 0C4D 0D4D 1039 17D2 1A60 1B44 1BAB A9C0 AAF6 10A3F 11133 113D0 1193E 11A47
11A99 11F42"""
CONSONANTS = """0915-0939 0958-095F 0978-097F 0995-09A8 09AA-09B0 09B2 09B6-09B9 09DC-09DD 09DF 09F0-09F1
0A95-0AA8 0AAA-0AB0 0AB2-0AB3 0AB5-0AB9 0AF9 0B15-0B28 0B2A-0B30 0B32-0B33 0B35-0B39 0B5C-0B5D 0B5F 0B71
0C15-0C28 0C2A-0C39 0C58-0C5A 0D15-0D3A 1000-102A 103F 1050-1055 105A-105D 1061 1065-1066 106E-1070
1075-1081 108E 1780-17B3 1A20-1A54 1B0B-1B0C 1B13-1B33 1B45-1B4C 1B83-1BA0 1BAE-1BAF 1BBB-1BBD A989-A98B
A98F-A9B2 A9E0-A9E4 A9E7-A9EF A9FA-A9FE AA60-AA6F AA71-AA73 AA7A AA7E-AA7F AAE0-AAEA ABC0-ABDA 10A00
10A10-10A13 10A15-10A17 10A19-10A35 11103-11126 11144 11147 11380-11389 1138B 1138E 11390-113B5 11900-11906
11909 1190C-11913 11915-11916 11918-1192F 11A00 11A0B-11A32 11A50 11A5C-11A83 11F04-11F10 11F12-11F33"""


def code_points(text):
    for item in text.split():
        first, _, last = item.replace("..", "-").partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def records(path):
    """The lines of a UCD file as (code points, field, general category where the comment has it)."""
    for line in path.read_text(encoding="utf-8").splitlines():
        data, _, comment = line.partition("#")
        if not data.strip():
            continue
        fields = [field.strip() for field in data.split(";")]
        category = re.match(r"\s*([A-Z][a-z&])\b", comment)
        yield code_points(fields[0]), fields[1], category.group(1) if category else ""


def defaults(path):
    """The values of code points that no line lists: the `@missing` comments (UAX #44, section 4.2.10)."""
    for line in path.read_text(encoding="utf-8").splitlines():
        found = re.match(r"# @missing: ([0-9A-F.]+); *(\w+)", line)
        if found:
            yield code_points(found.group(1)), found.group(2)


def version(path):
    head = path.read_text(encoding="utf-8")[:400]
    found = re.search(r"(?:-|Version: )(\d+\.\d+(?:\.\d+)?)", head)
    return found.group(1)


def check_conjuncts(folder):
    """Compares the ranges above with DerivedCoreProperties.txt, where the folder holds it."""
    wanted = {"Linker": set(code_points(LINKERS)), "Consonant": set(code_points(CONSONANTS))}
    assert (len(wanted["Linker"]), len(wanted["Consonant"])) == (20, 911)
    path = folder / "DerivedCoreProperties.txt"
    if not path.exists():
        return
    found = {"Linker": set(), "Consonant": set()}
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 3 and fields[1] == "InCB" and fields[2] in found:
            found[fields[2]].update(code_points(fields[0]))
    assert found == wanted, "Indic_Conjunct_Break differs from DerivedCoreProperties.txt"


def classes(folder):
    check_conjuncts(folder)
    table = [OTHER] * LIMIT
    for points, name, _ in records(folder / "GraphemeBreakProperty.txt"):
        for point in points:
            table[point] = NAMES[name]
    for points, name, _ in records(folder / "emoji-data.txt"):
        if name == "Extended_Pictographic":
            for point in points:
                assert table[point] == OTHER
                table[point] = PICTOGRAPHIC
    for point in code_points(CONSONANTS):
        assert table[point] == OTHER
        table[point] = CONSONANT
    for point in code_points(LINKERS):
        assert table[point] == EXTEND
        table[point] = LINKER
    table[0x200C] = NON_JOINER
    return table


def widths(folder, breaks):
    """Cells per code point: UAX #11, with nothing for what has no advance of its own."""
    width = [NARROW] * LIMIT
    category = ["Cn"] * LIMIT
    for points, value in defaults(folder / "DerivedEastAsianWidth.txt"):
        for point in points:
            width[point] = WIDE if value in ("W", "Wide") else NARROW
    for points, value, general in records(folder / "DerivedEastAsianWidth.txt"):
        for point in points:
            width[point] = {"W": WIDE, "F": WIDE, "A": AMBIGUOUS}.get(value, NARROW)
            category[point] = general
    for point in range(LIMIT):
        general = category[point]
        if general in ("Mn", "Me", "Zl", "Zp", "Cc"):
            width[point] = 0
        elif general == "Cf" and breaks[point] != PREPEND and point != 0xAD:
            width[point] = 0
        elif general == "Cn" and breaks[point] == CONTROL:
            width[point] = 0
        elif 0x1160 <= point <= 0x11FF or 0xD7B0 <= point <= 0xD7FF:
            width[point] = 0
    return width


# The progress of a sequence that rule GB9c or GB11 keeps together: an Indic consonant and its marks without a linker,
# and with one, behind which the next consonant joins; a pictograph and its marks, and with a joiner behind them.
NONE, AFTER_CONSONANT, CONJUNCT, AFTER_PICTOGRAPH, JOINED_PICTOGRAPH = range(5)


def is_boundary(state, after):
    """Whether a cluster starts before a code point of class `after` (UAX #29, section 3.1.1)."""
    before, sequence, is_half_flag = state
    if before is None:
        return True  # GB1
    if (before, after) == (CR, LF):
        return False  # GB3
    if before in (CONTROL, CR, LF) or after in (CONTROL, CR, LF):
        return True  # GB4, GB5
    if before == HANGUL_L and after in (HANGUL_L, HANGUL_V, HANGUL_LV, HANGUL_LVT):
        return False  # GB6
    if before in (HANGUL_LV, HANGUL_V) and after in (HANGUL_V, HANGUL_T):
        return False  # GB7
    if before in (HANGUL_LVT, HANGUL_T) and after == HANGUL_T:
        return False  # GB8
    if after in (EXTEND, LINKER, NON_JOINER, JOINER):
        return False  # GB9
    if after == SPACING or before == PREPEND:
        return False  # GB9a, GB9b
    if after == CONSONANT:
        return sequence != CONJUNCT  # GB9c
    if (before, after) == (JOINER, PICTOGRAPHIC):
        return sequence != JOINED_PICTOGRAPH  # GB11
    if (before, after) == (REGIONAL, REGIONAL):
        return not is_half_flag  # GB12, GB13
    return True  # GB999


def followed(state, after):
    """The state behind a code point: its class, the sequence, and whether an odd number of flags' halves came last."""
    _, sequence, is_half_flag = state
    is_half_flag = after == REGIONAL and (is_boundary(state, after) or not is_half_flag)
    if after == CONSONANT:
        sequence = AFTER_CONSONANT
    elif after == PICTOGRAPHIC:
        sequence = AFTER_PICTOGRAPH
    elif after == LINKER and sequence in (AFTER_CONSONANT, CONJUNCT):
        sequence = CONJUNCT
    elif after in (LINKER, EXTEND):
        sequence = NONE if sequence == JOINED_PICTOGRAPH else sequence
    elif after == JOINER and sequence == AFTER_PICTOGRAPH:
        sequence = JOINED_PICTOGRAPH
    elif after == JOINER:
        sequence = sequence if sequence in (AFTER_CONSONANT, CONJUNCT) else NONE
    elif after == NON_JOINER and sequence == AFTER_PICTOGRAPH:
        sequence = AFTER_PICTOGRAPH
    else:
        sequence = NONE
    return (after, sequence, is_half_flag)


def break_steps():
    """For each state, 32 values by class: the number of the next state, and 64 if there is a boundary before it.

    State 0 is the start of the text, state n + 1 that behind a first code point of class n.
    """
    classes = range(CONSONANT + 1)
    start = (None, NONE, False)
    states = [start] + [followed(start, first) for first in classes]
    assert len(set(states)) == len(states)
    steps = []
    for state in states:  # The list grows meanwhile.
        for after in classes:
            following = followed(state, after)
            if following not in states:
                states.append(following)
            steps.append(states.index(following) | is_boundary(state, after) << 6)
        steps += [0] * (32 - len(classes))
    assert len(states) <= 64
    return steps


def variation_bases(folder):
    """Ranges of the characters that a variation selector 15 or 16 may follow."""
    points = sorted({next(code_points(points_text)) for points_text in variation_texts(folder)})
    ranges = []
    for point in points:
        if ranges and ranges[-1][1] == point - 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return ranges


def variation_texts(folder):
    for line in (folder / "emoji-variation-sequences.txt").read_text(encoding="utf-8").splitlines():
        data = line.partition("#")[0].strip()
        if data:
            yield data.split()[0]


def two_stages(values):
    """The split with the fewest bytes whose block numbers stay below 128."""
    best = None
    for shift in range(5, 12):
        size = 1 << shift
        blocks, index = {}, []
        for start in range(0, LIMIT, size):
            block = tuple(values[start:start + size])
            index.append(blocks.setdefault(block, len(blocks)))
        if len(blocks) > 128:
            continue
        total = len(index) + len(blocks) * size
        if best is None or total < best[0]:
            best = (total, shift, index, [value for block in blocks for value in block])
    return best[1:]


def literal(values):
    """A multi-line string literal of values below 128, in lines of at most 120 columns."""
    lines, line = [], ""
    for value in values:
        text = {0x22: '\\"', 0x5C: "\\\\"}.get(value)
        if text is None:
            text = chr(value) if 0x20 <= value <= 0x7E else "\\u{%x}" % value
        if value == 0:
            text = "\\0"
        if len(line) + len(text) > 110:
            lines.append(line)
            line = ""
        line += text
    lines.append(line)
    return '"""\n' + "\\\n".join("        " + line for line in lines) + '\n        """'


def main():
    folder = pathlib.Path(sys.argv[1])
    root = pathlib.Path(__file__).resolve().parent.parent
    output = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else root / "Sources/LunchTerminal/Unicode"
    number = version(folder / "GraphemeBreakProperty.txt")
    for name in ("DerivedEastAsianWidth.txt", "emoji-data.txt", "emoji-variation-sequences.txt"):
        assert number.startswith(version(folder / name)), name

    breaks = classes(folder)
    cells = widths(folder, breaks)
    shift, index, blocks = two_stages([breaks[point] | cells[point] << 5 for point in range(LIMIT)])
    header = "// Generated by .ci/unicode-tables.py from the Unicode Character Database; do not edit.\n" \
        "// swift-format-ignore-file\n\n"

    (output / "PropertyTables.swift").write_text(
        header
        + "/// Grapheme break class and width of every code point, in two stages.\n"
        + "enum PropertyTables {\n"
        + "    /// The version of the Unicode Character Database that the tables were made from.\n"
        + f'    static let version = "{number}"\n\n'
        + "    /// The number of bits by which a code point is shifted to find its block.\n"
        + f"    static let blockShift: UInt32 = {shift}\n\n"
        + "    /// The number of the block for each run of code points.\n"
        + f"    static let blockNumbers: StaticString = {literal(index)}\n\n"
        + f"    /// {len(blocks) >> shift} distinct blocks of {1 << shift} values: width << 5 | class.\n"
        + f"    static let blocks: StaticString = {literal(blocks)}\n"
        + "}\n")

    steps = break_steps()
    (output / "BreakTables.swift").write_text(
        header
        + "/// The boundaries of grapheme clusters (UAX #29) as a table of states and break classes.\n"
        + "enum BreakTables {\n"
        + f"    /// For each of {len(steps) // 32} states, 32 values by class: the number of the next state, and 64 if\n"
        + "    /// there is a boundary before it.\n"
        + "    ///\n"
        + "    /// State 0 is the start of the text, state n + 1 that behind a first code point of class n.\n"
        + f"    static let steps: StaticString = {literal(steps)}\n"
        + "}\n")

    ranges = variation_bases(folder)
    rows, row = [], ""
    for first, last in ranges:
        text = f"0x{first:X}, 0x{last:X},"
        if len(row) + len(text) > 108:
            rows.append(row)
            row = ""
        row += (" " if row else "") + text
    rows.append(row)
    (output / "VariationTables.swift").write_text(
        header
        + "/// The characters that have a text and an emoji presentation, from emoji-variation-sequences.txt.\n"
        + "enum VariationTables {\n"
        + "    /// First and last code point of each range, ascending.\n"
        + "    static let ranges: [UInt32] = [\n"
        + "".join(f"        {row}\n" for row in rows)
        + "    ]\n}\n")


if __name__ == "__main__":
    main()
