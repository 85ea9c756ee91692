"""reword.py PACKAGE: turns the letters of all words of messages and of step descriptions in the sources of PACKAGE by 13.

Words are the letters of string literals in the files below, outside of interpolations. A literal that is compared or matched (the
name of a property), the key of a dictionary, and a member in Swift (".seconds") are no words.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
FILES = [path for pattern in [
    "LunchCommands/TUICommand+Input.swift", "LunchDriver/Words/*.swift",
    "LunchCheck/Words/*.swift", "LunchTrace/Comparison/*.swift", "LunchTrace/Errors/*.swift", "*/**/*+Words.swift",
] for path in ROOT.glob(f"Sources/{pattern}")]
# Characters for a screen that is drawn with + - |.
LEFT = {"LineDrawing.swift"}
FROM = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
TURNED = str.maketrans(FROM, "nopqrstuvwxyzabcdefghijklmNOPQRSTUVWXYZABCDEFGHIJKLM")
COMPARED = re.compile(r"(\bcase |\w\[|[=!]= |hasPrefix\(|hasSuffix\(|contains\(|\bknown = \[.*|^ +(\"[.\w]+\", )*)$")


def literal_end(text, start):
    """The index behind the string literal that begins at start, and the pieces of it that are words."""
    quotes = '"""' if text.startswith('"""', start) else '"'
    index, begin, words = start + len(quotes), start + len(quotes), []
    while not text.startswith(quotes, index):
        if text[index] != "\\":
            index += 1
            continue
        words.append((begin, index))
        if text[index + 1] == "(":
            index, inner = interpolation_end(text, index + 2)
            words += inner
        elif text[index + 1] == "u":
            index = text.index("}", index) + 1
        else:
            index += 2
        begin = index
    words.append((begin, index))
    return index + len(quotes), words


def interpolation_end(text, index):
    depth, words = 1, []
    while depth:
        if text[index] == '"':
            index, inner = literal(text, index)
            words += inner
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
    return index, words


def literal(text, start):
    end, words = literal_end(text, start)
    line = text[text.rindex("\n", 0, start) + 1:start]
    return end, [] if COMPARED.search(line) or text[end] == ":" or re.match(r'"\.\w', text[start:]) else words


def reworded(text):
    words, index = [], 0
    while index < len(text):
        if text.startswith("//", index):
            index = text.index("\n", index)
        elif text[index] == '"':
            index, found = literal(text, index)
            words += found
        else:
            index += 1
    for begin, end in words:
        text = text[:begin] + text[begin:end].translate(TURNED) + text[end:]
    return text


lines = 0
for path in sorted({path for path in FILES if path.name not in LEFT}):
    before = path.read_text()
    after = reworded(before)
    lines += sum(a != b for a, b in zip(before.splitlines(), after.splitlines(), strict=True))
    path.write_text(after)
print(f"{lines} lines have other words")
sys.exit(lines == 0)
