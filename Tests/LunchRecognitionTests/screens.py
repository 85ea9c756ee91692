#!/usr/bin/env python3
"""Lists, unpacks, packs and records the screens of real programs in `Screens`.

    screens.py list [NAME …]             prints the screens whose names begin with NAME, with their packs and listed elements
    screens.py unpack FOLDER [NAME …]    writes their lists (NAME.must) and recordings (NAME.capture) to a folder
    screens.py pack FOLDER [PACK]        packs the lists and recordings of a folder
    screens.py record FOLDER [NAME …] [--table FILE]
                                         runs programs in pseudo-terminals, and writes their recordings to a folder

To change a list, unpack its screen, edit the file NAME.must, and pack the folder:

    screens.py unpack .build/screens mc-menu
    screens.py pack .build/screens

`Capture.swift` describes packs and recordings, and `Expectation.swift` describes lists. `pack` replaces screens that are packed
already, and adds others to the pack that has their first letter. With a pack's name, such as `suite`, it moves screens there.

`record` needs Linux. A table has a row for each state of a program: its name, the command, the keys, and the sizes of the screen.
Each key is sent when the program is quiet. There is at least one, because recognition compares the screen with an earlier one.
A file for `--table` is written in Python: it sets TABLE, and may set FILES and SLOW. The programs find FILES in their home folder.
"""
import argparse
import fcntl
import gzip
import io
import os
import pathlib
import pty
import re
import runpy
import select
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time

PACKS = pathlib.Path(__file__).resolve().parent / "Screens"

# Packs


def read(pack):
    """The screens of a pack: from names to lists and recordings."""
    data, screens = io.BytesIO(gzip.decompress(pack.read_bytes())), {}
    while line := data.readline():
        name, *counts = line.decode().split()
        parts = [data.read(int(count)) for count in counts]
        if len(counts) != 2 or [len(part) for part in parts] != [int(count) for count in counts]:
            sys.exit(f"{pack.name}: the screen {name} is incomplete")
        screens[name] = parts
    return screens


def write(pack, screens):
    """Writes a pack; the same screens always give the same file. States of one program follow on each other and compress well."""
    data = b"".join(
        b"%s %d %d\n%s%s" % (name.encode(), len(parts[0]), len(parts[1]), *parts) for name, parts in sorted(screens.items()))
    pack.write_bytes(gzip.compress(data, 9, mtime=0))


def read_all():
    return {pack: read(pack) for pack in sorted(PACKS.glob("*.gz"))}


def is_wanted(name, beginnings):
    return not beginnings or any(name.startswith(beginning) for beginning in beginnings)


def list_screens(names):
    for pack, screens in read_all().items():
        for name, (lines, _) in screens.items():
            if is_wanted(name, names):
                types = re.findall(rb"^must (?!not )(\w+)", lines, re.MULTILINE)
                words = [f"{kind.decode()} {types.count(kind)}" for kind in sorted(set(types))]
                print(f"{pack.stem}: {name}: {', '.join(words)}")


def unpack(folder, names):
    if any(folder.glob("*.capture")):
        sys.exit(f"{folder} contains screens already. Packing those again could undo later changes: choose an empty folder.")
    folder.mkdir(parents=True, exist_ok=True)
    for screens in read_all().values():
        for name, (lines, recording) in screens.items():
            if is_wanted(name, names):
                (folder / f"{name}.must").write_bytes(lines)
                (folder / f"{name}.capture").write_bytes(recording)


def pack_screens(folder, wanted):
    packs = read_all()
    before = {pack: dict(screens) for pack, screens in packs.items()}
    target = wanted and PACKS / f"{wanted}.gz"
    if wanted and target not in packs:
        sys.exit(f"There is no pack {wanted}. The packs are {', '.join(pack.stem for pack in packs)}.")
    for file in sorted(folder.glob("*.capture")):
        lines = file.with_suffix(".must")
        if not lines.exists():
            sys.exit(f"{file.name} has no list: expected {lines}")
        old = next((pack for pack, screens in packs.items() if file.stem in screens), None)
        letter = file.stem[0].lower()
        new = target or old or next(
            (pack for pack in packs if pack.stem != "suite" and pack.stem[0] <= letter <= pack.stem[-1]), None)
        if new is None:
            sys.exit(f"There is no pack for {file.stem}: a name begins with a letter")
        if old:
            del packs[old][file.stem]
        packs[new][file.stem] = [lines.read_bytes(), file.read_bytes()]
    for pack, screens in packs.items():
        if screens != before[pack]:
            write(pack, screens)
            print(f"{pack.name}: {len(screens)} screens, {pack.stat().st_size} bytes")


# Recording

HOME = pathlib.Path("/home/demo")
# A time for all files: Thursday, 15 January 2026, 10:00 UTC.
MOMENT = 1768471200
# The seconds without output after which a program is quiet: after its start, after that of a slow one, after a key.
START, SLOW_START, QUIET = 1.2, 5.0, 0.5
# The most seconds to wait for a quiet program.
LIMIT = 12.0

ENVIRONMENT = {
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": str(HOME), "PATH": "/usr/bin:/bin:/usr/games", "TZ": "UTC",
    "PS1": "demo:\\w$ ", "USER": "demo", "LOGNAME": "demo", "SHELL": "/bin/bash", "HISTFILE": "",
    "PYTHONDONTWRITEBYTECODE": "1", "COLORTERM": "truecolor",
}
# A program sees no other processes, and all of its processes end with it.
ALONE = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"]
# Queries that programs wait for, and a terminal's answers.
ANSWERS = [
    (re.compile(rb"\x1b\[0?c"), b"\x1b[?62;22c"), (re.compile(rb"\x1b\[>0?c"), b"\x1b[>41;390;0c"),
    (re.compile(rb"\x1b\[6n"), b"\x1b[1;1R"),
]

# A table may use these names. Programs that switch to application cursor keys get the A_ keys.
KEYS = {
    "DOWN": "\x1b[B", "TAB": "\t", "ENTER": "\r", "ESC": "\x1b", "A_UP": "\x1bOA", "A_DOWN": "\x1bOB", "A_RIGHT": "\x1bOC",
    "A_LEFT": "\x1bOD", "F9": "\x1b[20~", "F10": "\x1b[21~", "ONE": [(80, 24)], "BOTH": [(80, 24), (110, 32)],
}
globals().update(KEYS)

FILES = {
    "fruit.txt": "apple\nbanana\ncherry\ndate\nelder\nfig\ngrape\nhazelnut\n",
    "letter.txt": "Dear Ada,\n\nthe engine works. It adds and it carries.\n\nYours,\nCharles\n",
    # A text that looks like elements.
    "notes.md": "# Notes\n\nPress <return> to go on, or < Cancel > to stop. See [main] in the file.\n[x] done: the first part\n"
                "[ ] open: the second part\n( ) neither   (*) this one\n[ OK ]  <Cancel>\n+-------+\n| a box |\n+-------+\n"
                "> quoted: a line of an answer\n$ make install\nName: ________  100 %\n1Help 2Menu 3View ^G Help\n",
    "docs/readme": "Read me.\n",
}
MENU = ["--menu", "Which fruit do you want?", "15", "50", "5", "a", "Apple", "b", "Banana", "c", "Cherry", "d", "Date"]
SLOW = set()
TABLE = [
    ("bash-running", ["bash", "--norc"], ["read -p 'Your name: ' name" + ENTER, "Bob"], BOTH),
    ("less-traps", ["less", "notes.md"], ["j"], BOTH),
    ("vim-command", ["vim", "letter.txt"], [":", "w"], ONE),
    ("nano-search", ["nano", "notes.md"], ["\x17", "main"], BOTH),
    ("mc-menu", ["mc", "-u"], [F9, A_DOWN, A_DOWN], BOTH),
    ("fzf-list", ["sh", "-c", "fzf < fruit.txt"], [A_UP], BOTH),
    ("dialog-menuDown", ["dialog", "--title", "Fruit", *MENU], [A_DOWN], BOTH),
    ("whiptail-menuTab", ["whiptail", "--title", "Fruit", *MENU], [A_DOWN, TAB], ONE),
]


def furnish(files):
    """A home folder with the given files and nothing else."""
    for old in HOME.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for name, text in files.items():
        path = HOME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for path in [*HOME.rglob("*"), HOME, HOME.parent]:
        os.utime(path, (MOMENT, MOMENT))


def read_until_quiet(terminal, quiet):
    """The bytes that a program writes until it is quiet."""
    data, end = b"", time.monotonic() + LIMIT
    while time.monotonic() < end and select.select([terminal], [], [], quiet)[0]:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        data += piece
        for query, answer in ANSWERS:
            for _ in query.findall(piece):
                os.write(terminal, answer)
    return data


def capture(command, keys, columns, rows, files, start):
    """A recording of a program."""
    furnish(files)
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.chdir(HOME)
        os.execvpe("unshare", [*ALONE, *command], ENVIRONMENT)
    data, before = read_until_quiet(terminal, start), 0
    for key in keys:
        before = len(data)
        os.write(terminal, key.encode())
        data += read_until_quiet(terminal, QUIET)
    # A program with the rights of a group, as some games have, does not end with its parent.
    for process in [*pathlib.Path(f"/proc/{child}/task/{child}/children").read_text().split(), child]:
        try:
            os.kill(int(process), signal.SIGKILL)
        except ProcessLookupError:
            pass  # It has ended already.
    os.close(terminal)
    os.waitpid(child, 0)
    return f"capture\ncolumns {columns}\nrows {rows}\nbefore {before}\n\n".encode() + data


def record(folder, names, table):
    table = {"TABLE": TABLE, "FILES": FILES, "SLOW": SLOW} | (runpy.run_path(table, KEYS) if table else {})
    folder.mkdir(parents=True, exist_ok=True)
    # The folder stays the working directory, even if the new file system hides its path.
    os.chdir(folder)
    subprocess.run(["hostname", "box"], check=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(HOME.parent)], check=True)
    HOME.mkdir()
    for name, command, keys, sizes in table["TABLE"]:
        if not is_wanted(name, names):
            continue
        start = SLOW_START if name.split("-")[0] in table["SLOW"] else START
        for columns, rows in sizes:
            recording = capture(command, keys, columns, rows, table["FILES"], start)
            pathlib.Path(f"{name}-{columns}x{rows}.capture").write_bytes(recording)
            print(name, f"{columns}x{rows}", len(recording), "bytes", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ["list", "unpack", "pack", "record"]:
        command = commands.add_parser(name)
        if name != "list":
            command.add_argument("folder", type=pathlib.Path)
        if name == "pack":
            command.add_argument("pack", nargs="?")
        else:
            command.add_argument("names", nargs="*")
        if name == "record":
            command.add_argument("--table")
            command.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.command == "list":
        list_screens(options.names)
    elif options.command == "unpack":
        unpack(options.folder, options.names)
    elif options.command == "pack":
        pack_screens(options.folder, options.pack)
    elif options.inside:
        record(options.folder, options.names, options.table)
    else:
        # The programs see another home folder, and a host called box.
        root = [] if os.getuid() == 0 else ["--map-root-user"]
        arguments = ["--mount", "--uts", *root, sys.executable, __file__, *sys.argv[1:], "--inside"]
        os.execvp("unshare", ["unshare", *arguments])


main()
