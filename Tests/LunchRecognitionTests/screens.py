"""The screens that `record` records beside those in its own tables."""
import hashlib

DOWN, TAB, ENTER, ESC = "\x1b[B", "\t", "\r", "\x1b"
A_DOWN, A_UP, A_RIGHT, A_LEFT = "\x1bOB", "\x1bOA", "\x1bOC", "\x1bOD"
F2, F9, F10 = "\x1bOQ", "\x1b[20~", "\x1b[21~"
ONE = [(80, 24)]
BOTH = [(80, 24), (110, 32)]

FEED = """<?xml version="1.0"?><rss version="2.0"><channel><title>{title}</title><link>http://example.org</link>
<description>News</description>""" + "".join(
    f"<item><title>{text}</title><link>http://example.org/{number}</link><guid>{number}</guid>"
    f"<pubDate>Thu, 1{number} Jan 2026 10:00:00 +0000</pubDate><description>Words of {number}.</description></item>"
    for number, text in enumerate(["The engine works", "[x] done", "Cards for the loom", "A visit to Turin", "Notes"], 1)
) + "</channel></rss>"

FILES = {
    "many.sh": """git init -q work
cd work
git config gc.auto 0
for day in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28; do
    echo "$day" >> notes.txt
    [ $day = 09 ] && git branch draft
    [ $day = 17 ] && git tag v1.0
    git add notes.txt
    export GIT_AUTHOR_DATE="2026-01-$day 10:00:00 +0000" GIT_COMMITTER_DATE="2026-01-$day 10:00:00 +0000"
    git commit -q -m "Change of day $day"
done
sed -i '1s/.*/first/; 28s/.*/last/' notes.txt
echo 'new' > new.txt
""",
    ".newsboat/urls": "file:///home/demo/one.xml\nfile:///home/demo/two.xml\nfile:///home/demo/three.xml\n",
    ".newsboat/config": "auto-reload yes\nconfirm-exit no\n",
    "one.xml": FEED.format(title="The Engine"), "two.xml": FEED.format(title="The Loom"),
    "three.xml": FEED.format(title="The Mill"),
    ".abook/addressbook": "[format]\nprogram=abook\nversion=0.6.1\n\n" + "\n".join(
        f"[{number}]\nname={name}\nemail={name.split()[0].lower()}@example.org\nphone=55{number}\n"
        for number, name in enumerate(["Ada Byron", "Charles Babbage", "Mary Somerville", "George Boole"])),
    "table.csv": "name,town,born\nAda,London,1815\nCharles,Walworth,1791\nMary,Jedburgh,1780\nGeorge,Lincoln,1815\n",
    "prices.sql": "create table fruit (name text, price int); insert into fruit values ('apple', 3), ('pear', 4);",
    "loop.c": "#include <stdio.h>\n\nint main(void) {\n    for (int i = 0; i < 3; i++) {\n        printf(\"%d\\n\", i);\n"
              "    }\n    return 0;\n}\n",
    "server.log": "".join(
        f"2026-01-15 10:00:{second:02} {level} [main] request {second} took {second * 3} ms\n"
        for second, level in enumerate(["INFO", "WARN", "INFO", "ERROR", "INFO"] * 8)),
}

MANY = "sh many.sh; cd work; exec "
SHELL = ["sh", "-c"]
EMACS = ["emacs", "-nw", "-Q"]


def prompt(text, *more):
    return ["bash", "--norc", "-c", f"read -e -p '{text}' answer"] + list(more)


# Looked at while the recognisers were written.
SEEN = [
    ("tig-dirty", [*SHELL, MANY + "tig"], ["j", "k"], BOTH),
    ("tig-dirtySecond", [*SHELL, MANY + "tig"], ["k", "j"], ONE),
    ("tig-found", [*SHELL, MANY + "tig"], ["/", "day 20" + ENTER], BOTH),
    ("tig-middle", [*SHELL, MANY + "tig"], ["jjjjj", "j"], ONE),
    ("tig-pane", [*SHELL, MANY + "tig"], ["jjj" + ENTER, "j"], ONE),
    ("git-add", [*SHELL, MANY + "git add -p"], ["?" + ENTER, "s" + ENTER], BOTH),
    ("git-addStart", [*SHELL, MANY + "git add -p"], [" "], ONE),
    ("mc-opened", ["mc", "-u"], ["l", F9], BOTH),
    ("mc-openedDown", ["mc", "-u"], [F9, ENTER], BOTH),
    ("mc-openedRight", ["mc", "-u"], [F9, ENTER, A_RIGHT], ONE),
    ("mc-last", ["mc", "-u"], ["\x1b[F"], BOTH),
    ("mc-lastUp", ["mc", "-u"], ["\x1b[F", A_UP], ONE),
    ("emacs-mx", [*EMACS, "letter.txt"], ["\x1bx", "find"], BOTH),
    ("emacs-find", [*EMACS, "letter.txt"], ["\x18\x06", "no"], BOTH),
    ("emacs-search", [*EMACS, "notes.md"], ["\x13", "main"], ONE),
    ("emacs-list", [*EMACS, "."], [DOWN, DOWN], ONE),
    ("fzf-header", [*SHELL, "fzf --header 'Pick a fruit' < fruit.txt"], [A_UP], BOTH),
    ("fzf-headerFirst", [*SHELL, "fzf --header 'Pick a fruit' --header-first < fruit.txt"], ["a", A_UP], ONE),
    ("fzf-headerLines", [*SHELL, "fzf --header-lines=2 --layout=reverse < fruit.txt"], [A_DOWN], ONE),
    ("newsboat-feeds", ["newsboat"], [A_DOWN], BOTH),
    ("newsboat-last", ["newsboat"], ["j", "j"], ONE),
    ("newsboat-items", ["newsboat"], [ENTER, "j"], ONE),
    ("ncdu-last", ["ncdu"], ["\x1b[F"], ONE),
    ("ncdu-first", ["ncdu"], ["j", "k"], ONE),
    ("ranger-last", ["ranger"], ["j", "G"], ONE),
    ("ranger-first", ["ranger"], ["j", "k"], ONE),
    ("w3m-form", ["w3m", "pages/form.html"], [TAB, TAB], BOTH),
    ("w3m-input", ["w3m", "pages/form.html"], [TAB, ENTER, "b"], ONE),
    ("w3m-goto", ["w3m", "pages/index.html"], ["U", "x"], ONE),
    ("lynx-input", ["lynx", "pages/form.html"], ["x"], ONE),
    ("lynx-button", ["lynx", "pages/form.html"], [A_DOWN * 7], ONE),
    ("prompt-vm", prompt("vm# "), ["l", "s"], ONE),
    ("prompt-vmEmpty", prompt("vm# "), [" "], ONE),
    ("prompt-sqlite", ["sqlite3"], [".help" + ENTER, "select 1;"], ONE),
    ("prompt-gdb", ["gdb", "-q"], ["info line" + ENTER, "break"], ONE),
    ("prompt-bc", [*SHELL, "PS1='vm# '; export PS1; exec dash -i"], ["ls" + ENTER, "x"], ONE),
    ("emacs-menu", [*EMACS, "letter.txt"], [F10, "f"], ONE),
    ("elinks-menu", ["elinks", "-no-home", "-no-connect", "letter.txt"], [ESC, A_DOWN], ONE),
    ("ne-menuDown", ["ne", "letter.txt"], [ESC, ENTER, DOWN], ONE),
    ("tig-log", [*SHELL, MANY + "tig log"], ["j", "j"], ONE),
    ("mc-history", ["mc", "-u"], ["ls" + ENTER, "\x1bh"], ONE),
    ("ptpython-menu", ["ptpython"], [F2, A_DOWN], ONE),
    ("le-menu", ["le", "letter.txt"], [F10, A_DOWN], ONE),
    ("fzy-list", [*SHELL, "fzy < fruit.txt"], ["a", DOWN], ONE),
    ("aptitude-package", ["aptitude"], [ENTER, A_DOWN, A_DOWN], ONE),
    ("weechat-options", ["weechat", "-t"], ["/fset weechat.bar*" + ENTER, DOWN], ONE),
    ("neomutt-limit", ["neomutt", "-f", "mail"], ["j", "l", "ada"], ONE),
    ("alpine-setup", [*SHELL, "rm mail; mkdir mail; exec alpine"], ["e", "S", "C", A_DOWN], ONE),
    ("vim-cursorLine", ["vim", "-u", "NONE", "notes.md"], [":set cursorline" + ENTER, "j", "j"], ONE),
    ("emacs-line", [*EMACS, "notes.md"], ["\x1bxglobal-hl-line-mode" + ENTER, DOWN, DOWN], ONE),
    ("fzf-preview", [*SHELL, "fzf --preview 'cat notes.md' < fruit.txt"], [A_UP], ONE),
    ("ytree-folder", ["ytree"], ["m"], ONE),
    ("peco-many", [*SHELL, "peco fruit.txt"], ["e", "l"], ONE),
]

# Recorded before anybody looked at them, and listed when the recognisers were final.
UNSEEN = [
    ("vifm-main", ["vifm"], ["j", "j"], BOTH),
    ("vifm-command", ["vifm"], [":", "mkdir"], BOTH),
    ("vifm-sort", ["vifm"], [":sort" + ENTER, "j"], BOTH),
    ("nnn-main", ["nnn"], ["j", "j"], BOTH),
    ("lf-main", ["lf"], ["j", "j"], BOTH),
    ("lf-search", ["lf"], ["/", "le"], BOTH),
    ("aptitude-main", ["aptitude"], [A_DOWN, A_DOWN], BOTH),
    ("aptitude-menu", ["aptitude"], ["\x14", A_DOWN], BOTH),
    ("aptitude-search", ["aptitude"], ["/", "bash"], BOTH),
    ("weechat-main", ["weechat-curses", "-t"], ["/", "help"], BOTH),
    ("irssi-main", ["irssi"], ["/", "help"], BOTH),
    ("micro-editing", ["micro", "letter.txt"], [DOWN, "Hello"], BOTH),
    ("micro-command", ["micro", "letter.txt"], ["\x05", "set"], BOTH),
    ("micro-find", ["micro", "letter.txt"], ["\x06", "engine"], BOTH),
    ("kakoune-command", ["kak", "-n", "letter.txt"], [":", "w"], BOTH),
    ("vis-command", ["vis", "letter.txt"], [":", "w"], BOTH),
    ("abook-main", ["abook"], ["j", "j"], BOTH),
    ("abook-edit", ["abook"], ["j", ENTER], BOTH),
    ("abook-find", ["abook"], ["/", "Mary"], BOTH),
    ("visidata-main", ["vd", "table.csv"], ["j", "j"], BOTH),
    ("pspg-main", ["pspg", "--csv", "-f", "table.csv"], ["j", "j"], BOTH),
    ("cgdb-main", [*SHELL, "gcc -g loop.c -o loop; exec cgdb -q loop"], ["break main" + ENTER, "run"], BOTH),
    ("links-menu", ["links", "pages/index.html"], [ESC, DOWN], BOTH),
    ("links-form", ["links", "pages/form.html"], [DOWN, "x"], BOTH),
    ("links-goto", ["links", "pages/index.html"], ["g", "exa"], BOTH),
    ("ytree-main", ["ytree"], [DOWN], BOTH),
    ("peco-list", [*SHELL, "peco fruit.txt"], [DOWN, DOWN], BOTH),
    ("peco-query", [*SHELL, "peco fruit.txt"], ["a", "n"], BOTH),
    ("smenu-list", [*SHELL, "smenu -n 8 -c fruit.txt"], [DOWN, DOWN], BOTH),
    ("smenu-lines", [*SHELL, "smenu -n 8 -l fruit.txt"], [DOWN, DOWN], BOTH),
    ("neovim-command", ["nvim", "--clean", "letter.txt"], [":", "wr"], BOTH),
    ("neovim-menu", ["nvim", "--clean", "letter.txt"], [":set ", TAB, TAB], BOTH),
    ("neovim-complete", ["nvim", "--clean", "loop.c"], ["oi", "\x0e", "\x0e"], BOTH),
    ("neovim-files", ["nvim", "--clean", "."], ["j", "j"], BOTH),
    ("most-file", ["most", "notes.md"], [" "], BOTH),
    ("info-main", ["info", "info"], [DOWN, DOWN], BOTH),
    ("fish-typed", ["fish", "--no-config"], ["ls" + ENTER, "echo hi"], BOTH),
    ("fish-complete", ["fish", "--no-config"], ["cat ", TAB, TAB], BOTH),
    ("zsh-typed", ["zsh", "-f"], ["ls" + ENTER, "echo hi"], BOTH),
    ("lftp-prompt", ["lftp"], ["help" + ENTER, "open"], BOTH),
    ("iselect-list", ["iselect", "-n", "Fruit", "-a", "apple", "banana", "cherry", "date"], [DOWN, DOWN], BOTH),
    ("clex-main", ["clex"], ["l", DOWN], BOTH),
    ("btop-main", ["btop"], [DOWN, DOWN], BOTH),
    ("dhex-main", ["dhex", "letter.txt"], [DOWN], BOTH),
    ("hexedit-main", ["hexedit", "letter.txt"], [DOWN], BOTH),
    ("lnav-main", ["lnav", "server.log"], ["k", "k"], BOTH),
    ("lnav-command", ["lnav", "server.log"], [":", "filter"], BOTH),
    ("alpine-main", ["alpine"], ["e", A_DOWN, A_DOWN], BOTH),
    ("tig-refs", [*SHELL, MANY + "tig refs"], ["j", "j"], BOTH),
    ("tig-tree", [*SHELL, "cd pages; git init -q; git add .; git commit -qm x; exec tig"], ["t", "j"], BOTH),
    ("tig-help", [*SHELL, MANY + "tig"], ["h", "jj", "j"], BOTH),
    ("newsboat-help", ["newsboat"], ["?", "j"], BOTH),
    ("newsboat-article", ["newsboat"], [ENTER, ENTER], BOTH),
    ("newsboat-filter", ["newsboat"], ["/", "loom"], BOTH),
    ("tmux-tree", ["tmux", "-L", "capture", "-f", "/dev/null", "new", ";", "neww", ";", "neww"], ["\x02", "w", A_UP], BOTH),
    ("tmux-rename", ["tmux", "-L", "capture", "-f", "/dev/null", "new"], ["\x02", ",", "work"], BOTH),
    ("vim-files", ["vim", "-u", "NONE", "-c", "set nocp", "-c", "ru plugin/netrwPlugin.vim", "-c", "e ."], ["j", "j"], BOTH),
    ("vim-wildmenu", ["vim", "letter.txt"], [":set wim=full wmnu" + ENTER, ":e ", TAB, TAB], BOTH),
    ("nano-files", ["nano", "letter.txt"], ["\x12", "\x14", A_DOWN], BOTH),
    ("nano-replace", ["nano", "letter.txt"], ["\x1c", "engine"], BOTH),
    ("mc-view", ["mcview", "notes.md"], [A_DOWN], BOTH),
    ("mc-edit", ["mcedit", "letter.txt"], [A_DOWN, "Hello"], BOTH),
    ("mc-find", ["mc", "-u"], ["\x1b?"], BOTH),
    ("emacs-buffers", [*EMACS, "letter.txt"], ["\x18\x02", "\x18o", "n"], BOTH),
    ("emacs-save", [*EMACS, "letter.txt"], ["Hello", "\x18\x03"], BOTH),
    ("dialog-files", ["dialog", "--fselect", "/home/demo/", "10", "50"], [TAB], BOTH),
    ("dialog-tree", ["dialog", "--treeview", "Pick one", "15", "50", "5", "a", "Apple", "off", "0", "b", "Banana", "on", "1",
                     "c", "Cherry", "off", "1"], [A_DOWN], BOTH),
    ("dialog-password", ["dialog", "--insecure", "--passwordbox", "Password:", "9", "40"], ["abc"], BOTH),
    ("whiptail-password", ["whiptail", "--passwordbox", "Password:", "9", "40"], ["abc"], BOTH),
    ("adduser-prompt", [*SHELL, "printf 'Full Name []: '; read name; printf 'Room Number []: '; read room"],
     ["Ada" + ENTER, "4"], BOTH),
    ("ssh-keygen", ["ssh-keygen", "-t", "ed25519"], ["key" + ENTER], BOTH),
    ("gpg-keys", ["gpg", "--full-generate-key"], ["1" + ENTER, "3072" + ENTER], BOTH),
    ("fdisk-prompt", [*SHELL, "truncate -s 50M d.img; exec /usr/sbin/fdisk d.img"], ["n" + ENTER, "p"], BOTH),
    ("sqlite-query", ["sqlite3"], [".read prices.sql" + ENTER, "select * from fruit;" + ENTER, "select"], BOTH),
    ("node-typed", ["node"], ["1 + 1" + ENTER, "let x"], BOTH),
    ("mutt-folders", ["mutt"], ["c", "?", "j"], BOTH),
    ("htop-filter", ["htop", "-d", "100"], ["\x1bOS", "hto"], BOTH),
    ("elinks-form", ["elinks", "-no-home", "-no-connect", "pages/form.html"], [DOWN, DOWN], BOTH),
    ("w3m-page", ["w3m", "pages/index.html"], [TAB, TAB], BOTH),
    ("lynx-options", ["lynx", "pages/index.html"], ["o", A_DOWN], BOTH),
]

BLIND_FILES = {
    ".pinerc": "personal-name=Demo\nuser-domain=example.org\ninbox-path=/home/demo/box\nlast-version-used=6.26\n"
               "feature-list=quell-folder-internal-msg,no-enable-background-sending\n",
    ".neomuttrc": "set folder=~\nset spoolfile=~/mail\nset from=demo@example.org\nset realname=Demo\nset hostname=example.org\n"
                  "set sidebar_visible=yes\nset sidebar_width=16\nnamed-mailboxes Inbox ~/mail Sent ~/sent\nset help=yes\n",
    ".taskrc": "data.location=/home/demo/.task\nnews.version=2.6.0\nverbose=nothing\nconfirmation=no\n",
    ".task/pending.data": "".join(
        f'[description:"{text}" entry:"1768471200" priority:"{priority}" project:"{project}" status:"pending" '
        f'uuid:"1111111{number}-2222-3333-4444-555555555555"]\n'
        for number, (text, priority, project) in enumerate(
            [("Oil the mill", "H", "engine"), ("Order cards", "M", "loom"), ("Write to Turin", "L", "letters")], 1)),
    ".task/completed.data": "", ".task/undo.data": "",
    ".config/vit/config.ini": "[vit]\n",
    "plan.org": "#+TITLE: Plan\n* TODO Build the mill [1/2]\n- [X] wheels\n- [ ] axles\n* DONE Write the notes\n"
                "** Sources <2026-01-15 Thu>\n| Part | Price |\n|------+-------|\n| cog  |     3 |\n| rod  |     4 |\n",
    "story.txt": "It was a bright cold day, and the clocks were striking thirteen. The engnie turned.\n",
    "make.log": "".join(f"[{percent:3}%] Building C object src/part{percent}.o\n" for percent in range(10, 100, 15))
                + "[100%] Linking C executable mill\n[ OK ] mill\n[FAIL] loom: <missing card>\n",
    "one.c": "int first(int x) { return x + 1; }\nint second(int x) { return first(x) * 2; }\n",
    "two.c": "int first(int x) { return x + 1; }\nint third(int x) { return first(x) * 3; }\n",
    "budget.sc": "let A0 = 12\nlet A1 = 30\nlet A2 = A0+A1\nleftstring B0 = \"cogs\"\nleftstring B1 = \"rods\"\n"
                 "leftstring B2 = \"all\"\n",
    ".hledger.journal": "2026-01-10 Cards\n    expenses:loom    3.00\n    assets:purse\n\n2026-01-12 Oil\n"
                        "    expenses:engine    4.00\n    assets:purse\n",
    "form.py": """import urwid
def item(text):
    return urwid.AttrMap(urwid.SelectableIcon(text, 0), None, 'bar')
kinds = []
form = urwid.Pile([
    ('pack', urwid.LineBox(urwid.Edit('Name: ', 'Ada'), title='Person')),
    ('pack', urwid.CheckBox('Send news', True)), ('pack', urwid.CheckBox('Keep a copy')),
    ('pack', urwid.RadioButton(kinds, 'By post')), ('pack', urwid.RadioButton(kinds, 'By wire')),
    ('pack', urwid.Divider('-')),
    urwid.ListBox(urwid.SimpleListWalker([item(town) for town in ('London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth')])),
    ('pack', urwid.Columns([(12, urwid.Button('Order')), (12, urwid.Button('Cancel'))], 2))])
urwid.MainLoop(urwid.Frame(form, footer=urwid.Text('TAB next  F10 quit')), [('bar', 'black', 'light gray')]).run()
""",
    "ask.py": """import sys
from prompt_toolkit.shortcuts import button_dialog, checkboxlist_dialog, input_dialog, radiolist_dialog, yes_no_dialog
FRUIT = [('a', 'Apple'), ('b', 'Banana'), ('c', 'Cherry')]
kind = sys.argv[1]
if kind == 'radio': radiolist_dialog('Fruit', 'Which one?', values=FRUIT).run()
if kind == 'check': checkboxlist_dialog('Fruit', 'Which ones?', values=FRUIT).run()
if kind == 'input': input_dialog('Name', 'Who are you?').run()
if kind == 'yes': yes_no_dialog('Question', 'Do you want to go?').run()
if kind == 'buttons': button_dialog('Save', 'The file has changed.', [('Save', 1), ('Drop', 2), ('Back', 3)]).run()
""",
    "hstr.history": "ls music\ncat fruit.txt | sort\nmake mill\ngit status\nvim letter.txt\n",
    ".config/khal/config": "[calendars]\n[[home]]\npath = /home/demo/cal\n[locale]\nlocal_timezone = UTC\ndefault_timezone = UTC\n"
                           "timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\n"
                           "datetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n",
    ".config/cmus/autosave": "set output_plugin=alsa\n", ".reminders": "REM 15 Jan 2026 AT 10:00 DURATION 1:00 MSG Meet Charles\n",
    "bars.sh": "printf 'Reading package lists... Done\\n'\nprintf 'mill.tar   45%%[=====>        ] 12.3M  2MB/s  eta 9s\\n'\n"
               "printf 'Unpacking |████████░░░░░░░░| 50%% 5/10 [00:03<00:03]\\n'\nprintf 'Loom: [####------] 40%%\\r'\nsleep 99\n",
}
ALPINE = [*SHELL, "mv mail box; mkdir mail; exec alpine"]
KAKOUNE = ["env", "XDG_RUNTIME_DIR=/home/demo", "TMPDIR=/home/demo", "kak"]
VIM = ["vim", "-N", "-u", "NONE"]
CSCOPE = [*SHELL, "export TMPDIR=/home/demo; exec cscope -q one.c two.c loop.c queue.c"]
TMUX_BLIND = ["tmux", "-L", "capture", "-f", "/dev/null", "new", "-n", "one", "PS1='demo$ ' bash --norc", ";",
              "set", "-g", "status-right", "", ";", "set-buffer", "first words", ";", "set-buffer", "[x] second < OK >", ";"]
LOOK = ["env", "PS1=demo:\\w$ ", "bash", "--norc"]
DIALOG_ITEMS = ["a", "Apple", "b", "Banana", "c", "Cherry", "d", "Date", "e", "Elder", "f", "Fig", "g", "Grape"]
CDIALOG = ["dialog", "--title", "Fruit"]


def blind_part(name):
    """The part of `Blind` that a screen belongs to: all screens of a program are in one, by the hash of its name.

    A quarter of the programs was never looked at; another one was, once it had been measured.
    """
    first, second = hashlib.sha256(name.split("-")[0].encode()).digest()[:2]
    return "Measured" if first % 2 == 1 and second % 2 == 1 else "Development"


# Recorded, and listed by looking, without a run of a recogniser.
BLIND = [
    ("dialog-calendar", ["dialog", "--title", "Day", "--calendar", "When?", "0", "0", "15", "1", "2026"], [A_RIGHT, A_DOWN], BOTH),
    ("dialog-timebox", ["dialog", "--timebox", "At what time?", "0", "0", "10", "30", "0"], [TAB, A_UP], BOTH),
    ("dialog-buildlist", ["dialog", "--buildlist", "What do you pack?", "15", "60", "6", "a", "Apple", "off", "b", "Banana", "on",
                          "c", "Cherry", "off", "d", "Date", "on"], [A_DOWN], BOTH),
    ("dialog-range", ["dialog", "--rangebox", "How many?", "0", "50", "0", "20", "5"], [A_UP], BOTH),
    ("dialog-mixedgauge", [*SHELL, "dialog --mixedgauge 'Copying the parts' 0 0 33 One 0 Two 3 Three -40 Four 7; sleep 99"],
     ["\x0c"], BOTH),
    ("dialog-inputmenu", ["dialog", "--inputmenu", "Rename the fruit", "18", "50", "9", "a", "Apple", "b", "Banana"],
     [A_DOWN, TAB], BOTH),
    ("dialog-mixedform", ["dialog", "--mixedform", "Log in", "12", "56", "3", "Name:", "1", "2", "ada", "1", "14", "20", "0", "0",
                          "Password:", "2", "2", "abc", "2", "14", "20", "0", "1", "Host:", "3", "2", "mill", "3", "14", "20", "0",
                          "2"], ["b"], BOTH),
    ("dialog-editbox", ["dialog", "--title", "fruit.txt", "--editbox", "fruit.txt", "14", "50"], [A_DOWN], BOTH),
    ("dialog-pause", ["dialog", "--title", "Wait", "--pause", "The mill starts", "10", "40", "90"], [" "], BOTH),
    ("dialog-buttons", ["dialog", "--help-button", "--extra-button", "--extra-label", "Edit", *["--menu", "Which fruit?", "14", "60", "5"],
                        *DIALOG_ITEMS], [A_DOWN, A_DOWN, TAB], BOTH),
    ("dialog-scrolled", [*CDIALOG, "--menu", "Which fruit?", "12", "40", "4", *DIALOG_ITEMS], [A_DOWN * 5, A_DOWN], BOTH),
    ("dialog-prgbox", ["dialog", "--prgbox", "head -4 server.log", "12", "70"], ["\x0c"], BOTH),
    ("whiptail-msgbox", ["whiptail", "--title", "Done", "--msgbox", "All files are saved: [x] one, <two>.", "9", "50"], ["\x0c"], BOTH),
    ("whiptail-scrolled", ["whiptail", "--title", "Fruit", "--notags", "--menu", "Which fruit?", "13", "40", "4", *DIALOG_ITEMS],
     [A_DOWN, A_DOWN], BOTH),
    ("whiptail-yesnoNo", ["whiptail", "--defaultno", "--yesno", "Remove it?", "8", "40"], ["\x0c"], BOTH),
    ("mc-chmod", ["mc", "-u"], [A_DOWN * 6, "\x18c", A_DOWN], BOTH),
    ("mc-select", ["mc", "-u"], ["\x1b+", "*.c"], BOTH),
    ("mc-hotlist", ["mc", "-u"], ["\x1c", A_DOWN], BOTH),
    ("mc-usermenu", ["mc", "-u"], [F2, A_DOWN], BOTH),
    ("mc-sort", ["mc", "-u"], [F9, "l", "s", TAB], BOTH),
    ("mc-link", ["mc", "-u"], [A_DOWN * 5, "\x18s"], BOTH),
    ("mc-layout", ["mc", "-u"], [F9, "o", "l", TAB], BOTH),
    ("mc-help", ["mc", "-u"], ["\x1bOP", TAB], BOTH),
    ("mcedit-search", ["mcedit", "notes.md"], ["\x1b[18~", "main"], BOTH),
    ("mcedit-menu", ["mcedit", "notes.md"], [F9, A_RIGHT, A_DOWN], BOTH),
    ("htop-signal", ["htop", "-d", "100"], [F9, A_DOWN], BOTH),
    ("htop-help", ["htop", "-d", "100"], ["\x1bOP"], BOTH),
    ("htop-meters", ["htop", "-d", "100"], [F2, A_DOWN, A_DOWN, A_RIGHT, A_DOWN], BOTH),
    ("top-main", ["top", "-d", "99"], ["V"], BOTH),
    ("top-kill", ["top", "-d", "99"], ["k", "1"], BOTH),
    ("alpine-menu", ALPINE, ["E", A_DOWN], BOTH),
    ("alpine-index", ALPINE, ["E", "I", A_UP], BOTH),
    ("alpine-compose", ALPINE, ["E", "C", "ada@exam"], BOTH),
    ("alpine-setup", ALPINE, ["E", "S", "C", A_DOWN, A_DOWN], BOTH),
    ("neomutt-index", ["neomutt"], ["j"], BOTH),
    ("neomutt-alias", ["neomutt"], ["l", "ada"], BOTH),
    ("neomutt-second", ["neomutt"], ["j", "j"], BOTH),
    ("cmus-browser", ["cmus"], [ENTER, ":view browser" + ENTER, ":win-down" + ENTER, ":win-down" + ENTER], BOTH),
    ("cmus-command", ["cmus"], [ENTER, ":view browser" + ENTER, ":", "set rep"], BOTH),
    ("calcurse-help", ["calcurse"], ["?"], BOTH),
    ("vit-list", ["vit"], [DOWN], BOTH),
    ("vit-command", ["vit"], [":", "add mi"], BOTH),
    ("wordgrinder-menu", ["wordgrinder"], ["\x1bf", A_DOWN], BOTH),
    ("zile-mx", ["zile", "letter.txt"], ["\x1bx", "find"], BOTH),
    ("mg-find", ["mg", "letter.txt"], ["\x18\x06", "no"], BOTH),
    ("mg-dired", ["mg", "letter.txt"], ["\x18d" + ENTER, DOWN], BOTH),
    ("tilde-menu", ["tilde", "--ignore-running", "letter.txt"], [ENTER, "\x1bf", A_DOWN], BOTH),
    ("tilde-find", ["tilde", "--ignore-running", "letter.txt"], [ENTER, "\x06", "engine"], BOTH),
    ("tilde-open", ["tilde", "--ignore-running", "letter.txt"], [ENTER, "\x0f"], BOTH),
    ("dte-command", ["dte", "letter.txt"], ["\x1b[24~", "\x1bx", "find"], BOTH),
    ("nano-help", ["nano", "letter.txt"], ["\x07", A_DOWN], BOTH),
    ("nano-insert", ["nano", "letter.txt"], ["\x12", "fru"], BOTH),
    ("nano-goto", ["nano", "notes.md"], ["\x1f", "12"], BOTH),
    ("less-help", ["less", "notes.md"], ["h", "j"], BOTH),
    ("less-options", ["less", "-N", "queue.c"], ["-", "S"], BOTH),
    ("man-ls", ["man", "ls"], [" "], BOTH),
    ("emacs-dired", [*EMACS, "letter.txt"], ["\x1bx", "dired" + ENTER + ENTER, "n"], BOTH),
    ("emacs-calendar", [*EMACS, "letter.txt"], ["\x1bx", "calendar" + ENTER, "\x1bx", "calendar-goto-date" + ENTER, "2026"], BOTH),
    ("emacs-customize", [*EMACS, "letter.txt"], ["\x1bx", "customize-group" + ENTER, "fill" + ENTER, TAB], BOTH),
    ("emacs-completions", [*EMACS, "letter.txt"], ["\x18\x06", "t", TAB, TAB], BOTH),
    ("emacs-tmm", [*EMACS, "letter.txt"], ["\x1b`", "f"], BOTH),
    ("emacs-replace", [*EMACS, "notes.md"], ["\x1b%", "main" + ENTER, "mill" + ENTER], BOTH),
    ("emacs-yesno", [*EMACS, "letter.txt"], ["Hello", "\x18k" + ENTER], BOTH),
    ("vim-quickfix", [*VIM, "-c", "vimgrep /first/ *.c", "-c", "copen", "one.c"], ["j", "j"], BOTH),
    ("vim-spell", [*VIM, "-c", "set spell", "story.txt"], ["]s", "z="], BOTH),
    ("vim-confirm", [*VIM, "letter.txt"], ["iHello" + ESC, ":confirm q" + ENTER], BOTH),
    ("vim-diff", ["vim", "-d", "one.c", "two.c"], ["j"], BOTH),
    ("vim-tabs", [*VIM, "-p", "one.c", "two.c", "loop.c"], ["gt", "j"], BOTH),
    ("vim-registers", [*VIM, "letter.txt"], ["yyjyw", ":reg" + ENTER], BOTH),
    ("vim-help", [*VIM, "letter.txt"], [":help" + ENTER, "j"], BOTH),
    ("vim-substitute", [*VIM, "notes.md"], [":%s/main/mill/gc" + ENTER], BOTH),
    ("neovim-health", ["nvim", "--clean", "letter.txt"], [":checkhealth"], BOTH),
    ("kakoune-prompt", [*KAKOUNE, "-n", "notes.md"], ["/", "main"], BOTH),
    ("kakoune-files", [*KAKOUNE, "-n", "letter.txt"], [":e ", "f", TAB], BOTH),
    ("micro-save", ["micro", "letter.txt"], ["Hello", "\x11"], BOTH),
    ("micro-help", ["micro", "letter.txt"], ["\x07"], BOTH),
    ("tmux-buffers", TMUX_BLIND, ["\x02", "=", A_DOWN], BOTH),
    ("tmux-options", TMUX_BLIND, ["\x02", "C", A_DOWN, A_DOWN], BOTH),
    ("tmux-confirm", TMUX_BLIND, ["echo hi" + ENTER, "\x02", "x"], BOTH),
    ("tmux-prompt", TMUX_BLIND, ["\x02", ":", "split-w"], BOTH),
    ("tmux-keys", TMUX_BLIND, ["\x02", "?"], BOTH),
    ("screen-windows", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["\x01c", "\x01\"", "j"], BOTH),
    ("screen-title", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["ls" + ENTER, "\x01A", "work"], BOTH),
    ("cgdisk-main", [*SHELL, "truncate -s 100M disk.img; sfdisk() { /usr/sbin/sfdisk \"$@\"; }; sfdisk -q disk.img < disk.layout; "
                     "exec /usr/sbin/cgdisk disk.img"], [" ", A_DOWN], BOTH),
    ("cgdisk-size", [*SHELL, "truncate -s 100M disk.img; exec /usr/sbin/cgdisk disk.img"], [" ", "n", ENTER, "20"], BOTH),
    ("cscope-form", CSCOPE, [A_DOWN, "first"], BOTH),
    ("cscope-results", CSCOPE, ["first" + ENTER, A_DOWN], BOTH),
    ("gdb-tui", [*SHELL, "gcc -g loop.c -o loop; exec gdb -q -tui loop"], ["break main" + ENTER, "info"], BOTH),
    ("gdu-main", ["gdu"], ["j", "j"], BOTH),
    ("gdu-delete", ["gdu"], ["j", "d", A_RIGHT], BOTH),
    ("nmon-main", ["nmon"], ["h"], BOTH),
    ("sc-main", ["sc", "budget.sc"], ["j", "="], BOTH),
    ("pspg-menu", ["pspg", "--csv", "-f", "table.csv"], [F9, A_DOWN], BOTH),
    ("pick-list", [*SHELL, "pick < fruit.txt"], ["a", DOWN], BOTH),
    ("fzf-multi", [*SHELL, "fzf -m --prompt 'Fruit: ' < fruit.txt"], [A_UP, TAB, A_UP], BOTH),
    ("fzf-preview", [*SHELL, "ls *.c | fzf --preview 'cat {}' --layout=reverse"], [A_DOWN], BOTH),
    ("fzf-sharp", [*SHELL, "fzf --border=sharp --no-info --marker='*' --pointer='#' --prompt='? ' --height=12 < fruit.txt"],
     ["e", A_UP], BOTH),
    ("vifm-marks", ["vifm"], [":marks" + ENTER, "j"], BOTH),
    ("vifm-chmod", ["vifm"], ["jjjj", ":chmod" + ENTER, "j"], BOTH),
    ("vifm-delete", ["vifm"], ["jjjj", "DD"], BOTH),
    ("vifm-rename", ["vifm"], ["jjjj", "cw", "2"], BOTH),
    ("nnn-help", ["nnn"], ["?"], BOTH),
    ("nnn-filter", ["nnn"], ["/", "t"], BOTH),
    ("nnn-new", ["nnn"], ["n", "f", "new"], BOTH),
    ("ranger-visual", ["ranger"], ["jjj", " ", " ", "j"], BOTH),
    ("ranger-find", ["ranger"], ["/", "let"], BOTH),
    ("ranger-help", ["ranger"], ["?"], BOTH),
    ("lf-command", ["lf"], [":", "mkdir"], BOTH),
    ("lf-delete", ["lf"], ["jjj", ":delete" + ENTER], BOTH),
    ("ncdu-info", ["ncdu"], ["jj", "i"], BOTH),
    ("newsboat-dialogs", ["newsboat"], [ENTER, "v"], BOTH),
    ("newsboat-command", ["newsboat"], [":", "set brow"], BOTH),
    ("newsboat-feed", ["newsboat"], [ENTER, "jjj", "j"], BOTH),
    ("elinks-goto", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["g", "exa"], BOTH),
    ("elinks-bookmarks", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["s"], BOTH),
    ("elinks-keys", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["k", " ", A_DOWN], BOTH),
    ("elinks-exit", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["q"], BOTH),
    ("links-page", ["links", "pages/index.html"], [ENTER, DOWN, DOWN], BOTH),
    ("lynx-help", ["lynx", "pages/index.html"], ["k"], BOTH),
    ("lynx-quit", ["lynx", "pages/index.html"], ["q"], BOTH),
    ("w3m-options", ["w3m", "pages/index.html"], ["o", TAB], BOTH),
    ("w3m-buffers", ["w3m", "pages/index.html"], [TAB, ENTER, "s"], BOTH),
    ("w3m-search", ["w3m", "pages/index.html"], ["/", "app"], BOTH),
    ("tig-blame", [*SHELL, MANY + "tig blame notes.txt"], ["j", "j"], BOTH),
    ("tig-heading", [*SHELL, MANY + "tig status"], ["jj" + ENTER, "j"], BOTH),
    ("tig-log", [*SHELL, MANY + "tig log"], ["j", "j"], BOTH),
    ("tig-search", [*SHELL, MANY + "tig"], ["/", "day 1"], BOTH),
    ("git-rebase", [*SHELL, "sh many.sh; cd work; git stash -q; exec git -c core.editor='nano' rebase -i HEAD~5"], [A_DOWN], BOTH),
    ("git-commit", [*SHELL, "cd pages; git init -q; git add .; exec git -c core.editor='vim -N -u NONE' commit"], ["iAdd", "\r"], BOTH),
    ("git-clean", [*SHELL, MANY + "git clean -i"], ["4" + ENTER], BOTH),
    ("git-log", [*SHELL, MANY + "bash --norc"], ["git log --oneline --graph --decorate | head -12" + ENTER, "git "], BOTH),
    ("git-diff", [*SHELL, MANY + "bash --norc"], ["git --no-pager diff" + ENTER, "git st"], BOTH),
    ("irssi-window", ["irssi"], ["/window list" + ENTER, "/join #mi"], BOTH),
    ("weechat-plugins", ["weechat-curses", "-t"], ["/fset weechat.bar.buflist" + ENTER, A_DOWN, A_DOWN], BOTH),
    ("lnav-filter", ["lnav", "server.log"], [TAB, "i", "WARN"], BOTH),
    ("lnav-search", ["lnav", "server.log"], ["/", "ERR"], BOTH),
    ("visidata-columns", ["vd", "table.csv"], ["C", "j"], BOTH),
    ("visidata-search", ["vd", "table.csv"], ["/", "Lon"], BOTH),
    ("abook-add", ["abook"], ["a", "Grace"], BOTH),
    ("abook-remove", ["abook"], ["r"], BOTH),
    ("info-menu", ["info", "info"], ["m", "Get"], BOTH),
    ("joe-files", ["joe", "letter.txt"], ["\x0be", TAB, TAB], BOTH),
    ("joe-quit", ["joe", "letter.txt"], ["Hello", "\x03"], BOTH),
    ("joe-help", ["joe", "letter.txt"], ["\x0bh"], BOTH),
    ("jed-save", ["jed", "letter.txt"], ["Hello", "\x18\x13"], BOTH),
    ("ne-find", ["ne", "letter.txt"], ["\x06", "engine"], BOTH),
    ("fish-list", ["fish", "--no-config"], ["cd docs" + ENTER, "cd .." + ENTER, "ls " + TAB, TAB], BOTH),
    ("zsh-menu", ["zsh", "-f"], ["PS1='%~ %# '; zmodload zsh/complist; autoload -U compinit; compinit -u; "
                                 "zstyle ':completion:*' menu select; clear" + ENTER, "cat ", TAB, TAB, "\x1b[C"], BOTH),
    ("bash-search", LOOK, ["ls music" + ENTER, "cat fruit.txt | sort" + ENTER, "\x12", "ls"], BOTH),
    ("bash-completions", LOOK, ["cat " + TAB + TAB, "t" + TAB + TAB], BOTH),
    ("bash-listing", LOOK, ["ls -la" + ENTER, "cd "], BOTH),
    ("bash-hex", LOOK, ["od -A x -t x1z fruit.txt" + ENTER, "od"], BOTH),
    ("bash-tree", LOOK, ["find . -name '*.c' | xargs wc -l; tree docs pages music" + ENTER, "cat notes.md | tail -3" + ENTER, "#"], BOTH),
    ("bash-progress", LOOK, ["cat make.log" + ENTER, "sh bars.sh" + ENTER], BOTH),
    ("bash-select", ["bash", "--norc", "-c", "PS3='Which fruit? '; select f in apple banana cherry date; do break; done"], ["2"], BOTH),
    ("bash-table", LOOK, ["column -s, -t table.csv; sqlite3 -box :memory: '.read prices.sql' 'select * from fruit'" + ENTER,
                          "sqlite3 -markdown :memory: '.read prices.sql' 'select * from fruit'" + ENTER, "x"], BOTH),
    ("bash-art", LOOK, ["figlet Mill; cowsay 'Press < OK >'" + ENTER, "fig"], BOTH),
    ("bash-traceback", LOOK, ["python3 -c 'import json; json.loads(\"{\")'" + ENTER, "gcc queue.c" + ENTER, "make"], BOTH),
    ("bash-code", LOOK, ["cat queue.c; grep -n first *.c; diff one.c two.c" + ENTER, "git"], BOTH),
    ("apt-question", [*SHELL, "printf 'The following NEW packages will be installed:\\n  mill loom\\n0 upgraded, 2 newly installed.\\n'; "
                      "printf 'Do you want to continue? [Y/n] '; read x"], ["y"], BOTH),
    ("rm-question", LOOK, ["rm -i fruit.txt" + ENTER], BOTH),
    ("passwd-prompt", [*SHELL, "printf 'login: '; read x; printf 'Password: '; stty -echo; read y"], ["ada" + ENTER, "abc"], BOTH),
    ("python-input", ["python3", "-c", "x = input('Enter a number between 1 and 10: ')"], ["7"], BOTH),
    ("python-help", ["python3"], ["help()" + ENTER, "str"], BOTH),
    ("ed-session", LOOK, ["ed -p: fruit.txt" + ENTER, ",n" + ENTER, "3s/ch"], BOTH),
    ("fdisk-table", [*SHELL, "truncate -s 50M d.img; /usr/sbin/sfdisk -q d.img < disk.layout; exec /usr/sbin/fdisk d.img"],
     ["p" + ENTER, "d"], BOTH),
    ("nano-view", [*SHELL, "exec nano -R story.txt"], [ "\x17"], BOTH),
    ("bc-session", ["bc"], ["3 * 4" + ENTER, "scale"], BOTH),
    ("ptk-radio", ["python3", "ask.py", "radio"], [A_DOWN, " "], BOTH),
    ("ptk-check", ["python3", "ask.py", "check"], [A_DOWN, " "], BOTH),
    ("ptk-input", ["python3", "ask.py", "input"], ["Ad", "a"], BOTH),
    ("ptk-yes", ["python3", "ask.py", "yes"], [TAB], BOTH),
    ("ptk-buttons", ["python3", "ask.py", "buttons"], [TAB], BOTH),
    ("urwid-form", ["python3", "form.py"], ["x", DOWN], BOTH),
    ("urwid-list", ["python3", "form.py"], [DOWN * 6, DOWN], BOTH),
    ("ipython-typed", ["ipython3"], ["\x0c", "\x0c", "\x0c", "\x0c", "import os" + ENTER, "os.pat", TAB], BOTH),
    ("bpython-typed", ["bpython"], ["\x0c", "\x0c", "\x0c", "\x0c", "1 + 2" + ENTER, "str"], BOTH),
    ("litecli-menu", ["litecli", ":memory:"], ["create table fruit (name text);" + ENTER, "select * from f", TAB], BOTH),
    ("profanity-main", ["profanity"], ["/help" + ENTER, "/conn"], BOTH),
    ("finch-accounts", ["finch", "-n"], [TAB], BOTH),
    ("percol-list", [*SHELL, "percol fruit.txt"], ["a", "\x0e"], BOTH),
    ("hledger-accounts", ["hledger-ui", "-f", ".hledger.journal"], [DOWN, DOWN], BOTH),
    ("bvi-command", ["bvi", "letter.txt"], [":", "set"], BOTH),
    ("hexcurse-main", ["hexcurse", "letter.txt"], [DOWN], BOTH),
    ("lfm-bookmark", ["lfm"], [DOWN, DOWN], BOTH),
    ("vile-command", ["vile", "letter.txt"], [":", "wri"], BOTH),
    ("multitail-main", ["multitail", "server.log"], ["\x02"], BOTH),
    ("bastet-menu", ["bastet"], [A_DOWN], BOTH),
    ("hangman-guess", ["hangman"], ["e"], BOTH),
    ("gnugo-board", ["gnugo", "--mode", "ascii", "--boardsize", "7", "--seed", "1"], ["B4" + ENTER, "C"], BOTH),
    ("more-file", ["more", "notes.md"], [" "], BOTH),
    ("mutt-search", ["mutt"], ["/", "~f ada"], BOTH),
    ("mutt-save", ["mutt"], ["s"], BOTH),
    ("nnn-sort", ["nnn"], ["t"], BOTH),
    ("vifm-history", ["vifm"], [":history" + ENTER], BOTH),
    ("htop-user", ["htop", "-d", "100"], ["u", A_DOWN], BOTH),
    ("tig-reflog", [*SHELL, MANY + "tig reflog"], ["\x0c", "\x0c", "j"], BOTH),
    ("visidata-freq", ["vd", "table.csv"], ["\x0c", "\x0c", "\x0c", "lll", "F", "j"], BOTH),
    ("newsboat-search", ["newsboat"], [ENTER, "/", "loom" + ENTER], BOTH),
    ("abook-help", ["abook"], ["?"], BOTH),
    ("calcurse-todo", ["calcurse"], [TAB, TAB, "jj"], BOTH),
]
