"""Replaces the letters of words that people read, in the sources of a copy of the package."""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1]) / "Sources"
FILES = [
    *(ROOT / "LunchDriver/Words").glob("*.swift"),
    *ROOT.glob("*/**/*+Words.swift"),
    ROOT / "LunchCommands/TUICommand+Input.swift",
    ROOT / "LunchTrace/Comparison/FirstDifference.swift",
]
# A literal in one line, with its interpolations; a part of a line of a literal over several lines is left as it is.
LITERAL = re.compile(r'"(?:[^"\\\n]|\\(?!\()[^\n]|\\\((?:[^()"\n]|"[^"\n]*"|\((?:[^()\n]|\([^()\n]*\))*\))*\))*"')
PART = re.compile(r'\\\((?:[^()"\n]|"[^"\n]*"|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\u\{[0-9A-Fa-f]+\}|\\.')


def turned(text):
    return text.translate(str.maketrans("abcdefghijklmnopqrstuvwxyz", "nopqrstuvwxyzabcdefghijklm"))


def literal(match):
    text, end, out = match.group(0), 0, ""
    for part in PART.finditer(text):
        out += turned(text[end : part.start()]) + part.group(0)
        end = part.end()
    return out + turned(text[end:])


count = 0
for path in set(FILES):
    lines = path.read_text().split("\n")
    for index, line in enumerate(lines):
        # The name of a property is data, also where it decides on a word.
        if "==" in line or line.lstrip().startswith("//") or '"""' in line or "#/" in line:
            continue
        lines[index] = LITERAL.sub(literal, line)
        count += lines[index] != line
    path.write_text("\n".join(lines))
print(f"{count} lines have other words")
