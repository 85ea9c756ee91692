#!/usr/bin/env python3
"""Generates what the fuzzer of LunchTerminal begins with, from the table of control functions.

    .ci/fuzz-seeds.py

Reads Sources/LunchTerminal/LunchTerminal.docc/Sequences.md and writes, in Tests/FuzzTerminal, the
dictionary (one word for each row, and some texts) and the seeds in Corpus: some for each section of
the page, with three of its functions each, between texts and operations, and those of `SCENES` below.
They are short, because a change of a short input is more likely to hit what matters. What runs of the fuzzer have added to Corpus stays. The format of a seed is
that of `FuzzInput`.
"""

import base64
import pathlib
import re
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/LunchTerminal/LunchTerminal.docc/Sequences.md"
FOLDER = ROOT / "Tests/FuzzTerminal"

INTRODUCERS = {"ESC": "\x1b", "CSI": "\x1b[", "OSC": "\x1b]", "DCS": "\x1bP", "APC": "\x1b_", "PM": "\x1b^",
               "SOS": "\x1bX", "ST": "\x1b\\", "SP": " ", "Pt": "text"}

# Text of every kind: narrow, wide, marks, joined emoji, flags, Indic, Hangul, presentation, ambiguous, half width.
TEXTS = ["ab", "日本", "e\u0301", "👩\u200d👧", "🇩🇪", "❤\ufe0f", "⌚\ufe0e", "क्\u200dष", "\u1100\u1161\u11a8", "±", "ｶﾞ",
         "\u0600", "\u200b", "\xad"]

# The heads of images of 30 × 40 pixels.
PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x1e\0\0\0\x28").decode()
GIF = base64.b64encode(b"GIF89a\x1e\0\x28\0").decode()

# Cases that the table's examples do not show.
WORDS = ["\x1b[2;3r", "\x1b[2;5s", "\x1b[?6h", "\x1b[?69h", "\x1b[?69l", "\x1b[?2026l", "\x1b[?1049l", "\x1b[?7l",
         "\x1b[4h", "\x1b[2147483647", "\x1b[38;5;9m", "\x1b[48:2::1:2:3m", "\x1b[4:3m", "\x1b[1$q", "\x1b]7367;",
         "\x1b]8;id=a;x\x1b\\", "\x1b]8;;\x07", "\x1b]4;1;#123456\x07", "\x1b]133;B\x07", "\x1b]133;C\x07",
         "\x1b]133;D;1\x07", "\x1b]1337;File=inline=1;width=3;height=2:AAAA\x07", "\x1bPq\"1;1;25;45#1~~$-!9~\x1b\\",
         "\x1b_Ga=T,c=3,r=2;AAAA\x1b\\", "\x1b_Gi=1,s=20,v=30,m=1;AA\x1b\\", "\x1b_Gm=0;AA\x1b\\", "\x1b_Ga=p,i=1\x1b\\",
         "\x1bP2$t3/9\x1b\\", "\x1bP1$t2;3;1;K;A;I;1;2;@;B0AB\x1b\\", "\x1bP$q\"p\x1b\\", "\x1b_Ga=T,f=100;" + PNG,
         "\x1b]1337;File=inline=1;width=50%:" + GIF, "rgb:12/345/f", "\x1b]10;rgb:1/2/3;red\x07", "\x1b[21m",
         "\x1b[1;1H", "\x1b[?40h\x1b[?3h", "\x1b]52;c;?\x07", "\x1b]133;L\x07", "\x1b]9;4;0\x07", "\x1b[38:2:300:1:2m",
         "\x1b_Ga=T,c=3,r=2,C=1;AAAA\x1b\\", "\x1b[?80h\x1bPq~-~\x1b\\", "\xc2\x9c", "\x1b\\", "\x07", ";", ":", "\x80", "\xc2\x9b"]

# Operations of FuzzInput.
OPERATIONS = [b"\xffr\x05\x03", b"\xffr\x14\x08", b"\xffr\x01\x01", b"\xffn\x08", b"\xffc", b"\xffu", b"\xffg"]

# Columns, rows, options, scrollback, the longest piece.
HEADERS = [bytes([10, 4, 0, 3, 0]), bytes([5, 3, 4, 2, 3]), bytes([20, 8, 2, 9, 7]), bytes([1, 1, 1, 0, 0]),
           bytes([9, 2, 24, 5, 20])]

# Cases that take more than one function: a header, and texts between operations.
SCENES = {
    "Styles": (bytes([2, 2, 0, 3, 0]), ["".join(f"\x1b[3{i % 8};4{i // 8}ma\r" for i in range(20)), b"\xffn\x02"]),
    "Clusters": (bytes([3, 2, 0, 3, 1]), ["e" + "\u0301" * 40 + "\r日" + "\u0301" * 40 + "\r", b"\xffn\x05", "x"]),
    "Reflow": (bytes([6, 3, 0, 9, 2]), ["ab日本cd日本ef\r\ngh\x1b7e\u0301", b"\xffr\x05\x03", "日x", b"\xffr\x01\x02", "y",
               b"\xffr\x0b\x05\xffg", "\x1b8z", b"\xffr\x06\x03"]),
    "Cutting": (bytes([6, 3, 4, 9, 2]), ["ab日本cd日本ef\r\ngh\x1b7e\u0301", b"\xffr\x05\x03", "日x", b"\xffr\x01\x02", "y",
                b"\xffr\x0b\x05\xffg", "\x1b8z", b"\xffr\x06\x03"]),
    "Margins": (bytes([10, 5, 0, 3, 3]), ["\x1b[?69h\x1b[3;7s\x1b[2;4r\x1b[?6h日本日本日本\x1b[2@\x1b[2P\x1b[L\x1b[2M\x1b['}",
                b"\xffg", "\x1b[2'~\x1b[ @\x1b[2 A\x1b6\x1b9\x1bM\x1bD\x1b[2S\x1b[T\x1b[9b"]),
    "Lines": (bytes([9, 4, 0, 3, 0]), ["abcdefgh日\x1b#6\r\n日本日本\x1b#3\x1b[4h日\x1b[4l\x1b[9C\x1b[2b", b"\xffr\x04\x03",
              "\x1b#5\x1b[?69h"]),
    "Back": (bytes([4, 3, 0, 3, 1]), ["\x1b[?45habcdefgh\x1b[9D\b\b\x1b[?1045h\b\b\b\x1b[99D日"]),
    "Alternate": (bytes([7, 3, 0, 4, 4]), ["ab\x1b[1;4r\x1b[?1049hcd\x1b[>5u\x1b7日", b"\xffr\x05\x04",
                  "\x1b[?1049lef\x1b[?47hgh\x1b[?1047l\x1b[?1048l"]),
    "Update": (bytes([7, 3, 0, 4, 4]), ["ab\x1b[?2026hcd\n", b"\xffg", "ef\x1b[?2026l\x1b[?2026hgh", b"\xffu", "ij"]),
    "Sets": (bytes([7, 3, 0, 4, 0]), ["\x1b(0qx~\x1b)A\x0e#\x0f\x1b*0\x1bNq\x1b+A\x1bO#\x1bn#\x1bo#\x1b[1$w\x1bc"]),
    "Links": (bytes([7, 3, 0, 4, 0]), ["".join(f"\x1b]8;id={i};http://example.org/{i}\x1b\\{i}" for i in range(9))]),
    "Messages": (bytes([7, 3, 0, 4, 5]), ["a\x1b]7367;one\x1b\\b\x1b]7367;two\x07c\x1b[6n\x1b]7367\x07"]),
    "Presentation": (bytes([9, 4, 0, 4, 0]), ["\x1bP1$t2;3;1;K;A;I;1;2;@;B0AB\x1b\\q\x1bP2$t3/9\x1b\\\t\x1b[1$w\x1b[2$w"]),
    "Pictures": (bytes([9, 4, 16, 4, 0]), [f"a\x1b_Ga=t,i=2,f=100;{PNG}\x1b\\\x1b_Ga=p,i=2\x1b\\b",
                 f"\x1b]1337;File=inline=1;width=50%:{GIF}\x07c", "\x1b[?8452h\x1bPq\"1;1;25;45#1~~$-!9~\x1b\\d"]),
    "Palette": (bytes([9, 4, 16, 4, 0]), ["\x1b]4;1;rgb:12/345/f;2;#123456;1;?\x07\x1b]10;rgb:1/2/3;red;?\x07\x1b]104;1\x07"]),
    "Renditions": (bytes([9, 4, 16, 4, 0]), ["\x1b[1;4:3;38;5;9;48:2::1:2:3;58;5;200ma\x1b[#{\x1b[21mb\x1b[#}\x1bP$qm\x1b\\"]),
    "Wrapping": (bytes([5, 3, 0, 4, 0]), ["abcd日e\u0301abc❤\ufe0f", "\x1b[4habc👩\u200d👧\u200d👦x", "\x1b[?7labcdefgh日"]),
}


def rows():
    """The section and the sequence of each row of the table."""
    section = ""
    for line in TABLE.read_text().splitlines():
        if line.startswith("## "):
            section = "".join(re.findall("[A-Za-z0-9]+", line.title()))
        cells = [cell.replace("\0", "|").strip() for cell in line.replace("\\|", "\0").split("|")]
        if len(cells) == 6 and cells[2].startswith("`"):
            yield section, cells[2].strip("`").strip()


def example(sequence, number):
    """The bytes of a sequence as the table writes it, with a number for each count and selection."""
    def part(word):
        if word in ("Pn", "Ps", "Pm"):
            return number
        return chr(int(word, 16)) if re.fullmatch("0x[0-9A-F]{2}", word) else INTRODUCERS.get(word, word)
    return "".join(part(word) for word in sequence.split(" ")).encode()


def quoted(word):
    """A word as libFuzzer's dictionaries write it."""
    return '"' + "".join(chr(byte) if 0x20 < byte < 0x7F and byte not in b'"\\' else f"\\x{byte:02X}"
                         for byte in word) + '"'


def main():
    words, sections = [], {}
    for section, sequence in rows():
        words.append(example(sequence, "1"))
        sections.setdefault(section, []).append(sequence)
    seeds = {}
    for section, sequences in sections.items():
        # Texts and operations vary from section to section, and don't change when another section gets a function.
        number = zlib.crc32(section.encode())
        for start in range(0, len(sequences), 3):
            seed = bytearray(HEADERS[number % len(HEADERS)])
            for sequence in sequences[start:start + 3]:
                seed += TEXTS[number % len(TEXTS)].encode() + example(sequence, ("2", "", "3;2")[number % 3])
                number += 1
            seeds[f"{section}-{start // 3 + 1}"] = seed + b"x" + OPERATIONS[number % len(OPERATIONS)]
    words += [text.encode() for text in TEXTS] + [word.encode("latin-1") for word in WORDS] + OPERATIONS
    dictionary = "\n".join(quoted(word) for word in dict.fromkeys(words) if len(word) > 1)
    comment = "# Generated by .ci/fuzz-seeds.py from the table of control functions: words for libFuzzer's -dict.\n"
    (FOLDER / "Dictionary.txt").write_text(comment + dictionary + "\n")
    for name, (header, parts) in SCENES.items():
        assert name not in seeds
        seeds[name] = header + b"".join(part if isinstance(part, bytes) else part.encode() for part in parts)
    for name, seed in seeds.items():
        (FOLDER / "Corpus" / f"{name}.seed").write_bytes(seed)


main()
