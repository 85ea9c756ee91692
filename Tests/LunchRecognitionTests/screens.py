"""The screens that `record` records beside those in its own tables."""
import os
import pathlib

DOWN, TAB, ENTER, ESC = "\x1b[B", "\t", "\r", "\x1b"
A_DOWN, A_UP, A_RIGHT, A_LEFT = "\x1bOB", "\x1bOA", "\x1bOC", "\x1bOD"
INSERT = "\x1b[2~"
F2, F9, F10 = "\x1bOQ", "\x1b[20~", "\x1b[21~"
# Programs that take seconds to start.
SLOW = {"textual", "kpcli", "pudb", "aerc", "visidata", "crawl", "prolog", "clisp", "php", "ocaml", "questionary", "inquirerpy", "inquirer",
        "xonsh", "yokadi", "glances", "bpytop", "fp", "gnubg", "rcconf", "asciimatics", "npyscreen",
        "widgets", "cookiecutter", "commitizen", "cdk", "calcure", "goaccess", "ikhal", "pyvim", "emacs", "iredis", "termshark", "sbcl", "erl", "gap", "beaupy", "rich", "btop",
        "survey", "ptk", "mitmproxy", "jshell", "lldb", "jdb", "keytool", "npm", "poezio", "stui", "suplemon", "ptg", "efte",
        "tasksel", "debconf", "harlequin", "poetry", "khal", "certbot", "alot", "deluge", "reportbug", "virsh", "click", "toolong",
        "httpprompt", "todoman", "ipython", "psql", "django", "svn", "darcs", "octave", "sphinx", "ranger", "lazygit",
        "slrn", "tin", "pgcli", "pgactivity", "crecord", "gopher", "pry", "utop", "maxima", "vault", "certtool", "brz", "tpp", "fbless", "wajig",
        "pamauth", "dhmake", "inquirerpy", "prompts", "enquirer", "inquirerjs", "patat", "hstr", "nethogs", "lshw",
        "fish", "git", "ssh", "pass", "pytest", "pzp", "cmd2", "typer", "cryptsetup", "crontab", "mutt", "neomutt", "nnn", "vim", "neovim", "tig", "vifm", "lf",
        "termmenu", "nano", "unzip", "htop", "mc", "mcedit", "mcview", "mcdiff", "newsboat", "alpine",
        "iex", "aws", "ptpython", "inxi", "rustc", "kermit", "createuser", "man",
        "ipdb", "ansiblevault", "visudo", "nala", "screenfetch",
        "fzf", "dialog", "whiptail", "peco", "calcurse", "ncdu", "pip", "iterfzf", "vimtutor", "vidir", "zsh", "node", "remind", "toot", "fdisk", "less", "noneprompt"}
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
PROCESSES = " ".join(f"(exec -a '{name}' sleep 999)&" for name in ("editor", "server --port 80", "backup", "mail < OK >"))
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

F3, F4, F7 = "\x1bOR", "\x1bOS", "\x1b[18~"
DISK = [*SHELL, "truncate -s 100M disk.img; exec /usr/sbin/gdisk disk.img"]

# Recorded, and listed from their texts alone, once the recognisers had been changed for those before; looked at since.
LATER = [
    ("hnb-tree", ["hnb"], [A_DOWN, A_DOWN], BOTH),
    ("tudu-list", ["tudu"], ["o", "Oil the mill" + ENTER, "o", "Order cards" + ENTER, "k"], BOTH),
    ("tudu-add", ["tudu"], ["o", "Oil the mill" + ENTER, "o", "Order"], BOTH),
    ("minicom-menu", ["minicom", "-s"], [A_DOWN], BOTH),
    ("minicom-port", ["minicom", "-s"], [A_DOWN, A_DOWN, ENTER], BOTH),
    ("nvi-command", ["nvi", "letter.txt"], [":", "set"], BOTH),
    ("tclsh-typed", ["tclsh"], ["set a 1" + ENTER, "puts"], BOTH),
    ("gdisk-table", DISK, ["p" + ENTER, "n"], BOTH),
    ("gdisk-first", DISK, ["n" + ENTER, ENTER, "20"], BOTH),
    ("bmon-main", ["bmon"], [A_DOWN], BOTH),
    ("dvtm-panes", ["dvtm"], ["echo hi" + ENTER, "ls m"], BOTH),
    ("cdw-main", ["cdw"], [A_DOWN], BOTH),
    ("rtorrent-load", ["rtorrent"], ["\x7f", "exa"], BOTH),
    ("irb-typed", ["irb"], ["1 + 2" + ENTER, "put"], BOTH),
    ("perl-debugger", ["perl", "-de", "0"], ["p 12" + ENTER, "x"], BOTH),
    ("nsnake-menu", ["nsnake"], [A_DOWN], BOTH),
    ("gnuchess-move", ["gnuchess"], ["e2"], BOTH),
    ("monop-players", ["monop"], ["2"], BOTH),
    ("wump-question", ["wump"], ["n"], BOTH),
    ("dhex-main", ["dhex", "letter.txt"], [A_RIGHT], BOTH),
    ("dialog-treeview", ["dialog", "--treeview", "Which part?", "16", "50", "8", "a", "Engine", "off", "0", "b", "Mill", "on", "1",
                         "c", "Store", "off", "1", "d", "Loom", "off", "0"], [A_DOWN], BOTH),
    ("dialog-fselect", ["dialog", "--fselect", "/home/demo/", "10", "60"], [TAB, TAB], BOTH),
    ("dialog-input", ["dialog", "--title", "Rename", "--inputbox", "New name of the fruit", "9", "44", "fig"], [TAB], BOTH),
    ("whiptail-cancel", ["whiptail", "--title", "Fruit", "--menu", "Which fruit?", "13", "40", "4", "a", "Apple", "b", "Banana", "c",
                         "Cherry"], [A_DOWN, TAB, TAB], BOTH),
    ("mc-rename", ["mc", "-u"], [A_DOWN * 9, "\x1b[17~"], BOTH),
    ("htop-screens", ["htop", "-d", "100"], [F2, A_DOWN, A_DOWN, A_DOWN, A_RIGHT], BOTH),
    ("top-fields", ["top", "-d", "99"], ["f", A_DOWN], BOTH),
    ("top-user", ["top", "-d", "99"], ["u", "ro"], BOTH),
    ("tig-stage", [*SHELL, MANY + "tig status"], ["jj", "u"], BOTH),
    ("vim-wild", [*VIM, "-c", "set wildoptions=pum", "letter.txt"], [":e ma", TAB, TAB], BOTH),
    ("vim-visual", [*VIM, "notes.md"], ["jjV", "jj"], BOTH),
    ("emacs-isearch", [*EMACS, "notes.md"], ["\x13", "main"], BOTH),
    ("nano-browser", ["nano", "letter.txt"], ["\x12", "\x14", A_DOWN], BOTH),
    ("less-examine", ["less", "notes.md"], [":e", "let"], BOTH),
    ("lynx-print", ["lynx", "pages/index.html"], ["p", A_DOWN], BOTH),
    ("alpine-folders", ALPINE, ["E", "L", "\x1bOB"], BOTH),
    ("alpine-quit", ALPINE, ["E", "Q"], BOTH),
    ("mutt-limit", ["mutt"], ["l", "ada"], BOTH),
    ("ranger-rename", ["ranger"], ["jjj", "cw", "2"], BOTH),
    ("nnn-rename", ["nnn"], ["jjjj", "\x12", "2"], BOTH),
    ("vifm-registers", ["vifm"], ["jjjjyy", ":registers" + ENTER, "j"], BOTH),
    ("ncdu-second", ["ncdu"], ["j", "k"], BOTH),
    ("cmus-settings", ["cmus"], ["7", "j"], BOTH),
    ("cmus-filters", ["cmus"], ["6", "j"], BOTH),
    ("tmux-copy", TMUX_BLIND, ["ls" + ENTER, "\x02", "[", A_UP], BOTH),
    ("screen-help", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["\x01?"], BOTH),
    ("fdisk-new", [*SHELL, "truncate -s 50M d.img; exec /usr/sbin/fdisk d.img"], ["n" + ENTER, "p" + ENTER, "2"], BOTH),
    ("micro-open", ["micro", "letter.txt"], ["\x0f", "not"], BOTH),
    ("joe-replace", ["joe", "notes.md"], ["\x0bf", "main" + ENTER, "r"], BOTH),
    ("zile-find", ["zile", "letter.txt"], ["\x18\x06", "not"], BOTH),
    ("vile-search", ["vile", "letter.txt"], ["/", "works"], BOTH),
    ("smenu-columns", [*SHELL, "smenu -c -n 8 < fruit.txt"], [A_DOWN], BOTH),
    ("peco-list", [*SHELL, "peco < fruit.txt"], ["a", A_DOWN], BOTH),
    ("sqlite-shell", ["sqlite3"], ["select 1;" + ENTER, "create ta"], BOTH),
    ("cat-question", [*SHELL, "mv -i letter.txt notes.md"], ["y"], BOTH),
    ("bash-menu", [*SHELL, "PS3='Your choice: '; export PS3; bash --norc -c 'select f in apple pear plum; do break; done'"], ["2"],
     BOTH),
]

CFDISK_NEW = [*SHELL, "truncate -s 100M disk.img; /usr/sbin/sfdisk -q disk.img < disk.layout; exec /usr/sbin/cfdisk disk.img"]
SIX = ["a", "Apple", "off", "b", "Banana", "on", "c", "Cherry", "off", "d", "Date", "off", "e", "Elder", "off", "f", "Fig", "off"]

# Recorded and listed in the same way, once the recognisers had been changed for the last of those; looked at since.
LAST = [
    ("dialog-radios", ["dialog", "--title", "Fruit", "--radiolist", "Which fruit?", "16", "50", "6", *SIX], [A_DOWN, A_DOWN], BOTH),
    ("dialog-checks", ["dialog", "--checklist", "Which fruits?", "16", "50", "6", *SIX], [A_DOWN, TAB], BOTH),
    ("dialog-defaultItem", ["dialog", "--default-item", "d", "--menu", "Which fruit?", "15", "50", "6", *DIALOG_ITEMS[:12]],
     ["\x0c"], BOTH),
    ("whiptail-checks", ["whiptail", "--title", "Fruit", "--checklist", "Which fruits?", "16", "50", "6", *SIX], [A_DOWN], BOTH),
    ("mc-owner", ["mc", "-u"], [A_DOWN * 10, "\x18o", A_DOWN], BOTH),
    ("mc-panelFilter", ["mc", "-u"], [F9, "lf", "*.c"], BOTH),
    ("mc-typed", ["mc", "-u"], [A_DOWN, "ls -l"], BOTH),
    ("mcedit-replace", ["mcedit", "notes.md"], [F4, "main"], BOTH),
    ("mcedit-goto", ["mcedit", "notes.md"], ["\x1bl", "12"], BOTH),
    ("tig-last", [*SHELL, MANY + "tig refs"], ["G"], BOTH),
    ("vim-find", [*VIM, "letter.txt"], ["/", "works"], BOTH),
    ("vim-number", [*VIM, "-c", "set nu cul", "queue.c"], ["j", "j"], BOTH),
    ("vim-buffers", [*VIM, "one.c", "two.c", "loop.c"], [":ls" + ENTER], BOTH),
    ("nano-write", ["nano", "letter.txt"], ["\x0f", "2"], BOTH),
    ("less-back", ["less", "notes.md"], ["?", "main"], BOTH),
    ("less-numbered", ["less", "-N", "queue.c"], ["j", "j"], BOTH),
    ("emacs-goto", [*EMACS, "notes.md"], ["\x1bgg", "12"], BOTH),
    ("emacs-command", [*EMACS, "notes.md"], ["\x1b!", "ls"], BOTH),
    ("joe-goto", ["joe", "notes.md"], ["\x0bl", "12"], BOTH),
    ("jed-open", ["jed", "letter.txt"], ["\x18\x06", "not"], BOTH),
    ("ne-command", ["ne", "letter.txt"], ["\x0b", "Save"], BOTH),
    ("zile-goto", ["zile", "notes.md"], ["\x1bgg", "12"], BOTH),
    ("mg-search", ["mg", "letter.txt"], ["\x13", "works"], BOTH),
    ("neovim-find", ["nvim", "--clean", "letter.txt"], ["/", "works"], BOTH),
    ("nvi-search", ["nvi", "letter.txt"], ["/", "works"], BOTH),
    ("neomutt-search", ["neomutt"], ["/", "mary"], BOTH),
    ("alpine-where", ALPINE, ["E", "I", "W", "ada"], BOTH),
    ("lynx-search", ["lynx", "pages/index.html"], ["/", "app"], BOTH),
    ("ranger-search", ["ranger"], ["jjj", "/", "not"], BOTH),
    ("vifm-search", ["vifm"], ["jjj", "/", "not"], BOTH),
    ("vifm-bookmarks", ["vifm"], [":mark a" + ENTER, "jj:mark b" + ENTER, "jjj:mark c" + ENTER, ":marks a b c" + ENTER, "j"], BOTH),
    ("lf-rename", ["lf"], ["jjjj", "r", "2"], BOTH),
    ("ncdu-folder", ["ncdu"], ["j", ENTER, "j"], BOTH),
    ("cfdisk-help", CFDISK_NEW, ["h"], BOTH),
    ("sqlite-more", ["sqlite3"], ["create table t (" + ENTER, "name te"], BOTH),
    ("git-interactive", [*SHELL, "sh many.sh; cd work; git add -i"], ["s" + ENTER, "up"], BOTH),
    ("fzf-choose", [*SHELL, "fzf --prompt 'Choose: ' --pointer '>' --no-separator < fruit.txt"], ["e", A_UP, A_UP], BOTH),
    ("fzy-second", [*SHELL, "fzy < fruit.txt"], ["e", DOWN], BOTH),
    ("smenu-words", [*SHELL, "smenu < fruit.txt"], [A_RIGHT], BOTH),
    ("visidata-name", [*SHELL, "vd table.csv"], ["j", "^", "x"], BOTH),
    ("tmux-kill", TMUX_BLIND, ["\x02", "&"], BOTH),
    ("screen-command", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["\x01:", "title x"], BOTH),
    ("gdb-quit", [*SHELL, "gcc -g loop.c -o loop; exec gdb -q loop"], ["start" + ENTER, "quit" + ENTER], BOTH),
    ("abook-search", ["abook"], ["j", "/", "geo"], BOTH),
    ("tilde-goto", ["tilde", "--ignore-running", "letter.txt"], [ENTER, "\x07", "3"], BOTH),
    ("irssi-typed", ["irssi"], ["/set ", "th"], BOTH),
    ("calcurse-goto", ["calcurse"], ["g"], BOTH),
    ("aptitude-open", ["aptitude"], [ENTER, A_DOWN], BOTH),
    ("htop-nice", ["htop", "-d", "100"], ["t", A_DOWN], BOTH),
    ("nnn-second", ["nnn"], ["j", "j"], BOTH),
    ("lfm-second", ["lfm"], ["j", "j"], BOTH),
    ("le-find", ["le", "letter.txt"], [F7, "works"], BOTH),
]

EXAMPLES = "/usr/libexec/ncurses-examples/"

MORE_FILES = {
    "links.txt": "".join(f"See http://example.org/{word} for the {word}.\n" for word in ["mill", "loom", "cards", "store"]),
    ".config/khal/config": "[calendars]\n[[home]]\npath = /home/demo/.calendar\ntype = calendar\n[locale]\n"
                           "timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\n"
                           "longdatetimeformat = %Y-%m-%d %H:%M\n[default]\ndefault_calendar = home\n",
    "mpd.conf": "music_directory \"/home/demo/songs\"\ndb_file \"/home/demo/mpd.db\"\nbind_to_address \"/home/demo/mpd.socket\"\n"
                "audio_output {\ntype \"null\"\nname \"none\"\n}\n",
    "songs/one.txt": "1\n", "songs/two/a.txt": "2\n", "songs/three/b.txt": "3\n", "songs/four/c.txt": "4\n",
    ".ispell_words": "", "bars.py": "x = 1\nfor y in range(3):\n    x += y\nprint(x)\n",
}

# Recorded and listed in the same way, of programs that had not been looked at before; looked at since.
NEWER = [
    ("rover-main", ["rover"], ["j", "j"], BOTH),
    ("vfu-main", ["vfu"], [A_DOWN, A_DOWN], BOTH),
    ("vfu-menu", ["vfu"], ["u", A_DOWN], BOTH),
    ("pico-browser", ["pico", "letter.txt"], ["\x12", "\x14", A_DOWN], BOTH),
    ("mocp-main", ["mocp", "-O", "SoundDriver=NULL", "-O", "StartInMusicDir=no"], [A_DOWN, A_DOWN], BOTH),
    ("ncmpc-browse", [*SHELL, "mpd mpd.conf; MPD_HOST=/home/demo/mpd.socket exec ncmpc"], ["3", A_DOWN], BOTH),
    ("ncmpc-keys", [*SHELL, "mpd mpd.conf; MPD_HOST=/home/demo/mpd.socket exec ncmpc"], ["K", A_DOWN, A_DOWN], BOTH),
    ("iptraf-menu", ["/usr/sbin/iptraf-ng"], [" ", A_DOWN, A_DOWN], BOTH),
    ("iptraf-configure", ["/usr/sbin/iptraf-ng"], [" ", "o", A_DOWN], BOTH),
    ("testdisk-log", ["testdisk"], [A_DOWN], BOTH),
    ("testdisk-table", [*SHELL, "truncate -s 50M d.img; exec testdisk d.img"], [ENTER, ENTER, A_DOWN], BOTH),
    ("photorec-options", [*SHELL, "truncate -s 50M d.img; exec photorec d.img"], [ENTER, A_RIGHT, ENTER, A_DOWN], BOTH),
    ("freesweep-height", ["freesweep"], ["12"], BOTH),
    ("typespeed-menu", ["typespeed"], [A_DOWN], BOTH),
    ("nethack-inventory", ["nethack", "-u", "Ada-Val-Hum-Fem-Neu"], [" ", " ", " ", "i"], BOTH),
    ("nethack-call", ["nethack", "-u", "Ada-Val-Hum-Fem-Neu"], [" ", " ", " ", "#", "pr"], BOTH),
    ("urlview-list", ["urlview", "links.txt"], ["j"], BOTH),
    ("urlscan-list", ["urlscan", "links.txt"], [DOWN, DOWN], BOTH),
    ("dselect-menu", ["dselect"], [A_DOWN, A_DOWN], BOTH),
    ("aerc-wizard", ["aerc"], ["Ada", TAB, "ada@example.org"], BOTH),
    ("hte-menu", ["hte", "letter.txt"], ["\x1bf", A_DOWN], BOTH),
    ("hte-modes", ["hte", "letter.txt"], ["\x1b[17~", A_DOWN], BOTH),
    ("hexer-command", ["hexer", "letter.txt"], [":", "set"], BOTH),
    ("tweak-search", ["tweak", "letter.txt"], ["\x13", "works"], BOTH),
    ("pudb-welcome", ["pudb3", "ask.py"], [TAB], BOTH),
    ("pudb-main", ["pudb3", "ask.py"], [ENTER, ENTER, "n"], BOTH),
    ("vitetris-menu", ["vitetris"], [A_DOWN], BOTH),
    ("jupp-search", ["jupp", "letter.txt"], ["\x0bf", "works"], BOTH),
    ("e3-main", ["e3ws", "letter.txt"], ["\x0b", "d"], BOTH),
    ("levee-command", ["levee", "letter.txt"], [":", "w"], BOTH),
    ("amfora-goto", ["amfora"], [" ", "exam"], BOTH),
    ("mcabber-command", ["mcabber"], ["/", "help"], BOTH),
    ("atop-help", ["atop", "99"], ["P", "ha"], BOTH),
    ("iotop-main", ["/usr/sbin/iotop", "-d", "99"], [A_RIGHT], BOTH),
    ("stui-main", ["s-tui"], [DOWN], BOTH),
    ("powertop-tabs", ["/usr/sbin/powertop"], [TAB, A_DOWN], BOTH),
    ("angband-race", ["angband", "-n", "-mgcu"], [" ", ENTER, A_DOWN], BOTH),
    ("omega-start", ["omega-rpg"], ["Ada"], BOTH),
    ("lua-typed", ["lua5.4"], ["x = 1" + ENTER, "print("], BOTH),
    ("guile-typed", ["guile"], ["(+ 1 2)" + ENTER, "(disp"], BOTH),
    ("gforth-typed", ["gforth"], ["1 2 + ." + ENTER, "words"], BOTH),
    ("kpcli-typed", ["kpcli"], ["help" + ENTER, "open"], BOTH),
    ("qalc-typed", ["qalc"], ["1 + 2" + ENTER, "sqrt"], BOTH),
    ("units-have", ["units"], ["3 miles" + ENTER, "km"], BOTH),
    ("cdecl-typed", ["cdecl"], ["explain int *x" + ENTER, "declare"], BOTH),
    ("phalanx-move", ["phalanx", "-c-"], ["e2"], BOTH),
    ("aspell-check", ["aspell", "-c", "story.txt"], ["r", "engine"], BOTH),
    ("ispell-check", ["ispell", "story.txt"], ["r", "engine"], BOTH),
    ("todo-add", ["tda"], ["Oil the mill" + ENTER, "hi"], BOTH),
    ("gtypist-menu", ["gtypist"], [A_DOWN, A_DOWN], BOTH),
    ("nudoku-main", ["nudoku"], ["j"], BOTH),
    ("byobu-config", ["byobu-config"], [A_DOWN], BOTH),
    ("nbmines-main", ["/usr/games/nbmines"], ["s"], BOTH),
    ("sudoku-main", ["sudoku"], ["h"], BOTH),
    ("examples-menus", [EXAMPLES + "demo_menus"], [A_DOWN], BOTH),
    ("examples-forms", [EXAMPLES + "demo_forms"], ["Ada", A_DOWN, "x"], BOTH),
    ("tmux-menu", TMUX_BLIND, ["\x02<", DOWN], BOTH),
    ("htop-environment", ["htop", "-d", "100"], ["e", A_DOWN], BOTH),
    ("vim-argument", [*VIM, "one.c"], [":e ", "two.c"], BOTH),
    ("lynx-history", ["lynx", "pages/index.html"], [A_DOWN, A_RIGHT, A_LEFT, "\x7f", A_DOWN], BOTH),
    ("elinks-history", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["h", DOWN], BOTH),
    ("mc-directory", ["mc", "-u"], [F9, "cl", DOWN, A_DOWN], BOTH),
    ("mutt-attach", ["mutt"], ["v", "j"], BOTH),
    ("mutt-alias", ["mutt"], ["a", "ada2"], BOTH),
    ("joe-save", ["joe", "letter.txt"], ["\x0bd", "2"], BOTH),
    ("top-order", ["top", "-d", "99"], ["o", "USER"], BOTH),
    ("nano-execute", ["nano", "letter.txt"], ["\x14", "ls"], BOTH),
    ("newsboat-urls", ["newsboat"], ["j", "/", "engine" + ENTER, "j"], BOTH),
    ("lnav-help", ["lnav", "server.log"], ["?", "j"], BOTH),
    ("visidata-sheets", ["vd", "table.csv"], ["S", "j"], BOTH),
    ("ncdu-information", ["ncdu"], ["j", "i"], BOTH),
    ("tig-toggles", [*SHELL, MANY + "tig"], ["o"], BOTH),
    ("calcurse-export", ["calcurse"], ["x"], BOTH),
    ("alpine-addresses", ALPINE, ["E", "A", "@"], BOTH),
    ("ranger-move", ["ranger"], ["jj", "l", "h", "j"], [(110, 32)]),
    ("vifm-jobs", ["vifm"], ["jj", ":chown" + ENTER, A_DOWN], BOTH),
    ("alpine-attach", ALPINE, ["E", "C", "ada@example.org" + ENTER], BOTH),
    ("minicom-dial", ["minicom", "-s"], [A_DOWN, A_DOWN, A_DOWN, ENTER, A_DOWN], BOTH),
]

F1, F5, F8 = "\x1bOP", "\x1b[15~", "\x1b[19~"
MPD = "mpd mpd.conf; MPD_HOST=/home/demo/mpd.socket exec "

# As the table before, of the screens measured after that.
NEWEST = [
    ("ncmpcpp-help", [*SHELL, MPD + "ncmpcpp"], [F1, DOWN], BOTH),
    ("ncmpcpp-browse", [*SHELL, MPD + "ncmpcpp"], ["2", A_DOWN, A_DOWN], BOTH),
    ("mtr-main", ["mtr", "127.0.0.1"], ["?"], BOTH),
    ("wyrd-main", ["wyrd"], ["j", "j"], BOTH),
    ("partimage-main", ["/usr/sbin/partimage"], [A_DOWN], BOTH),
    ("snail-prompt", ["s-nail", "-f", "mail"], ["type 1" + ENTER, "repl"], BOTH),
    ("ftp-typed", ["ftp"], ["status" + ENTER, "open"], BOTH),
    ("telnet-typed", ["telnet"], ["status" + ENTER, "open"], BOTH),
    ("gnuplot-typed", ["gnuplot"], ["print 1 + 2" + ENTER, "plot"], BOTH),
    ("pari-typed", ["gp", "-q"], ["1 + 2" + ENTER, "print("], BOTH),
    ("prolog-typed", ["swipl", "-q"], ["X = 1." + ENTER, "write("], BOTH),
    ("clisp-typed", ["clisp", "-q"], ["(+ 1 2)" + ENTER, "(print"], BOTH),
    ("ocaml-typed", ["ocaml"], ["let x = 1;;" + ENTER, "print"], BOTH),
    ("php-typed", ["php", "-a"], ["echo 1;" + ENTER, "echo"], BOTH),
    ("pdb-typed", ["python3", "-m", "pdb", "bars.py"], ["n" + ENTER, "p x"], BOTH),
    ("mille-start", ["mille"], ["p"], BOTH),
    ("cribbage-start", ["cribbage"], ["n", "s"], BOTH),
    ("quiz-question", ["bash", "-c", "printf 'Alabama?\\n'; read x"], ["Mont"], BOTH),
    ("moria-start", ["moria"], [" ", " "], BOTH),
    ("bmon-list", ["bmon"], [A_DOWN, A_DOWN], BOTH),
    ("nmon-help", ["nmon"], ["h"], BOTH),
    ("mc-skins", ["mc", "-u"], [F9, "oa", ENTER, A_DOWN], BOTH),
    ("mc-jobs", ["mc", "-u"], ["\x18j"], BOTH),
    ("mc-encoding", ["mc", "-u"], ["\x1be", A_DOWN, A_DOWN], BOTH),
    ("htop-colors", ["htop", "-d", "100"], [F2, A_DOWN, A_DOWN, A_DOWN, A_DOWN, A_RIGHT, A_DOWN], BOTH),
    ("htop-tree", ["bash", "-c", "sleep 98 & sleep 97 & exec htop -d 100"], [F5, A_DOWN, A_DOWN], BOTH),
    ("tig-grep", [*SHELL, MANY + "tig grep first"], ["j"], BOTH),
    ("tig-branches", [*SHELL, "sh many.sh; cd work; git branch loom; git branch mill; exec tig refs"], ["j", "j", "j"], BOTH),
    ("vim-marks", [*VIM, "queue.c"], ["ma5jmb", ":marks" + ENTER], BOTH),
    ("vim-tags", [*VIM, "one.c"], [":args *.c" + ENTER, ":b "], BOTH),
    ("less-log", ["less", "notes.md"], ["s", "out"], BOTH),
    ("less-mark", ["less", "notes.md"], ["m"], BOTH),
    ("nano-browserSearch", ["nano", "letter.txt"], ["\x12", "\x14", "\x17", "not"], BOTH),
    ("nano-justify", ["nano", "letter.txt"], ["\x1f", "3"], BOTH),
    ("alpine-export", ALPINE, ["E", "E"], BOTH),
    ("alpine-lists", ALPINE, ["E", "M", "A"], BOTH),
    ("mutt-sort", ["mutt"], ["o"], BOTH),
    ("mutt-tag", ["mutt"], ["T", "~s loom"], BOTH),
    ("mutt-bounce", ["mutt"], ["j", "b", "ada@exa"], BOTH),
    ("neomutt-aliases", ["neomutt"], ["j", "j"], BOTH),
    ("newsboat-pipe", ["newsboat"], [ENTER, ENTER, "|", "wc"], BOTH),
    ("newsboat-links", ["newsboat"], ["jj", ENTER, "j", "j"], BOTH),
    ("lnav-goto", ["lnav", "server.log"], [":", "goto 12"], BOTH),
    ("visidata-save", ["vd", "table.csv"], ["j", "\x13"], BOTH),
    ("links-options", ["links", "pages/index.html"], [ESC, DOWN, DOWN, DOWN], BOTH),
    ("links-bookmarks", ["links", "pages/index.html"], ["s"], BOTH),
    ("w3m-history", ["w3m", "pages/index.html"], ["\x08"], BOTH),
    ("calcurse-import", ["calcurse"], ["i"], BOTH),
    ("calcurse-keys", ["calcurse"], ["C", "k", "j"], BOTH),
    ("ranger-openWith", ["ranger"], ["jjjj", "r"], BOTH),
    ("ranger-marks", ["ranger"], ["jjjj", " ", " "], BOTH),
    ("nnn-openWith", ["nnn"], ["jjjjj", "o", "vi"], BOTH),
    ("nnn-detail", ["nnn", "-d"], ["j", "j"], BOTH),
    ("vifm-filter", ["vifm"], ["jj", ":filter", " n"], BOTH),
    ("vifm-view", ["vifm"], [":view" + ENTER, "jjjj", "j"], BOTH),
    ("tmux-clients", TMUX_BLIND, ["\x02D"], BOTH),
    ("tmux-find", TMUX_BLIND, ["\x02f", "ls"], BOTH),
    ("ne-open", ["ne", "letter.txt"], ["\x0f", A_DOWN], BOTH),
    ("jed-buffers", ["jed", "letter.txt"], ["\x18b", "not"], BOTH),
    ("tilde-replace", ["tilde", "--ignore-running", "letter.txt"], [ENTER, "\x12", "works"], BOTH),
    ("aptitude-preferences", ["aptitude"], ["\x14", A_RIGHT, A_RIGHT, A_RIGHT, A_RIGHT, A_RIGHT, A_DOWN, ENTER, A_DOWN], ONE),
    ("minicom-screen", ["minicom", "-s"], [A_DOWN, A_DOWN, A_DOWN, A_DOWN, ENTER], BOTH),
    ("wordgrinder-open", ["wordgrinder"], [ENTER, ESC, "F", A_DOWN, A_DOWN], BOTH),
    ("sc-goto", ["sc", "budget.sc"], ["g", "A2"], BOTH),
    ("top-delay", ["top", "-d", "99"], ["d", "5"], BOTH),
    ("top-colors", ["top", "-d", "99"], ["Z"], BOTH),
    ("fish-history", ["fish", "--no-config"], ["ls" + ENTER, "cat one.c" + ENTER, "\x12", "ca"], BOTH),
    ("fzf-inline", [*SHELL, "fzf --info=inline --reverse --prompt 'fruit: ' < fruit.txt"], ["a", A_DOWN], BOTH),
    ("fzf-height", ["bash", "--norc", "-c", "echo Fruits; fzf --height=50% --border < fruit.txt"], [A_UP, A_UP], BOTH),
    ("pick-second", [*SHELL, "pick < fruit.txt"], [A_DOWN, A_DOWN], BOTH),
    ("gdu-second", ["gdu"], ["j", "j"], BOTH),
    ("ytree-second", ["ytree"], [DOWN, DOWN], BOTH),
    ("lfm-copy", ["lfm"], [DOWN, DOWN, "\x1b[15~"], BOTH),
    ("hnb-search", ["hnb"], [A_DOWN, "/", "hel"], BOTH),
    ("tudu-third", ["tudu"], ["o", "Oil the mill" + ENTER, "o", "Order cards" + ENTER, "o", "Write" + ENTER, "k"], BOTH),
    ("micro-replace", ["micro", "letter.txt"], ["\x05", "replace en"], BOTH),
    ("pspg-columns", ["pspg", "--csv", "-f", "table.csv"], ["j", "/", "Lon"], BOTH),
    ("irssi-away", ["irssi"], ["/help" + ENTER, "/away lun"], BOTH),
    ("weechat-help", ["weechat-curses", "-t"], ["/help fset" + ENTER, "/bar"], BOTH),
    ("zile-buffers", ["zile", "letter.txt"], ["\x18b", "not"], BOTH),
    ("mg-write", ["mg", "letter.txt"], ["\x18\x17", "2"], BOTH),
    ("most-search", ["most", "notes.md"], ["/", "main"], BOTH),
    ("lftp-typed", ["lftp"], ["set" + ENTER, "cd"], BOTH),
    ("sudo-password", [*SHELL, "printf '[sudo] password for demo: '; stty -echo; read x"], ["ab"], BOTH),
    ("ssh-question", [*SHELL, "printf 'This key is not known by any other names.\\n'; "
                      "printf 'Are you sure you want to continue connecting (yes/no/[fingerprint])? '; read x"], ["ye"], BOTH),
    ("git-stash", [*SHELL, MANY + "git stash -p"], ["n"], BOTH),
    ("dialog-tail", ["dialog", "--title", "notes", "--tailbox", "notes.md", "14", "60"], [A_DOWN], BOTH),
    ("dialog-passwords", ["dialog", "--insecure", "--passwordform", "Passwords", "12", "50", "3", "Old:", "1", "1", "", "1", "12", "20",
                          "20", "New:", "2", "1", "", "2", "12", "20", "20"], ["ab", A_DOWN], BOTH),
    ("whiptail-noTags", ["whiptail", "--title", "Fruit", "--notags", "--menu", "Which fruit?", "14", "40", "5", "a", "Apple", "b",
                         "Banana", "c", "Cherry", "d", "Date"], [A_DOWN, A_DOWN], BOTH),
    ("whiptail-file", ["whiptail", "--title", "notes", "--scrolltext", "--textbox", "notes.md", "14", "60"], [A_DOWN], BOTH),
]

# As the table before, of the screens measured after that.
THIRD = [
    ("mc-confirmation", ["mc", "-u"], [F9, "oc"], BOTH),
    ("mc-listing", ["mc", "-u"], [F9, ENTER, ENTER], BOTH),
    ("mc-virtual", ["mc", "-u"], [F9, "ov"], BOTH),
    ("mcview-search", ["mcview", "notes.md"], [F7, "main"], BOTH),
    ("vim-each", [*VIM, "letter.txt"], [":%s/works/wrks/gc" + ENTER], BOTH),
    ("less-filter", ["less", "notes.md"], ["&", "main"], BOTH),
    ("nano-replaceWith", ["nano", "letter.txt"], ["\x1c", "engine" + ENTER, "mill"], BOTH),
    ("alpine-save", ALPINE, ["E", "I", "S", "arch"], BOTH),
    ("alpine-goto", ALPINE, ["E", "G", "inb"], BOTH),
    ("mutt-delete", ["mutt"], ["D", "~s loom"], BOTH),
    ("mutt-copy", ["mutt"], ["j", "C", "x"], BOTH),
    ("newsboat-titles", ["newsboat"], ["F", "x"], BOTH),
    ("newsboat-order", ["newsboat"], [ENTER, "g"], BOTH),
    ("visidata-expression", ["vd", "table.csv"], ["j", "=", "born"], BOTH),
    ("visidata-describe", ["vd", "table.csv"], ["I", "j"], BOTH),
    ("elinks-viewMenu", ["elinks", "-no-home", "-no-connect", "letter.txt"], [ESC, A_RIGHT, A_DOWN, A_DOWN], BOTH),
    ("elinks-information", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["="], BOTH),
    ("links-viewMenu", ["links", "pages/index.html"], [ENTER, ESC, A_RIGHT, A_RIGHT, A_DOWN], BOTH),
    ("weechat-buffers", ["weechat-curses", "-t"], ["/buffer add mill" + ENTER, "/buffer add loom" + ENTER], BOTH),
    ("calcurse-appointment", ["calcurse"], [TAB, "a"], BOTH),
    ("abook-third", ["abook"], ["j", "j", "k"], BOTH),
    ("ranger-order", ["ranger"], ["jj", "o"], BOTH),
    ("vifm-commands", ["vifm"], [":command foo ls" + ENTER, ":command bar ls" + ENTER, ":command baz ls" + ENTER, ":command" + ENTER,
                                 "j"], BOTH),
    ("vifm-undo", ["vifm"], ["jjjjj", ":undolist" + ENTER], BOTH),
    ("tmux-searchBack", TMUX_BLIND, ["ls" + ENTER, "\x02[", "?", "ls"], BOTH),
    ("screen-switch", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["\x01'", "1"], BOTH),
    ("ne-replace", ["ne", "letter.txt"], ["\x12", "works"], BOTH),
    ("jed-command", ["jed", "letter.txt"], ["\x1bx", "goto"], BOTH),
    ("tilde-optionsMenu", ["tilde", "--ignore-running", "letter.txt"], [ENTER, "\x1bo", A_DOWN], BOTH),
    ("minicom-names", ["minicom", "-s"], [ENTER], BOTH),
    ("wordgrinder-styleMenu", ["wordgrinder"], [ENTER, ESC, "S", A_DOWN, A_DOWN], BOTH),
    ("sc-label", ["sc", "budget.sc"], ["<", "tin"], BOTH),
    ("ncdu-named", ["ncdu"], ["n", "j", "j"], BOTH),
    ("top-renice", ["top", "-d", "99"], ["r", "1"], BOTH),
    ("top-lines", ["top", "-d", "99"], ["n", "5"], BOTH),
    ("fish-read", ["fish", "--no-config", "-c", "read -P 'Name> ' x"], ["Ada"], BOTH),
    ("fzf-label", [*SHELL, "fzf --border --border-label ' Fruits ' --prompt 'File> ' < fruit.txt"], [A_UP, A_UP], BOTH),
    ("dialog-menuHelp", ["dialog", "--help-button", "--menu", "Which fruit?", "14", "44", "5", *DIALOG_ITEMS[:10]], [A_DOWN, A_DOWN], BOTH),
    ("dialog-noTags", ["dialog", "--no-tags", "--title", "Fruit", "--checklist", "Which ones?", "15", "44", "6", *SIX], [A_DOWN, A_DOWN],
     BOTH),
    ("dialog-info", ["dialog", "--title", "Wait", "--infobox", "Oiling the mill", "5", "34"], [" "], BOTH),
    ("whiptail-labels", ["whiptail", "--yes-button", "Keep", "--no-button", "Drop", "--title", "Change", "--yesno", "Keep it?", "8", "40"],
     [A_RIGHT], BOTH),
    ("whiptail-back", ["whiptail", "--title", "Name", "--cancel-button", "Back", "--inputbox", "What is it called?", "9", "44", "mill"],
     ["s"], BOTH),
    ("whiptail-radioSix", ["whiptail", "--radiolist", "Which fruit?", "15", "44", "6", *SIX], [A_DOWN, A_DOWN, A_DOWN], BOTH),
    ("git-checkout", [*SHELL, MANY + "git checkout -p"], ["?" + ENTER], BOTH),
    ("python-pin", ["python3", "-c", "import getpass; getpass.getpass('PIN: ')"], ["12"], BOTH),
    ("dpkg-question", [*SHELL, "printf ' The default action is to keep your current version.\\n'; "
                       "printf '*** mill.conf (Y/I/N/O/D/Z) [default=N] ? '; read x"], ["y"], BOTH),
    ("cfdisk-third", CFDISK_NEW, [A_DOWN, A_DOWN], BOTH),
    ("cfdisk-resize", CFDISK_NEW, [A_RIGHT, A_RIGHT, ENTER], BOTH),
    ("gdisk-name", DISK, ["n" + ENTER * 5, "c" + ENTER, "boot"], BOTH),
    ("micro-shell", ["micro", "letter.txt"], ["\x02", "ls"], BOTH),
    ("hte-open", ["hte", "letter.txt"], [F3, "not"], BOTH),
    ("testdisk-disks", [*SHELL, "truncate -s 50M d.img; exec testdisk d.img"], [A_DOWN, ENTER], BOTH),
    ("testdisk-types", [*SHELL, "truncate -s 50M d.img; exec testdisk d.img"], [ENTER, A_UP], BOTH),
    ("iptraf-timers", ["/usr/sbin/iptraf-ng"], [" ", "o", "t", A_DOWN], BOTH),
    ("byobu-toggle", ["byobu-config"], [A_DOWN, ENTER, A_DOWN], BOTH),
    ("ncmpc-outputs", [*SHELL, MPD + "ncmpc"], ["8"], BOTH),
    ("urlview-edit", ["urlview", "links.txt"], ["j", ENTER], BOTH),
    ("nethack-quit", ["nethack", "-u", "Ada-Val-Hum-Fem-Neu"], [" ", " ", " ", "#quit" + ENTER], BOTH),
    ("angband-class", ["angband", "-n", "-mgcu"], [" ", ENTER, ENTER, A_DOWN], BOTH),
    ("gtypist-lessons", ["gtypist"], [ENTER, A_DOWN], BOTH),
]

MEASURED_FILES = {
    "Kconfig": "mainmenu \"Mill configuration\"\n\nconfig WHEELS\n\tbool \"Wheels\"\n\tdefault y\n\nconfig AXLES\n\ttristate \"Axles\"\n\n"
               "config NAME\n\tstring \"Name of the mill\"\n\tdefault \"difference\"\n\nconfig COGS\n\tint \"Number of cogs\"\n\tdefault 12\n\n"
               "menu \"Store\"\nconfig CARDS\n\tbool \"Cards\"\nendmenu\n\nchoice\n\tprompt \"Power\"\n\tdefault STEAM\n"
               "config STEAM\n\tbool \"Steam\"\nconfig WATER\n\tbool \"Water\"\nendchoice\n",
    "inquire.py": """import sys
import questionary
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh']
kind = sys.argv[1]
if kind == 'select': questionary.select('Which town?', choices=TOWNS).ask()
if kind == 'check': questionary.checkbox('Which towns?', choices=TOWNS).ask()
if kind == 'text': questionary.text('What is your name?').ask()
if kind == 'path': questionary.path('Which file?').ask()
if kind == 'confirm': questionary.confirm('Do you want to go on?').ask()
if kind == 'complete': questionary.autocomplete('Which town?', choices=TOWNS).ask()
""",
    "py.py": """import sys
from InquirerPy import inquirer
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh']
if sys.argv[1] == 'fuzzy': inquirer.fuzzy(message='Which town?', choices=TOWNS).execute()
if sys.argv[1] == 'number': inquirer.number(message='How many cogs?').execute()
if sys.argv[1] == 'secret': inquirer.secret(message='Password:').execute()
""",
    "lists.py": """import sys
import inquirer
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh']
if sys.argv[1] == 'list': inquirer.prompt([inquirer.List('t', message='Which town', choices=TOWNS)])
if sys.argv[1] == 'check': inquirer.prompt([inquirer.Checkbox('t', message='Which towns', choices=TOWNS)])
if sys.argv[1] == 'text': inquirer.prompt([inquirer.Text('t', message='Your name')])
""",
    "forms.py": """import npyscreen
class App(npyscreen.NPSApp):
    def main(self):
        form = npyscreen.Form(name='Order of parts')
        form.add(npyscreen.TitleText, name='Name:', value='Ada')
        form.add(npyscreen.TitleFilename, name='File:')
        form.add(npyscreen.TitleSlider, out_of=12, name='Cogs')
        form.add(npyscreen.TitleSelectOne, max_height=4, value=[1], name='Town', values=['London', 'Turin', 'Lincoln'])
        form.add(npyscreen.TitleMultiSelect, max_height=4, value=[0], name='Parts', values=['Mill', 'Store', 'Loom'])
        form.edit()
App().run()
""",
    "scene.py": """from asciimatics.widgets import Frame, Layout, Text, CheckBox, RadioButtons, Button, ListBox, Divider
from asciimatics.scene import Scene
from asciimatics.screen import Screen
def show(screen):
    frame = Frame(screen, 20, 60, title='Order', data={'name': 'Ada', 'gift': True})
    layout = Layout([1])
    frame.add_layout(layout)
    layout.add_widget(Text('Name:', 'name'))
    layout.add_widget(Text('Town:', 'town'))
    layout.add_widget(CheckBox('Wrap it', 'Gift:', 'gift'))
    layout.add_widget(RadioButtons([('Cash', 1), ('Card', 2)], 'Pay:', 'pay'))
    layout.add_widget(Divider())
    layout.add_widget(ListBox(5, [('Mill', 1), ('Store', 2), ('Loom', 3)], name='part'))
    last = Layout([1, 1])
    frame.add_layout(last)
    last.add_widget(Button('OK', None), 0)
    last.add_widget(Button('Cancel', None), 1)
    frame.fix()
    screen.play([Scene([frame], -1)])
Screen.wrapper(show)
""",
    "tui.py": """from picotui.context import Context
from picotui.defs import *
from picotui.screen import Screen
from picotui.widgets import *
with Context():
    Screen.attr_color(C_WHITE, C_BLUE)
    Screen.cls()
    Screen.attr_reset()
    dialog = Dialog(5, 3, 50, 14)
    dialog.add(2, 1, 'Name:')
    dialog.add(10, 1, WTextEntry(20, 'Ada'))
    dialog.add(2, 3, WCheckbox('Wrap it'))
    dialog.add(2, 5, 'Part:')
    dialog.add(2, 6, WListBox(16, 4, ['Mill', 'Store', 'Loom', 'Cards']))
    dialog.add(25, 5, WRadioButton(['London', 'Turin']))
    button = WButton(8, 'OK')
    dialog.add(10, 12, button)
    button.finish_dialog = ACTION_OK
    dialog.loop()
""",
    "parts.json": "{\"mill\": {\"wheels\": 4, \"axles\": 2}, \"store\": [1, 2, 3], \"name\": \"engine\"}\n",
}
PYPI = os.environ.get("LUNCH_PYPI", str(pathlib.Path(__file__).resolve().parents[2] / ".build/pypi"))
PYTHON = ["env", "PYTHONPATH=" + PYPI, "python3"]
CURSES_UI = "/usr/share/doc/libcurses-ui-perl/examples/"
MCONF = ["kconfig-mconf", "Kconfig"]
NCONF = ["kconfig-nconf", "Kconfig"]
FP = ["fp"]

# As the table before, of the screens measured after that.
FOURTH = [
    ("mconf-main", MCONF, [A_DOWN, A_DOWN], BOTH),
    ("mconf-string", MCONF, [A_DOWN, A_DOWN, ENTER, "2"], BOTH),
    ("mconf-choice", MCONF, [A_DOWN * 5, ENTER, A_DOWN], BOTH),
    ("mconf-exit", MCONF, [" ", ESC + ESC, TAB], BOTH),
    ("mconf-help", MCONF, [A_DOWN, "?"], BOTH),
    ("mconf-search", MCONF, ["/", "COG"], BOTH),
    ("nconf-main", NCONF, [A_DOWN, A_DOWN], BOTH),
    ("nconf-string", NCONF, [A_DOWN, A_DOWN, ENTER, "2"], BOTH),
    ("nconf-choice", NCONF, [A_DOWN * 5, ENTER, A_DOWN], BOTH),
    ("nconf-search", NCONF, [F8, "COG"], BOTH),
    ("fp-menu", FP, [F10, ENTER, A_DOWN, A_DOWN], BOTH),
    ("fp-open", FP, [F3, "mill"], BOTH),
    ("fp-about", FP, [F10, "h", A_DOWN], BOTH),
    ("xwpe-main", ["we", "letter.txt"], [A_DOWN], BOTH),
    ("xwpe-menu", ["we", "letter.txt"], ["\x1bf", A_DOWN], BOTH),
    ("xwpe-find", ["we", "letter.txt"], [F4, "engine"], BOTH),
    ("notebook-demo", ["perl", CURSES_UI + "demo-notebook"], [TAB, A_DOWN], BOTH),
    ("language-demo", ["perl", CURSES_UI + "demo-language"], [A_DOWN, A_DOWN], BOTH),
    ("buttonbox-demo", ["perl", CURSES_UI + "demo-buttonbox"], [A_RIGHT], BOTH),
    ("pop3-login", ["perl", CURSES_UI + "pop3_reader"], ["mill", TAB, "ada"], BOTH),
    ("uieditor-open", ["perl", CURSES_UI + "editor"], ["\x0f", A_DOWN], BOTH),
    ("cardfile-form", [EXAMPLES + "cardfile"], ["Ada", A_DOWN, "x"], BOTH),
    ("panels-demo", [EXAMPLES + "ncurses"], ["a"], BOTH),
    ("battleship-place", [EXAMPLES + "bs"], ["y"], BOTH),
    ("knight-main", [EXAMPLES + "knight"], [A_RIGHT], BOTH),
    ("filter-demo", [EXAMPLES + "filter"], ["ls" + ENTER, "ec"], BOTH),
    ("keylist-demo", [EXAMPLES + "list_keys"], [" "], BOTH),
    ("questionary-select", [*PYTHON, "inquire.py", "select"], [DOWN, DOWN], BOTH),
    ("questionary-check", [*PYTHON, "inquire.py", "check"], [DOWN, " "], BOTH),
    ("questionary-text", [*PYTHON, "inquire.py", "text"], ["Ad", "a"], BOTH),
    ("questionary-path", [*PYTHON, "inquire.py", "path"], ["no", "t"], BOTH),
    ("questionary-confirm", [*PYTHON, "inquire.py", "confirm"], ["\x0c"], BOTH),
    ("questionary-complete", [*PYTHON, "inquire.py", "complete"], ["L", "i"], BOTH),
    ("inquirerpy-fuzzy", [*PYTHON, "py.py", "fuzzy"], ["n", DOWN], BOTH),
    ("inquirerpy-number", [*PYTHON, "py.py", "number"], ["1", "2"], BOTH),
    ("inquirerpy-secret", [*PYTHON, "py.py", "secret"], ["a", "b"], BOTH),
    ("inquirer-list", [*PYTHON, "lists.py", "list"], [DOWN, DOWN], BOTH),
    ("inquirer-check", [*PYTHON, "lists.py", "check"], [DOWN, " "], BOTH),
    ("inquirer-text", [*PYTHON, "lists.py", "text"], ["Ad", "a"], BOTH),
    ("npyscreen-form", [*PYTHON, "forms.py"], ["x"], BOTH),
    ("npyscreen-select", [*PYTHON, "forms.py"], [TAB * 3, DOWN], BOTH),
    ("asciimatics-form", [*PYTHON, "scene.py"], ["x", TAB, "Lon"], BOTH),
    ("asciimatics-list", [*PYTHON, "scene.py"], [TAB * 4, DOWN], BOTH),
    ("picotui-form", [*PYTHON, "tui.py"], ["x"], BOTH),
    ("picotui-list", [*PYTHON, "tui.py"], [TAB * 2, DOWN], BOTH),
    ("jove-command", ["jove", "letter.txt"], ["\x1bx", "find"], BOTH),
    ("jove-find", ["jove", "letter.txt"], ["\x18\x06", "not"], BOTH),
    ("mle-find", ["mle", "letter.txt"], ["\x06", "engine"], BOTH),
    ("mle-open", ["mle", "letter.txt"], ["\x0f", "not"], BOTH),
    ("shed-search", ["shed", "letter.txt"], ["/", "wor"], BOTH),
    ("yokadi-typed", ["yokadi"], ["y" + ENTER, "help" + ENTER, "t_add"], BOTH),
    ("jid-query", [*SHELL, "jid < parts.json"], ["mi", "l"], BOTH),
    ("jid-keys", [*SHELL, "jid < parts.json"], [TAB, TAB], BOTH),
    ("orpie-main", ["orpie"], ["12" + ENTER, "3"], BOTH),
    ("dopewars-start", ["dopewars", "-t"], ["\x0c", "n"], BOTH),
    ("solitaire-main", ["ttysolitaire"], [" ", DOWN], BOTH),
    ("bpytop-menu", ["bpytop"], [ESC, DOWN], BOTH),
    ("glances-help", ["glances"], ["h"], BOTH),
    ("nload-options", ["nload", "lo"], [F2], BOTH),
    ("iftop-filter", ["/usr/sbin/iftop", "-i", "lo"], ["l", "mill"], BOTH),
    ("mp3blaster-main", ["mp3blaster"], [A_DOWN, A_DOWN], BOTH),
    ("cplay-main", ["cplay-ng"], ["j", "j"], BOTH),
    ("epic-input", ["epic5", "-n", "ada"], ["/help" + ENTER, "/joi"], BOTH),
    ("scrollz-input", ["scrollz", "ada"], ["/help" + ENTER, "/joi"], BOTH),
    ("rcconf-main", [*SHELL, "rm -f /var/lock/rcconf; exec /usr/sbin/rcconf --whiptail"], [A_DOWN, A_DOWN], BOTH),
    ("rcconf-dialog", [*SHELL, "rm -f /var/lock/rcconf; exec /usr/sbin/rcconf --dialog"], [A_DOWN, A_DOWN], BOTH),
    ("sysvconf-main", ["/usr/sbin/sysv-rc-conf"], [A_DOWN, A_DOWN], BOTH),
    ("slashem-inventory", ["slashem", "-u", "Ada-Val-Hum-Fem-Neu"], [" ", " ", " ", "i"], BOTH),
    ("elvish-typed", ["elvish"], ["echo a" + ENTER, "ech"], BOTH),
    ("elvish-history", ["elvish"], ["echo one" + ENTER, "echo two" + ENTER, "\x12", A_UP], BOTH),
    ("elvish-files", ["elvish"], ["\x0e", DOWN], BOTH),
    ("xonsh-typed", ["xonsh", "--no-rc"], ["1 + 2" + ENTER, "ech"], BOTH),
    ("tcsh-typed", ["tcsh", "-f"], ["set prompt='%n@%m:%~> '" + ENTER, "ls m"], BOTH),
    ("mksh-typed", ["env", "PS1=$ ", "mksh"], ["echo a" + ENTER, "ls m"], BOTH),
    ("yash-typed", ["yash", "--norcfile"], ["echo a" + ENTER, "ls m"], BOTH),
    ("ncftp-typed", ["ncftp"], ["help" + ENTER, "open mi"], BOTH),
    ("yafc-typed", ["yafc"], ["help" + ENTER, "open mi"], BOTH),
    ("cadaver-typed", ["cadaver"], ["help" + ENTER, "open mi"], BOTH),
    ("parted-typed", [*SHELL, "truncate -s 50M d.img; /usr/sbin/sfdisk -q d.img < disk.layout; exec /usr/sbin/parted d.img"],
     ["print" + ENTER, "mkpa"], BOTH),
    ("parted-question", [*SHELL, "truncate -s 50M d.img; exec /usr/sbin/parted d.img"], ["mklabel" + ENTER, "gp"], BOTH),
    ("lvm-typed", ["/usr/sbin/lvm"], ["version" + ENTER, "pvs"], BOTH),
    ("calc-typed", ["calc"], ["1 + 2" + ENTER, "sqrt("], BOTH),
    ("wcalc-typed", ["wcalc"], ["1 + 2" + ENTER, "sqrt("], BOTH),
    ("newlisp-typed", ["newlisp"], ["(+ 1 2)" + ENTER, "(print"], BOTH),
    ("redis-typed", ["redis-cli"], ["help" + ENTER, "set a"], BOTH),
    ("gnubg-typed", ["gnubg", "-t", "-q"], ["help" + ENTER, "new ga"], BOTH),
    ("gomoku-move", ["/usr/games/gomoku"], ["K1"], BOTH),
    ("adventure-typed", ["/usr/games/adventure"], ["no" + ENTER, "look"], BOTH),
    ("battlestar-typed", ["/usr/games/battlestar"], ["look" + ENTER, "tak"], BOTH),
    ("trek-length", ["/usr/games/trek"], ["sho"], BOTH),
    ("sail-scenario", ["/usr/games/sail"], ["2"], BOTH),
    ("canfield-main", ["/usr/games/canfield"], ["n", "h"], BOTH),
    ("backgammon-start", ["/usr/games/backgammon"], ["n"], BOTH),
    ("robots-main", ["/usr/games/robots"], ["y"], BOTH),
    ("arithmetic-answer", ["/usr/games/arithmetic"], ["7"], BOTH),
    ("fish-ask", ["/usr/games/go-fish"], ["7"], BOTH),
    ("dab-main", ["/usr/games/dab"], [A_RIGHT], BOTH),
    ("hack-name", ["/usr/games/hack"], ["Ad", "a"], BOTH),
    ("boggle-word", ["/usr/games/boggle"], [" ", "mil"], BOTH),
    ("su-password", [*SHELL, "printf 'Password: '; stty -echo; read x"], ["a"], BOTH),
    ("asyncio-typed", ["python3", "-m", "asyncio"], ["1 + 2" + ENTER, "awa"], BOTH),
]

FOURTH_FILES = MEASURED_FILES | {
    "simple.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh']
kind = sys.argv[1]
if kind == 'simple':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, title='Which town?').show()
if kind == 'several':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, multi_select=True, show_multi_select_hint=True).show()
if kind == 'pick':
    from pick import pick
    pick(TOWNS, 'Which town?')
if kind == 'beaupy':
    import beaupy
    beaupy.select(TOWNS)
if kind == 'bullet':
    from bullet import Bullet
    Bullet(prompt='Which town?', choices=TOWNS).launch()
if kind == 'console':
    from consolemenu import ConsoleMenu
    from consolemenu.items import FunctionItem
    menu = ConsoleMenu('Towns', 'All of them')
    for town in TOWNS: menu.append_item(FunctionItem(town, print))
    menu.show()
if kind == 'cursesmenu':
    from cursesmenu import CursesMenu
    from cursesmenu.items import FunctionItem
    menu = CursesMenu('Towns', 'All of them')
    for town in TOWNS: menu.items.append(FunctionItem(town, print))
    menu.show()
if kind == 'click':
    import click
    click.prompt('Your name', default='Ada')
if kind == 'confirm':
    import click
    click.confirm('Do you want to go on?')
if kind == 'rich':
    from rich.prompt import Prompt
    Prompt.ask('Which town?', choices=TOWNS, default='Turin')
""",
    "widgets.py": """import sys
from textual.app import App
from textual.widgets import DataTable, Footer, Header, Input, Label, ListItem, ListView, OptionList, RadioButton, RadioSet, SelectionList
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh']
class Show(App):
    BINDINGS = [('q', 'quit', 'Quit'), ('s', 'save', 'Save'), ('d', 'delete', 'Delete')]
    def compose(self):
        yield Header()
        kind = sys.argv[1]
        if kind == 'table': yield DataTable(cursor_type='row')
        if kind == 'options': yield OptionList(*TOWNS)
        if kind == 'selections': yield SelectionList(*[(town, town) for town in TOWNS])
        if kind == 'radios': yield RadioSet(*TOWNS)
        if kind == 'list': yield ListView(*[ListItem(Label(town)) for town in TOWNS])
        if kind == 'input':
            yield Label('Name')
            yield Input('Ada')
            yield Input(placeholder='Town')
        yield Footer()
    def on_mount(self):
        if sys.argv[1] == 'table':
            table = self.query_one(DataTable)
            table.add_columns('name', 'town', 'born')
            table.add_rows([('Ada', 'London', '1815'), ('Charles', 'Walworth', '1791'), ('Mary', 'Jedburgh', '1780')])
Show().run()
""",
}
SIMPLE = [*PYTHON, "simple.py"]
TEXTUAL = [*PYTHON, "widgets.py"]

# As the table before, of the screens measured after that.
FIFTH = [
    ("vttest-menu", ["vttest"], ["1", "2"], BOTH),
    ("alternatives-editor", ["update-alternatives", "--config", "editor"], ["1"], BOTH),
    ("selecteditor-choice", ["select-editor"], ["2"], BOTH),
    ("tzselect-continent", ["tzselect"], ["7"], BOTH),
    ("openssl-request", ["openssl", "req", "-new", "-newkey", "rsa:2048", "-nodes", "-keyout", "k.pem"], ["DE" + ENTER, "Saxony"], BOTH),
    ("openssl-password", ["openssl", "passwd"], ["ab"], BOTH),
    ("gpg-generate", ["gpg", "--full-generate-key"], ["1"], BOTH),
    ("nslookup-typed", ["bc"], ["1 + 2" + ENTER, "3 *"], BOTH),
    ("gawk-debugger", ["gawk", "-D", "-f", "/dev/null"], ["help" + ENTER, "brea"], BOTH),
    ("cpan-typed", ["perl", "-de1"], ["p 1" + ENTER, "p 2"], BOTH),
    ("chfn-room", ["chfn", "root"], ["4"], BOTH),
    ("sfdisk-typed", [*SHELL, "truncate -s 50M d.img; exec /usr/sbin/sfdisk d.img"], [",10M" + ENTER, ",20"], BOTH),
    ("expect-typed", ["expect"], ["puts 1" + ENTER, "puts"], BOTH),
    ("sbcl-typed", ["sbcl"], ["(+ 1 2)" + ENTER, "(prin"], BOTH),
    ("ecl-typed", ["ecl"], ["(+ 1 2)" + ENTER, "(prin"], BOTH),
    ("erl-typed", ["erl"], ["1 + 2." + ENTER, "io:"], BOTH),
    ("csi-typed", ["csi"], ["(+ 1 2)" + ENTER, "(prin"], BOTH),
    ("poly-typed", ["poly"], ["1 + 2;" + ENTER, "print"], BOTH),
    ("pil-typed", ["pil", "+"], ["(+ 1 2)" + ENTER, "(prin"], BOTH),
    ("gap-typed", ["gap", "-q"], ["1 + 2;" + ENTER, "Prin"], BOTH),
    ("gearhead-menu", ["gearhead"], [DOWN, DOWN], BOTH),
    ("saidar-main", ["saidar"], ["x"], BOTH),
    ("bwm-main", ["bwm-ng"], ["h"], BOTH),
    ("tint-level", ["tint"], ["3"], BOTH),
    ("moonbuggy-menu", ["moon-buggy"], ["x"], BOTH),
    ("termmenu-simple", [*SIMPLE, "simple"], [DOWN, DOWN], BOTH),
    ("termmenu-several", [*SIMPLE, "several"], [" ", DOWN], BOTH),
    ("pick-python", [*SIMPLE, "pick"], [DOWN, DOWN], BOTH),
    ("beaupy-select", [*SIMPLE, "beaupy"], [DOWN, DOWN], BOTH),
    ("bullet-list", [*SIMPLE, "bullet"], [DOWN, DOWN], BOTH),
    ("consolemenu-main", [*SIMPLE, "console"], ["2"], BOTH),
    ("cursesmenu-main", [*SIMPLE, "cursesmenu"], [DOWN, DOWN], BOTH),
    ("click-prompt", [*SIMPLE, "click"], ["Bob"], BOTH),
    ("click-confirm", [*SIMPLE, "confirm"], ["y"], BOTH),
    ("rich-prompt", [*SIMPLE, "rich"], ["Lin"], BOTH),
    ("widgets-table", [*TEXTUAL, "table"], [DOWN, DOWN], BOTH),
    ("widgets-options", [*TEXTUAL, "options"], [DOWN, DOWN], BOTH),
    ("widgets-radios", [*TEXTUAL, "radios"], [DOWN, " "], BOTH),
    ("widgets-list", [*TEXTUAL, "list"], [DOWN, DOWN], BOTH),
    ("widgets-input", [*TEXTUAL, "input"], ["x", "y"], BOTH),
    ("mc-quickChange", ["mc", "-u"], ["\x1bc", "doc"], BOTH),
    ("mc-compare", ["mc", "-u"], ["\x18d", A_RIGHT], BOTH),
    ("mc-panelize", ["mc", "-u"], ["\x18!", A_DOWN], BOTH),
    ("mc-tree", ["mc", "-u"], [F9, "ct", A_DOWN], BOTH),
    ("mcview-goto", ["mcview", "notes.md"], ["\x1b[15~", "12"], BOTH),
    ("mcedit-saveAs", ["mcedit", "letter.txt"], ["\x1b[24~", "2"], BOTH),
    ("htop-affinity", ["htop", "-d", "100"], ["a", A_DOWN], BOTH),
    ("vim-oldfiles", [*VIM, "one.c"], [":ls", " "], BOTH),
    ("vim-fileMenu", [*VIM, "letter.txt"], ["i\x18\x06", "\x0e"], BOTH),
    ("dialog-folders", ["dialog", "--dselect", "/home/demo/", "12", "50"], [TAB, A_DOWN], BOTH),
    ("dialog-extra", ["dialog", "--extra-button", "--extra-label", "Later", "--yesno", "Start now?", "7", "44"], [TAB], BOTH),
    ("dialog-inputHelp", ["dialog", "--help-button", "--inputbox", "Your town:", "9", "44"], ["Lon"], BOTH),
    ("whiptail-scrolledChecks", ["whiptail", "--title", "Fruit", "--checklist", "Which?", "12", "44", "4", *SIX], [A_DOWN, A_DOWN], BOTH),
    ("whiptail-scrolledRadios", ["whiptail", "--title", "Fruit", "--radiolist", "Which?", "12", "44", "4", *SIX], [A_DOWN * 4, A_DOWN],
     BOTH),
    ("whiptail-inputButton", ["whiptail", "--inputbox", "Your town:", "9", "44", "Turin"], [TAB], BOTH),
    ("fzf-margin", [*SHELL, "fzf --border=rounded --margin=2 --prompt '$ ' < fruit.txt"], ["a", A_UP], BOTH),
    ("fzf-tac", [*SHELL, "fzf --tac --no-sort --header 'ENTER: take it' < fruit.txt"], [A_UP, A_UP], BOTH),
    ("newsboat-tags", ["newsboat"], ["j", "t"], BOTH),
    ("calcurse-priority", ["calcurse"], [TAB, TAB, "j", "+"], BOTH),
    ("alpine-rules", ALPINE, ["E", "S", "R", "F"], BOTH),
    ("alpine-sort", ALPINE, ["E", "I", "$"], BOTH),
    ("mutt-help", ["mutt"], ["?", " "], BOTH),
    ("mutt-command", ["mutt"], [":", "set sor"], BOTH),
    ("cmus-playlist", ["cmus"], [":view browser" + ENTER, ":win-down" + ENTER, "/fru"], BOTH),
    ("nnn-bookmark", ["nnn"], ["j", "b"], BOTH),
    ("ranger-tasks", ["ranger"], ["jj", "w"], BOTH),
    ("ranger-shell", ["ranger"], ["jj", "!", "ls"], BOTH),
    ("vifm-select", ["vifm"], ["jjjj", "t", "j"], BOTH),
    ("vifm-substitute", ["vifm"], ["jjjj", ":s/a", "/b"], BOTH),
    ("aptitude-quit", ["aptitude"], ["q"], BOTH),
    ("aptitude-help", ["aptitude"], ["?"], BOTH),
    ("visidata-select", ["vd", "table.csv"], ["j", "|", "Lon"], BOTH),
    ("visidata-command", ["vd", "table.csv"], ["j", " ", "sort"], BOTH),
    ("lnav-sql", ["lnav", "server.log"], [";", "select"], BOTH),
    ("lynx-folder", ["lynx", "."], [A_DOWN, A_DOWN], BOTH),
    ("lynx-download", ["lynx", "pages/index.html"], ["d"], BOTH),
    ("links-search", ["links", "pages/index.html"], ["/", "app"], BOTH),
    ("elinks-save", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["S", "2"], BOTH),
    ("w3m-save", ["w3m", "pages/index.html"], ["S", "x"], BOTH),
    ("nano-speller", ["nano", "letter.txt"], ["\x1b\x05", "\x1c", "works" + ENTER, "wor"], BOTH),
    ("joe-block", ["joe", "letter.txt"], ["\x0br", "fru"], BOTH),
    ("tmux-window", TMUX_BLIND, ["\x02'", "1"], BOTH),
    ("tmux-choose", TMUX_BLIND, ["\x02s", "\x1bOB"], BOTH),
    ("weechat-set", ["weechat-curses", "-t"], ["/set weechat.bar", "."], BOTH),
    ("irssi-help", ["irssi"], ["/help" + ENTER, "/quer"], BOTH),
    ("jove-search", ["jove", "letter.txt"], ["\x13", "works"], BOTH),
    ("mle-replace", ["mle", "letter.txt"], ["\x14", "engine"], BOTH),
    ("nconf-exit", NCONF, [" ", ESC], BOTH),
    ("mconf-load", [*SHELL, "exec kconfig-mconf Kconfig"], [TAB * 4, ENTER, "x"], BOTH),
    ("dopewars-game", ["dopewars", "-t"], ["\x0c", "n", "Ada" + ENTER, ENTER], BOTH),
    ("bpytop-options", ["bpytop"], [ESC, DOWN, ENTER], BOTH),
]

# Files of the sixth and the seventh set.
SIXTH_FILES = {
    "journal": "2026-01-10 opening\n    assets:bank      100\n    equity\n\n2026-01-12 bread\n    expenses:food      3\n    assets:bank\n\n"
               "2026-01-14 coal\n    expenses:heating      9\n    assets:bank\n",
    ".config/khal/config": "[calendars]\n[[work]]\npath = ~/work-calendar\ntype = calendar\n[locale]\ntimeformat = %H:%M\n"
                           "dateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\n"
                           "longdatetimeformat = %Y-%m-%d %H:%M\nfirstweekday = 0\n[default]\ndefault_calendar = work\n",
    "work-calendar/.keep": "",
    "access.log": "".join(
        f'10.0.0.{number % 4 + 1} - - [15/Jan/2026:10:0{number % 10}:00 +0000] "GET /{page} HTTP/1.1" 200 {number * 10 + 7} "-" "Mozilla/5.0"\n'
        for number, page in enumerate(["apples", "pears", "plums", "apples", "index"] * 4)),
    "same/one.txt": "the same words\n", "same/two.txt": "the same words\n", "same/three.txt": "the same words\n",
    "wrong.txt": "The enginne works.\nIt adds and it carrys.\n",
    ".cdargs": "mill /home/demo\nstore /home/demo/docs\nloom /home/demo/music\n",
    "plate/cookiecutter.json": '{"project": "Mill", "town": ["London", "Turin", "Lincoln"], "wheels": "4"}',
    "plate/{{cookiecutter.project}}/readme": "x\n",
    "kinds.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh']
kind = sys.argv[1]
if kind == 'cutie':
    import cutie
    print('Which town?')
    cutie.select(TOWNS)
elif kind == 'cutie-several':
    import cutie
    print('Which towns?')
    cutie.select_multiple(TOWNS, ticked_indices=[2])
elif kind == 'cutie-number':
    import cutie
    cutie.get_number('How many wheels?', min_value=1, max_value=9)
elif kind == 'choose':
    import enquiries
    enquiries.choose('Which town?', TOWNS)
elif kind == 'several':
    import enquiries
    enquiries.choose('Which towns?', TOWNS, multi=True)
elif kind == 'ask':
    import cli_ui
    cli_ui.ask_choice('Which town?', choices=TOWNS)
elif kind == 'ask-string':
    import cli_ui
    cli_ui.ask_string('Which town?', default='Turin')
elif kind == 'pycui':
    import py_cui
    root = py_cui.PyCUI(4, 3)
    root.set_title('Towns')
    menu = root.add_scroll_menu('Towns', 0, 0, row_span=3)
    menu.add_item_list(TOWNS)
    root.add_text_box('Name', 0, 1)
    root.add_button('Save', 1, 1)
    boxes = root.add_checkbox_menu('Goods', 0, 2, row_span=2)
    boxes.add_item_list(['coal', 'wool'])
    root.start()
""",
    "walker.py": """import urwid
palette = [('focus', 'black', 'light gray'), ('head', 'white', 'dark blue')]
def item(label):
    return urwid.AttrMap(urwid.Button(label), None, 'focus')
rows = urwid.ListBox(urwid.SimpleFocusListWalker([item(word) for word in ('Mill', 'Store', 'Loom', 'Cards', 'Wheel')]))
name = urwid.Edit('Name: ', 'Ada')
foot = urwid.AttrMap(urwid.Text('Enter:open  q:quit  /:search'), 'head')
frame = urwid.Frame(urwid.Columns([('weight', 1, urwid.LineBox(rows, 'Parts')), ('weight', 1, urwid.LineBox(urwid.Filler(name), 'Form'))]),
                    header=urwid.AttrMap(urwid.Text('The engine'), 'head'), footer=foot)
urwid.MainLoop(frame, palette).run()
""",
    "trees.py": """from textual.app import App
from textual.widgets import Footer, Header, Input, Label, SelectionList, Tree
import sys
class Parts(App):
    BINDINGS = [('a', 'add', 'Add'), ('q', 'quit', 'Quit'), ('f2', 'save', 'Save')]
    def compose(self):
        yield Header()
        if sys.argv[1] == 'tree':
            tree = Tree('Engine')
            tree.root.expand()
            for word in ('Mill', 'Store', 'Loom'):
                tree.root.add_leaf(word)
            yield tree
        elif sys.argv[1] == 'several':
            yield SelectionList(('Coal', 1, True), ('Wool', 2), ('Cards', 3))
        else:
            yield Label('Name')
            yield Input(value='Ada')
            yield Label('Town')
            yield Input(placeholder='a town')
        yield Footer()
Parts().run()
""",
    "stack.py": """import npyscreen, sys
class Visit(npyscreen.NPSAppManaged):
    def onStart(self):
        form = self.addForm('MAIN', npyscreen.ActionForm, name='A visit')
        if sys.argv[1] == 'choices':
            form.add(npyscreen.TitleMultiSelect, name='Goods', values=['coal', 'wool', 'cards'], value=[1], max_height=5)
            form.add(npyscreen.TitleSelectOne, name='Town', values=['London', 'Turin', 'Lincoln'], value=[0], max_height=5)
        else:
            form.add(npyscreen.TitleText, name='Name:', value='Ada')
            form.add(npyscreen.TitlePassword, name='Password:')
            form.add(npyscreen.TitleDateCombo, name='Day:')
Visit().run()
""",
    "prompts.py": """from prompt_toolkit.shortcuts import prompt
from prompt_toolkit.completion import WordCompleter
import sys
towns = WordCompleter(['London', 'Lincoln', 'Turin', 'Jedburgh'])
if sys.argv[1] == 'bar':
    prompt('town> ', bottom_toolbar=' [F2] Help  [F3] History  [F4] Quit ')
elif sys.argv[1] == 'menu':
    prompt('Which town? ', completer=towns, complete_while_typing=True)
else:
    prompt('name: ', rprompt='[ insert ]', placeholder='Ada')
""",
    "tables.pl": """use Curses::UI;
my $ui = Curses::UI->new(-color_support => 1);
my $window = $ui->add('window', 'Window', -border => 1, -title => 'The engine');
my $rows = $window->add('rows', 'Listbox', -values => ['Mill', 'Store', 'Loom', 'Cards'], -x => 1, -y => 1, -width => 20, -height => 8,
    -border => 1, -title => 'Parts');
my $label = $window->add(undef, 'Label', -text => 'Name:', -x => 24, -y => 2);
my $name = $window->add('name', 'TextEntry', -x => 30, -y => 2, -width => 20, -sbborder => 1, -text => 'Ada');
my $boxes = $window->add('box', 'Checkbox', -label => 'Wrap it', -x => 24, -y => 4, -checked => 1);
my $buttons = $window->add('buttons', 'Buttonbox', -x => 24, -y => 7, -buttons => [{ -label => '< OK >' }, { -label => '< Cancel >' }]);
$rows->focus;
$ui->mainloop;
""",
}
CDK = "/usr/share/doc/libcdk5-doc/examples/"


def cdk(name):
    return [*SHELL, f"cp {CDK}{name}.c {CDK}cdk_test.h . && cc -w -I. -I/usr/include/cdk {name}.c -lcdk -lncurses -o run && exec ./run"]


KINDS = [*PYTHON, "kinds.py"]

# As the table before, of the screens measured after that.
SIXTH = [
    ("alpine-jump", ALPINE, ["E", "I", "J", "2"], BOTH),
    ("alpine-flags", ALPINE, ["E", "S", "C", " " * 3, "W", "qu"], BOTH),
    ("alpine-keyboard", ALPINE, ["E", "S", "N"], BOTH),
    ("alpine-addFolder", ALPINE, ["E", "L", "A", "wo"], BOTH),
    ("alpine-bounce", ALPINE, ["E", "I", "B", "ada"], BOTH),
    ("alpine-reply", ALPINE, ["E", "I", "R"], BOTH),
    ("aptitude-views", ["aptitude"], ["\x14", A_RIGHT * 5, A_DOWN], BOTH),
    ("aptitude-limit", ["aptitude"], ["l", "bas"], BOTH),
    ("abook-tab", ["abook"], ["j", ENTER, A_RIGHT], BOTH),
    ("aoeui-find", ["aoeui", "letter.txt"], ["\x1b", "/eng"], BOTH),
    ("beav-find", ["beav", "letter.txt"], ["\x18\x06", "fru"], BOTH),
    ("buku-prompt", [*SHELL, "buku --nostdin -a http://example.org/mill >/dev/null 2>&1; exec buku"], ["mill" + ENTER, "p 1"], BOTH),
    ("bash-here", LOOK, ["cat <<END" + ENTER, "a line" + ENTER, "an"], BOTH),
    ("calcurse-note", ["calcurse"], [TAB, TAB, "j", "/"], BOTH),
    ("calcure-calendar", [*PYTHON, "-m", "calcure"], ["x", "a", "Te"], BOTH),
    ("calcure-journal", [*PYTHON, "-m", "calcure"], ["x", " ", "n"], BOTH),
    ("cdargs-main", ["cdargs", "-f", "/home/demo/.cdargs"], [A_DOWN], BOTH),
    ("cdk-scroll", cdk("scroll_ex"), [A_DOWN, A_DOWN], BOTH),
    ("cdk-radio", cdk("radio_ex"), [A_DOWN, " "], BOTH),
    ("cdk-entry", cdk("entry_ex"), ["do", "cs"], BOTH),
    ("cdk-menu", cdk("menu_ex"), [A_DOWN, A_DOWN], BOTH),
    ("cdk-template", cdk("template_ex"), ["5", "5"], BOTH),
    ("cfdisk-dump", CFDISK_NEW, [A_DOWN, "u", "co"], BOTH),
    ("cgdisk-type", [*SHELL, "truncate -s 100M disk.img; exec /usr/sbin/cgdisk disk.img"], ["x", A_DOWN, "n", "20"], BOTH),
    ("cliui-choice", [*KINDS, "ask"], ["2"], BOTH),
    ("cliui-string", [*KINDS, "ask-string"], ["Lon"], BOTH),
    ("cookiecutter-project", [*PYTHON, "-m", "cookiecutter", "plate"], ["Store" + ENTER, "2"], BOTH),
    ("commitizen-type", [*SHELL, "git init -q w; cd w; echo 1 > a; git add a; exec env PYTHONPATH=" + PYPI + " " + PYPI + "/bin/cz commit"],
     [DOWN, DOWN], BOTH),
    ("curseofwar-start", ["curseofwar"], ["j", "l"], BOTH),
    ("cutie-select", [*KINDS, "cutie"], [DOWN, DOWN], BOTH),
    ("cutie-several", [*KINDS, "cutie-several"], [DOWN, " "], BOTH),
    ("cutie-number", [*KINDS, "cutie-number"], ["7"], BOTH),
    ("debfoster-question", ["debfoster", "-k", "/home/demo/keep"], ["?"], BOTH),
    ("devtodo-add", [*SHELL, "devtodo -a Coal -p high; exec devtodo -a"], ["Wool", "x"], BOTH),
    ("dialog-itemHelp", ["dialog", "--item-help", "--title", "Fruit", "--menu", "Which?", "15", "50", "5", "a", "Apple", "red", "b", "Banana",
                         "yellow", "c", "Cherry", "sour"], [A_DOWN], BOTH),
    ("dialog-longButtons", ["dialog", "--yes-label", "Stay here", "--no-label", "Go away", "--title", "Question", "--yesno", "Stay?", "7", "44"],
     [TAB], BOTH),
    ("dialog-overlaid", ["dialog", "--keep-window", "--infobox", "The first one", "5", "30", "--and-widget", "--begin", "10", "12",
                         "--inputbox", "Your town:", "9", "44"], ["Tu"], BOTH),
    ("dte-quit", ["dte", "letter.txt"], ["x", "\x11"], BOTH),
    ("elinks-tabs", ["elinks", "-no-home", "-no-connect", "letter.txt"], ["t", ESC, A_RIGHT, A_DOWN], BOTH),
    ("elvish-location", ["elvish", "-norc"], ["cd docs" + ENTER, "cd .." + ENTER, "\x0c", DOWN], BOTH),
    ("emacs-grep", [*EMACS, "letter.txt"], ["\x1bxgrep" + ENTER, "x"], BOTH),
    ("emacs-kill", [*EMACS, "letter.txt"], ["\x18k", "le"], BOTH),
    ("enquiries-choose", [*KINDS, "choose"], [DOWN, DOWN], BOTH),
    ("enquiries-several", [*KINDS, "several"], [DOWN, " "], BOTH),
    ("fdupes-prompt", ["fdupes", "-d", "same"], ["1", "x"], BOTH),
    ("fte-open", ["fte", "letter.txt"], [F3, "fru"], BOTH),
    ("fzf-signs", [*SHELL, "fzf -m --reverse --marker='+ ' --pointer='>>' < fruit.txt"], [TAB, A_DOWN], BOTH),
    ("fzf-noInfo", [*SHELL, "fzf --no-info --height=10 --prompt='fruit: ' < fruit.txt"], ["e", A_UP], BOTH),
    ("gdb-commands", ["gdb", "-q"], ["define greet" + ENTER, "echo hi"], BOTH),
    ("git-credential", ["git", "credential", "fill"], ["protocol=https" + ENTER + "host=example.org" + ENTER * 2, "ada"], BOTH),
    ("gitfm-main", ["gitfm"], [A_DOWN, A_DOWN], BOTH),
    ("goaccess-format", ["goaccess", "access.log"], [DOWN, DOWN], BOTH),
    ("goaccess-main", ["goaccess", "access.log", "--log-format=COMBINED"], [TAB, ENTER, "j"], BOTH),
    ("gdisk-type", DISK, ["n" + ENTER, "1" + ENTER, ENTER, "+2"], BOTH),
    ("htop-columns", ["htop", "-d", "100"], [F2, A_DOWN * 3, A_RIGHT, A_DOWN], BOTH),
    ("htop-ioPriority", ["htop", "-d", "100"], [A_DOWN, "i", A_DOWN], BOTH),
    ("hunspell-check", ["hunspell", "-d", "en_US", "wrong.txt"], ["\x0c"], BOTH),
    ("info-search", ["info", "info"], ["s", "menu"], BOTH),
    ("ircii-main", ["irc", "-d"], ["/", "help"], BOTH),
    ("irssi-query", ["irssi"], ["/query Ada" + ENTER, "/set autolog", "x"], BOTH),
    ("jed-replace", ["jed", "letter.txt"], ["\x1b%", "engine" + ENTER, "mi"], BOTH),
    ("jed-search", ["jed", "letter.txt"], ["\x13", "eng"], BOTH),
    ("joe-macro", ["joe", "letter.txt"], ["\x1bx", "pag"], BOTH),
    ("kakoune-search", [*KAKOUNE, "-n", "letter.txt"], ["/", "eng"], BOTH),
    ("less-shell", ["less", "letter.txt"], ["!", "ls"], BOTH),
    ("lifelines-main", ["llines", "mill"], ["y", " "], BOTH),
    ("links-downloads", ["links", "pages/index.html"], [ESC, DOWN, A_RIGHT], BOTH),
    ("lynx-edit", ["lynx", "pages/index.html"], ["a", "d", "x"], BOTH),
]

# As the table before, of the screens measured after that.
SEVENTH = [
    ("mail-prompt", ["s-nail", "-f", "mail"], ["h" + ENTER, "type"], BOTH),
    ("mathomatic-typed", ["mathomatic"], ["x=2*y" + ENTER, "solve"], BOTH),
    ("mc-symlink", ["mc", "-u"], [A_DOWN * 3, "\x18s"], BOTH),
    ("mc-selectGroup", ["mc", "-u"], ["+"], BOTH),
    ("mc-commandMenu", ["mc", "-u"], [F9, A_RIGHT * 2, A_DOWN, A_DOWN], BOTH),
    ("mc-quickSearch", ["mc", "-u"], [A_DOWN, "\x13", "fr"], BOTH),
    ("mcedit-quit", ["mcedit", "letter.txt"], ["Hello", F10, A_RIGHT], BOTH),
    ("mg-buffers", ["mg", "letter.txt"], ["\x18b", "no"], BOTH),
    ("micro-quit", ["micro", "letter.txt"], ["x", "\x11"], BOTH),
    ("micro-goto", ["micro", "letter.txt"], ["\x0c", "3"], BOTH),
    ("multimail-main", ["mm"], ["n", DOWN], BOTH),
    ("mutt-mask", ["mutt"], ["c", "?", "m", ".tx"], BOTH),
    ("mutt-pipe", ["mutt"], ["|", "wc"], BOTH),
    ("mutt-attachments", ["mutt"], ["v"], BOTH),
    ("nano-line", ["nano", "letter.txt"], ["\x1f", "3"], BOTH),
    ("nano-confirm", ["nano", "letter.txt"], ["\x1c", "engine" + ENTER, "mill" + ENTER], BOTH),
    ("nano-folder", ["nano", "letter.txt"], ["\x12", "\x14", "\x1f", "doc"], BOTH),
    ("ne-line", ["ne", "letter.txt"], ["\x0a", "2"], BOTH),
    ("nettoe-menu", ["nettoe"], ["2"], BOTH),
    ("newsboat-save", ["newsboat"], [ENTER, "j", "s"], BOTH),
    ("nnn-context", ["nnn"], ["2", "j", "j"], BOTH),
    ("npyscreen-text", [*PYTHON, "stack.py", "text"], [TAB, "ab"], BOTH),
    ("npyscreen-choices", [*PYTHON, "stack.py", "choices"], [DOWN, DOWN], BOTH),
    ("parted-mkpart", [*SHELL, "truncate -s 50M d.img; exec /usr/sbin/parted d.img"], ["mklabel gpt" + ENTER, "mkpart" + ENTER, "on"], BOTH),
    ("perl-ui", ["perl", "tables.pl"], [DOWN, DOWN], BOTH),
    ("perl-uiEntry", ["perl", "tables.pl"], [TAB, "x"], BOTH),
    ("pinfo-main", ["pinfo", "info"], [DOWN, DOWN], BOTH),
    ("pinfo-search", ["pinfo", "info"], ["/", "men"], BOTH),
    ("pspg-search", ["pspg", "--csv", "-f", "table.csv"], ["/", "Lon"], BOTH),
    ("pycui-main", [*KINDS, "pycui"], [ENTER, DOWN], BOTH),
    ("pyvim-command", [*PYTHON[:2], PYPI + "/bin/pyvim", "letter.txt"], [":", "wr"], BOTH),
    ("python-bar", [*PYTHON, "prompts.py", "bar"], ["Li", "n"], BOTH),
    ("python-menu", [*PYTHON, "prompts.py", "menu"], ["L", DOWN, DOWN], BOTH),
    ("python-right", [*PYTHON, "prompts.py", "right"], ["B", "o"], BOTH),
    ("ranger-bookmarks", ["ranger"], ["jj", "`"], BOTH),
    ("ranger-filter", ["ranger"], [":filter ", "le"], BOTH),
    ("sc-formula", ["sc"], ["=", "A0+"], BOTH),
    ("sqlite-lines", ["sqlite3"], ["select 1," + ENTER, "2 +"], BOTH),
    ("tasksh-typed", [*SHELL, "yes | task add Coal >/dev/null 2>&1; exec tasksh"], ["list" + ENTER, "done"], BOTH),
    ("testdisk-create", ["testdisk"], [DOWN], BOTH),
    ("textual-tree", [*PYTHON, "trees.py", "tree"], [DOWN, DOWN], BOTH),
    ("textual-several", [*PYTHON, "trees.py", "several"], [DOWN, " "], BOTH),
    ("textual-inputs", [*PYTHON, "trees.py", "inputs"], ["x", TAB, "Tu"], BOTH),
    ("tf-main", ["tf", "-n", "-v"], ["/help" + ENTER, "/set"], BOTH),
    ("tig-option", [*SHELL, MANY + "tig"], ["jj", ":", "set line"], BOTH),
    ("tig-show", [*SHELL, MANY + "tig"], ["jjj", ENTER, "jj"], BOTH),
    ("tilde-save", ["tilde", "--ignore-running", "letter.txt"], ["x", "\x11"], BOTH),
    ("tmux-customize", TMUX_BLIND, ["\x02C", "\x1bOB"], BOTH),
    ("top-locate", ["top", "-d", "100"], ["L", "to"], BOTH),
    ("top-filter", ["top", "-d", "100"], ["o", "PID"], BOTH),
    ("urwid-walker", [*PYTHON, "walker.py"], [DOWN, DOWN], BOTH),
    ("vifm-owner", ["vifm"], ["jjjj", "cw"], BOTH),
    ("vim-history", [*VIM, "letter.txt"], [":set ts" + ENTER, "q:", "ix"], BOTH),
    ("vim-swap", [*SHELL, "touch .letter.txt.swp; exec vim -N -u NONE letter.txt"], ["x"], BOTH),
    ("vim-inputlist", [*VIM, "letter.txt"], [":call inputlist(['Town?','1. London','2. Turin'])" + ENTER, "2"], BOTH),
    ("vim-popup", [*VIM, "letter.txt"], [":call popup_menu(['London','Turin','Lincoln'],{'border':[]})" + ENTER, "j", "j"], BOTH),
    ("vis-search", ["vis", "letter.txt"], ["/", "eng"], BOTH),
    ("visidata-edit", ["vd", "table.csv"], ["j", "e", "x"], BOTH),
    ("visidata-open", ["vd", "table.csv"], ["o", "fru"], BOTH),
    ("weechat-fset", ["weechat-curses", "-t"], ["/fset irc.look.b*" + ENTER, DOWN, "x"], BOTH),
    ("whiptail-longMenu", ["whiptail", "--title", "Fruit", "--default-item", "c", "--menu", "Which?", "14", "44", "5", *DIALOG_ITEMS],
     [A_DOWN, A_DOWN], BOTH),
    ("whiptail-separate", ["whiptail", "--separate-output", "--checklist", "Which?", "14", "44", "6", *SIX], [A_DOWN, " ", TAB], BOTH),
]

# As the table before, of what was known to be wrong in states that no table had.
EIGHTH = [
    ("fish-suggested", ["fish", "--no-config"], ["echo hello world" + ENTER, "ech", "o"], BOTH),
    ("fish-suggestedPath", ["fish", "--no-config"], ["cat letter.txt" + ENTER, "cat l"], BOTH),
    ("nnn-helpPage", ["nnn"], ["jj", "?", "j"], BOTH),
    ("nnn-helpEnd", ["nnn"], ["?", "G"], BOTH),
    ("tig-statusAfter", [*SHELL, MANY + "tig"], ["jj", "S", "j"], BOTH),
    ("tig-statusBack", [*SHELL, MANY + "tig"], ["S", "jj" + ENTER, "q"], BOTH),
    ("tig-statusFirst", [*SHELL, MANY + "tig"], ["jj" + ENTER, "S"], BOTH),
    ("pspg-after", ["pspg", "--csv", "-f", "table.csv"], [F9, "\x1b", "j"], BOTH),
    ("pspg-top", ["pspg", "--csv", "-f", "table.csv"], ["\x1bc", "G", "k"], BOTH),
    ("pspg-found", ["pspg", "--csv", "-f", "table.csv"], ["/", "Wal" + ENTER, "n"], BOTH),
]

ELINKS_PAGE = ["elinks", "-no-home", "-no-connect", "pages/index.html"]

# Files of the ninth set.
NINTH_FILES = {
    "windows.py": """from snack import *
import sys
screen = SnackScreen()
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
if sys.argv[1] == 'list':
    ListboxChoiceWindow(screen, 'Towns', 'Which town is it?', TOWNS, buttons=('Ok', 'Back'))
elif sys.argv[1] == 'entry':
    EntryWindow(screen, 'Visit', 'Who comes?', [('Name:', 'Ada'), ('Town:', 'London')], buttons=('Ok', 'Cancel'))
elif sys.argv[1] == 'checks':
    boxes = CheckboxTree(height=6, scroll=1)
    for town in TOWNS:
        boxes.append(town)
    grid = GridForm(screen, 'Towns', 1, 2)
    grid.add(boxes, 0, 0)
    grid.add(ButtonBar(screen, ('Save', 'Leave')), 0, 1)
    grid.runOnce()
elif sys.argv[1] == 'buttons':
    ButtonChoiceWindow(screen, 'Mill', 'Stop the mill?', buttons=('Stop', 'Go on', 'Help'))
screen.finish()
""",
    "shelf.py": """from textual.app import App
from textual.widgets import DirectoryTree, Footer, Input, Label, OptionList, TabbedContent, TabPane
import sys
class Shelf(App):
    BINDINGS = [('n', 'new', 'New'), ('d', 'drop', 'Drop'), ('ctrl+s', 'save', 'Save')]
    def compose(self):
        if sys.argv[1] == 'folders':
            yield DirectoryTree('docs')
        elif sys.argv[1] == 'tabs':
            with TabbedContent('Goods', 'Towns'):
                yield OptionList('coal', 'wool', 'cards')
                yield Label('none')
        else:
            yield Label('Find a part')
            yield Input(value='', placeholder='part')
            yield OptionList('Mill', 'Store', 'Loom')
        yield Footer()
Shelf().run()
""",
    "ledger.py": """import urwid
palette = [('head', 'white', 'dark red'), ('key', 'yellow', 'dark red'), ('focus', 'white', 'dark blue')]
def row(text):
    return urwid.AttrMap(urwid.SelectableIcon(text, 0), None, 'focus')
rows = urwid.ListBox(urwid.SimpleFocusListWalker([row(text) for text in
    ('2026-01-10  Opening     100', '2026-01-12  Bread         3', '2026-01-14  Coal          9', '2026-01-15  Wool         12')]))
foot = urwid.AttrMap(urwid.Text([('key', 'a'), ' Add  ', ('key', 'e'), ' Edit  ', ('key', 'q'), ' Quit']), 'head')
ask = urwid.AttrMap(urwid.Edit(' Search: '), 'head')
import sys
frame = urwid.Frame(rows, header=urwid.AttrMap(urwid.Text(' Ledger'), 'head'), footer=ask if sys.argv[1] == 'ask' else foot,
                    focus_part='footer' if sys.argv[1] == 'ask' else 'body')
urwid.MainLoop(frame, palette).run()
""",
    ".newsboat/queue": "http://example.org/one.mp3 \"/home/demo/one.mp3\" downloaded\nhttp://example.org/two.mp3 \"/home/demo/two.mp3\"\n"
                       "http://example.org/three.mp3 \"/home/demo/three.mp3\"\n",
    ".local/share/newsboat/queue": "http://example.org/one.mp3 \"/home/demo/one.mp3\"\n",
}
PINENTRY = "(printf '%s\\n' 'SETTITLE Mill' 'SETDESC Unlock the mill' 'SETPROMPT Passphrase:' '{}'; sleep 99) | pinentry-curses --ttyname $(tty) --ttytype xterm-256color"

# As the table before, of the screens measured after that.
NINTH = [
    ("snack-list", ["python3", "windows.py", "list"], [A_DOWN, A_DOWN], BOTH),
    ("snack-entry", ["python3", "windows.py", "entry"], [TAB, "x"], BOTH),
    ("snack-checks", ["python3", "windows.py", "checks"], [A_DOWN, " "], BOTH),
    ("snack-buttons", ["python3", "windows.py", "buttons"], [TAB], BOTH),
    ("textual-folders", [*PYTHON, "shelf.py", "folders"], [DOWN, DOWN], BOTH),
    ("textual-tabs", [*PYTHON, "shelf.py", "tabs"], [TAB, DOWN], BOTH),
    ("textual-find", [*PYTHON, "shelf.py", "find"], ["Mi", "l"], BOTH),
    ("urwid-ledger", ["python3", "ledger.py", "rows"], [DOWN, DOWN], BOTH),
    ("urwid-ask", ["python3", "ledger.py", "ask"], ["Br", "e"], BOTH),
    ("podboat-main", ["podboat"], ["j", "j"], BOTH),
    ("slsh-typed", ["slsh"], ["x = 3;" + ENTER, "prin", "t"], BOTH),
    ("tnftp-typed", ["tnftp"], ["help" + ENTER, "ope", "n"], BOTH),
    ("jstar-find", ["jstar", "letter.txt"], ["\x11f", "engin", "e"], BOTH),
    ("jmacs-find", ["jmacs", "letter.txt"], ["\x18\x06", "not", "e"], BOTH),
    ("lpe-main", ["lpe", "letter.txt"], [A_DOWN, "Hello"], BOTH),
    ("greed-main", ["greed"], ["l", "j"], BOTH),
    ("robots-kitten", ["robotfindskitten"], [" ", "l"], BOTH),
    ("mc-fileMenu", ["mc", "-u"], [F9, A_RIGHT, A_DOWN, A_DOWN], BOTH),
    ("mc-panelOptions", ["mc", "-u"], [F9, A_RIGHT * 3 + A_DOWN + "p", TAB], BOTH),
    ("mc-info", ["mc", "-u"], [A_DOWN, "\x18i", A_DOWN], BOTH),
    ("vim-explore", ["vim", "-N", "-u", "NONE", "--cmd", "filetype plugin on", "-c", "runtime plugin/netrwPlugin.vim", "-c", "Explore"],
     ["j", "j"], BOTH),
    ("vim-location", [*VIM, "letter.txt"], [":lvimgrep /a/ *.txt" + ENTER, ":lopen" + ENTER, "j"], BOTH),
    ("vim-expression", [*VIM, "letter.txt"], ["i\x12=", "2", "+3"], BOTH),
    ("vim-jumps", [*VIM, "letter.txt"], ["3jG", ":jumps" + ENTER], BOTH),
    ("emacs-eval", [*EMACS, "letter.txt"], ["\x1b:", "(+ 1", " 2"], BOTH),
    ("emacs-function", [*EMACS, "letter.txt"], ["\x08f", "find-fil", "e"], BOTH),
    ("emacs-occur", [*EMACS, "letter.txt"], ["\x1bxoccur" + ENTER, "it" + ENTER, "\x18o"], BOTH),
    ("emacs-ibuffer", [*EMACS, "letter.txt"], ["\x1bxibuffer" + ENTER, A_DOWN], BOTH),
    ("less-back2", ["less", "notes.md"], ["G", "?", "mai", "n"], BOTH),
    ("less-line", ["less", "notes.md"], ["1", "2"], BOTH),
    ("nano-regex", ["nano", "letter.txt"], ["\x17", "\x1br", "eng", "i"], BOTH),
    ("nano-buffer", ["nano", "letter.txt"], ["\x12", "\x1bf", "frui", "t"], BOTH),
    ("tmux-session", TMUX_BLIND, ["\x02$", "x", "y"], BOTH),
    ("tmux-searchDown", TMUX_BLIND, ["ls" + ENTER, "\x02[", "\x13", "le"], BOTH),
    ("ranger-touch", ["ranger"], [":touch ", "ne", "w"], BOTH),
    ("ranger-copy", ["ranger"], ["jjj", "y"], BOTH),
    ("ranger-log", ["ranger"], ["W", "j"], BOTH),
    ("newsboat-bookmark", ["newsboat"], [ENTER, ENTER, "\x02", "x"], BOTH),
    ("newsboat-next", ["newsboat"], ["j", ENTER, "j", "j"], BOTH),
    ("mutt-forward", ["mutt"], ["f", "ada", "@"], BOTH),
    ("mutt-jump", ["mutt"], ["2", "3"], BOTH),
    ("mutt-tagAll", ["mutt"], ["T", "~f a", "d"], BOTH),
    ("neomutt-deleteAll", ["neomutt"], ["D", "~s ", "x"], BOTH),
    ("calcurse-colors", ["calcurse"], ["C", "c", "j"], BOTH),
    ("calcurse-layout", ["calcurse"], ["C", "l", "j"], BOTH),
    ("calcurse-edit", ["calcurse"], [TAB, TAB, "e", "x"], BOTH),
    ("vifm-tree", ["vifm"], [":tree" + ENTER, "j", "j"], BOTH),
    ("lynx-links", ["lynx", "pages/index.html"], ["l", A_DOWN], BOTH),
    ("lynx-info", ["lynx", "pages/index.html"], ["=", A_DOWN], BOTH),
    ("w3m-links", ["w3m", "pages/index.html"], ["\x1bl", A_DOWN, A_DOWN], BOTH),
    ("w3m-shell", ["w3m", "pages/index.html"], ["!", "ls", " x"], BOTH),
    ("elinks-linkMenu", ELINKS_PAGE, [F9, A_RIGHT * 2 + ENTER, A_DOWN, A_DOWN], BOTH),
    ("elinks-cookies", ELINKS_PAGE, [F9, A_RIGHT * 4 + ENTER, A_DOWN, A_DOWN], BOTH),
    ("joe-insert", ["joe", "letter.txt"], ["\x0br", "fru", "i"], BOTH),
    ("joe-calc", ["joe", "letter.txt"], ["\x1bm", "2+", "3"], BOTH),
    ("tig-stashes", [*SHELL, MANY + "sh -c 'git stash -q; git stash apply -q; echo more >> notes.txt; git stash -q; exec tig'"], ["y", "j"], BOTH),
    ("tig-line", [*SHELL, MANY + "tig"], ["jj", ":", "2", "5"], BOTH),
    ("fzf-prompt", ["sh", "-c", "fzf --prompt='Fruit> ' --pointer='->' --header='ctrl-c to leave' < fruit.txt"], [A_UP, "r"], BOTH),
    ("fzf-reverseList", ["sh", "-c", "fzf --layout=reverse-list --info=inline < fruit.txt"], [A_DOWN, A_DOWN], BOTH),
    ("aptitude-actions", ["aptitude"], ["\x14", A_DOWN, A_DOWN], BOTH),
    ("nnn-command", ["nnn"], ["jj", "]", "l", "s"], BOTH),
    ("nnn-archive", ["nnn"], ["jjj", " ", "z", "x"], BOTH),
    ("visidata-options", ["vd", "table.csv"], ["O", "j", "j"], BOTH),
    ("visidata-regex", ["vd", "table.csv"], ["j", "l", ";", "(.)"], BOTH),
    ("hledger-help", [*SHELL, "exec hledger-ui -f journal"], ["j", "?"], BOTH),
    ("hledger-filter", [*SHELL, "exec hledger-ui -f journal"], ["/", "ban", "k"], BOTH),
    ("zsh-search", ["zsh", "-f"], ["echo one" + ENTER, "\x12", "ech", "o"], BOTH),
    ("zsh-edit", ["zsh", "-f"], ["x=mill; vared -p 'Part: ' x" + ENTER, "s"], BOTH),
    ("fdisk-type", [*SHELL, "truncate -s 50M d.img; exec /usr/sbin/fdisk d.img"], ["n" + ENTER, ENTER + ENTER + ENTER + ENTER, "t" + ENTER, "8"], BOTH),
    ("tilde-editMenu", ["tilde", "--ignore-running", "letter.txt"], ["\x1be", A_DOWN, A_DOWN], BOTH),
    ("micro-append", ["micro", "letter.txt"], ["\x05", "set ", "tab"], BOTH),
    ("screen-digraph", ["screen", "-c", "/dev/null", "bash", "--norc"], ["\x01:", "tit", "l"], BOTH),
    ("htop-filterTree", ["bash", "-c", "htop -d 100"], [F5, F4, "ht", "o"], BOTH),
    ("dialog-twoLists", ["dialog", "--title", "Fruit", "--no-cancel", "--ok-label", "Take", "--menu", "Which?", "12", "40", "5", *DIALOG_ITEMS[:8]],
     [A_DOWN, A_DOWN], BOTH),
    ("whiptail-form", ["whiptail", "--title", "Mill", "--ok-button", "Save", "--inputbox", "Number of wheels", "9", "40", "1"], ["2", TAB], BOTH),
]

# Files of the tenth set.
TENTH_FILES = {
    "parts.py": """import curses
import sys
PARTS = ['mill', 'store', 'loom', 'cards', 'printer', 'axle']
def run(screen):
    curses.curs_set(0)
    curses.use_default_colors()
    curses.init_pair(1, curses.COLOR_YELLOW, -1)
    place, name = 0, ''
    while True:
        screen.erase()
        screen.addstr(0, 2, 'Parts of the engine', curses.A_BOLD)
        for index, part in enumerate(PARTS):
            style = curses.A_REVERSE if index == place else 0
            screen.addstr(2 + index, 2, f'{part:<16}{(index + 1) * 7:>4} kg', style)
        screen.addstr(curses.LINES - 2, 0, f'{place + 1}/{len(PARTS)}', curses.color_pair(1))
        screen.addstr(curses.LINES - 1, 0, 'j down  k up  n new  q quit')
        if sys.argv[1] == 'new':
            curses.curs_set(1)
            screen.move(curses.LINES - 1, 0)
            screen.clrtoeol()
            screen.addstr(curses.LINES - 1, 0, 'New part: ' + name)
        screen.refresh()
        key = screen.getkey()
        if sys.argv[1] == 'new':
            name += key
        else:
            place = (place + {'j': 1, 'k': -1}.get(key, 0)) % len(PARTS)
curses.wrapper(run)
""",
    "choose.py": """import sys
import questionary
import survey
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh']
if sys.argv[1] == 'raw':
    questionary.rawselect('Which town?', choices=TOWNS).ask()
elif sys.argv[1] == 'password':
    questionary.password('Password of the mill:').ask()
elif sys.argv[1] == 'autocomplete':
    questionary.autocomplete('Which town?', choices=TOWNS).ask()
elif sys.argv[1] == 'select':
    survey.routines.select('Which town? ', options=TOWNS)
elif sys.argv[1] == 'basket':
    survey.routines.basket('Which towns? ', options=TOWNS)
elif sys.argv[1] == 'input':
    survey.routines.input('Name: ')
""",
    "frame.py": """from prompt_toolkit import Application
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import HSplit, Layout, VSplit
from prompt_toolkit.widgets import Frame, Label, RadioList, TextArea
towns = RadioList([(town, town) for town in ('London', 'Turin', 'Lincoln')])
name = TextArea(text='Ada', multiline=False, prompt='Name: ')
body = HSplit([Frame(towns, title='Town'), Frame(name, title='Visitor'), Label(' F2 save  F10 leave')])
keys = KeyBindings()
@keys.add('tab')
def _(event):
    event.app.layout.focus_next()
Application(Layout(body), key_bindings=keys, full_screen=True).run()
""",
    "pile.py": """import sys
import urwid
palette = [('reversed', 'standout', ''), ('frame', 'white', 'dark blue')]
group = []
def button(text):
    return urwid.AttrMap(urwid.Button(text), None, focus_map='reversed')
if sys.argv[1] == 'menu':
    inner = urwid.ListBox(urwid.SimpleFocusListWalker([urwid.Text('Which part?'), urwid.Divider(),
        *[button(text) for text in ('Mill', 'Store', 'Loom', 'Cards')]]))
    top = urwid.Overlay(urwid.LineBox(inner, title='Parts'), urwid.SolidFill(' '), 'center', 30, 'middle', 10)
else:
    top = urwid.Filler(urwid.Pile([urwid.Edit('Name: ', 'Ada'), urwid.Divider(),
        *[urwid.AttrMap(urwid.RadioButton(group, text), None, 'reversed') for text in ('Cash', 'Card', 'Later')],
        urwid.AttrMap(urwid.CheckBox('Send the bill'), None, 'reversed'), urwid.Divider(), button('Save')]), 'top')
urwid.MainLoop(top, palette).run()
""",
    "settings.py": """from textual.app import App
from textual.widgets import Button, Footer, Header, Input, Label, ListItem, ListView, RadioButton, RadioSet, Select, Switch
import sys
class Settings(App):
    BINDINGS = [('s', 'save', 'Save'), ('r', 'reset', 'Reset')]
    def compose(self):
        yield Header()
        if sys.argv[1] == 'select':
            yield Select([(town, town) for town in ('London', 'Turin', 'Lincoln')], prompt='Town')
        elif sys.argv[1] == 'listview':
            yield ListView(*[ListItem(Label(town)) for town in ('London', 'Turin', 'Lincoln', 'Jedburgh')])
        else:
            yield Label('Name')
            yield Input(value='Ada')
            yield Label('Mail')
            yield Switch(value=True)
            yield Button('Save')
        yield Footer()
Settings().run()
""",
    "work.cmd.py": """import cmd
class Mill(cmd.Cmd):
    intro = 'The mill. Type help or ?'
    prompt = 'mill> '
    def do_turn(self, line):
        print('turning', line)
Mill().cmdloop()
""",
}
NBSD = "/usr/games/"

# As the table before, of the set that was measured after that.
TENTH = [
    ("vim-searchWindow", [*VIM, "letter.txt"], ["/engine" + ENTER, "q/", "k"], BOTH),
    ("vim-global", [*VIM, "letter.txt"], [":", "g/e", "/p"], BOTH),
    ("vim-delete", [*VIM, "notes.md"], ["5j", "V", "jj"], BOTH),
    ("less-pipe", ["less", "notes.md"], ["|", "^", "wc"], BOTH),
    ("less-percent", ["less", "notes.md"], ["5", "0"], BOTH),
    ("htop-io", ["bash", "-c", PROCESSES + " exec htop -d 100"], [TAB, A_DOWN, A_DOWN], BOTH),
    ("htop-tag", ["bash", "-c", PROCESSES + " exec htop -d 100"], [A_DOWN, " ", A_DOWN], BOTH),
    ("mc-quickCd", ["mc", "-u"], ["\x1bc", "mu", "s"], BOTH),
    ("mc-vfsList", ["mc", "-u"], ["\x18a", TAB], BOTH),
    ("mc-bottom", ["mc", "-u"], [A_DOWN, "\x1b>", A_UP], BOTH),
    ("mcview-hex", ["mcview", "notes.md"], ["\x1bOS", A_DOWN], BOTH),
    ("dialog-ascii", ["dialog", "--ascii-lines", "--title", "Fruit", "--menu", "Which?", "14", "44", "5", *DIALOG_ITEMS], [A_DOWN, A_DOWN], BOTH),
    ("dialog-helpRadio", ["dialog", "--help-button", "--radiolist", "Which?", "14", "44", "6", *SIX], [A_DOWN, " "], BOTH),
    ("dialog-twoButtons", ["dialog", "--defaultno", "--yes-label", "Stop", "--no-label", "Go on", "--yesno", "Stop the mill?", "7", "40"], [TAB], BOTH),
    ("whiptail-topLeft", ["whiptail", "--topleft", "--title", "Fruit", "--menu", "Which?", "14", "44", "5", *DIALOG_ITEMS], [A_DOWN, A_DOWN], BOTH),
    ("whiptail-fullButtons", ["whiptail", "--fb", "--yesno", "Stop the mill?", "10", "40"], [TAB], BOTH),
    ("tmux-index", TMUX_BLIND, ["\x02'", "1"], BOTH),
    ("tmux-popup", TMUX_BLIND, ["\x02:display-popup" + ENTER, "echo h", "i"], BOTH),
    ("nano-goDir", ["nano", "letter.txt"], ["\x12", "\x14", "\x1f", "do", "c"], BOTH),
    ("nano-mark", ["nano", "notes.md"], ["\x1ba", A_DOWN, A_DOWN], BOTH),
    ("fzf-noColor", ["sh", "-c", "fzf --no-color < fruit.txt"], [A_UP, A_UP], BOTH),
    ("fzf-marker", ["sh", "-c", "fzf -m --marker='+' --pointer='*' < fruit.txt"], [TAB, A_UP], BOTH),
    ("git-difftool", [*SHELL, MANY + "git difftool --tool=vimdiff"], ["x", "y"], BOTH),
    ("git-addUpdate", [*SHELL, MANY + "git add -i"], ["u" + ENTER, "1"], BOTH),
    ("tig-blob", [*SHELL, MANY + "tig"], ["t", ENTER, "j"], BOTH),
    ("tig-searchUp", [*SHELL, MANY + "tig"], ["jjjj", "?", "day ", "0"], BOTH),
    ("ncdu-confirmQuit", ["ncdu", "--confirm-quit"], ["j", "q"], BOTH),
    ("ncdu-dark", ["ncdu", "--color", "dark"], ["n", "j", "j"], BOTH),
    ("newsboat-flags", ["newsboat"], [ENTER, "\x05", "a"], BOTH),
    ("man-search", ["man", "ls"], ["/", "siz", "e"], BOTH),
    ("top-maxTasks", ["top", "-d", "100"], ["n", "1"], BOTH),
    ("top-alternate", ["top", "-d", "100"], ["A", "w"], BOTH),
    ("lynx-directory", ["lynx", "."], [A_DOWN, A_DOWN], BOTH),
    ("w3m-directory", ["w3m", "."], [TAB, TAB], BOTH),
    ("w3m-tabs", ["w3m", "pages/index.html"], ["T", "{"], BOTH),
    ("mutt-subject", ["mutt"], ["m", "ada@example.org" + ENTER, "Mill" + ENTER, "s", "x"], BOTH),
    ("alpine-select", ALPINE, ["i", ";", "t"], BOTH),
    ("ranger-tab", ["ranger"], ["gn", "j", "j"], BOTH),
    ("ranger-set", ["ranger"], [":set sh", "ow"], BOTH),
    ("pycurses-parts", ["python3", "parts.py", "list"], ["j", "j"], BOTH),
    ("pycurses-new", ["python3", "parts.py", "new"], ["ax", "l"], BOTH),
    ("questionary-raw", [*PYTHON, "choose.py", "raw"], [DOWN, DOWN], BOTH),
    ("questionary-password", [*PYTHON, "choose.py", "password"], ["mil", "l"], BOTH),
    ("questionary-autocomplete", [*PYTHON, "choose.py", "autocomplete"], ["L", "i"], BOTH),
    ("ptk-frame", [*PYTHON, "frame.py"], [DOWN, TAB, "x"], BOTH),
    ("urwid-menu", ["python3", "pile.py", "menu"], [DOWN, DOWN], BOTH),
    ("urwid-pile", ["python3", "pile.py", "form"], ["x", DOWN, DOWN], BOTH),
    ("textual-select", [*PYTHON, "settings.py", "select"], [ENTER, DOWN, DOWN], BOTH),
    ("textual-listview", [*PYTHON, "settings.py", "listview"], [DOWN, DOWN], BOTH),
    ("textual-switches", [*PYTHON, "settings.py", "form"], [TAB, " "], BOTH),
    ("survey-select", [*PYTHON, "choose.py", "select"], [DOWN, DOWN], BOTH),
    ("survey-basket", [*PYTHON, "choose.py", "basket"], [DOWN, " "], BOTH),
    ("survey-input", [*PYTHON, "choose.py", "input"], ["Ad", "a"], BOTH),
    ("pycmd-typed", ["python3", "work.cmd.py"], ["turn 3" + ENTER, "tur"], BOTH),
    ("fd-main", ["fd"], [A_DOWN, A_DOWN], BOTH),
    ("whowatch-tree", ["whowatch"], ["t", A_DOWN], BOTH),
    ("efte-menu", ["efte", "letter.txt"], ["\x1bf", A_DOWN, A_DOWN], BOTH),
    ("nbsdgames-menu", [NBSD + "nbnbsdgames"], [A_DOWN, A_DOWN], BOTH),
    ("nbreversi-main", [NBSD + "nbreversi"], [" ", A_DOWN], BOTH),
    ("mitmproxy-command", ["mitmproxy", "-p", "18080"], [":", "set ", "x"], BOTH),
    ("mitmproxy-options", ["mitmproxy", "-p", "18080"], ["O", DOWN, DOWN], BOTH),
    ("jshell-typed", ["jshell"], ["int x = 3;" + ENTER, "x +"], BOTH),
    ("lldb-typed", ["/opt/swift/usr/bin/lldb"], ["version" + ENTER, "brea", "k"], BOTH),
    ("debugfs-typed", ["/usr/sbin/debugfs"], ["pwd" + ENTER, "ope", "n"], BOTH),
    ("mke2fs-question", [*SHELL, "truncate -s 1M a; /usr/sbin/mke2fs -q a; exec /usr/sbin/mke2fs a"], ["n"], BOTH),
    ("chsh-shell", ["chsh"], ["/bin/", "sh"], BOTH),
    ("worm-main", ["worm"], ["l", "j"], BOTH),
    ("snake-main", ["snake"], ["l", "j"], BOTH),
    ("atc-command", ["atc"], ["a", "t"], BOTH),
    ("tetrisbsd-main", ["tetris-bsd"], ["j", "l"], BOTH),
    ("gofish-ask", ["go-fish"], ["n" + ENTER, "3"], BOTH),
    ("pacman4console-main", ["pacman4console"], [" ", "j"], BOTH),
    ("asciijump-menu", ["asciijump"], [A_DOWN, A_DOWN], BOTH),
    ("kbtin-typed", ["kbtin"], ["#hel", "p"], BOTH),
    ("pal-manage", ["pal", "-m"], [A_DOWN, A_DOWN], BOTH),
    ("poezio-main", ["poezio"], ["/hel", "p"], BOTH),
    ("stui-menu", ["s-tui"], [A_DOWN, A_DOWN, A_DOWN], BOTH),
    ("slurm-main", ["slurm", "-i", "lo"], ["c"], BOTH),
    ("tcptrack-main", ["tcptrack", "-i", "lo"], ["s"], BOTH),
    ("ttysolitaire-main", ["ttysolitaire"], [" ", "l"], BOTH),
    ("tinyirc-typed", ["tinyirc"], ["/hel", "p"], BOTH),
    ("pente-main", ["pente"], ["j", "j"], BOTH),
    ("ksh-typed", ["ksh"], ["echo one" + ENTER, "prin", "t"], BOTH),
    ("ex-typed", ["ex", "letter.txt"], ["1p" + ENTER, "g/e"], BOTH),
    ("xmllint-shell", ["xmllint", "--shell", "one.xml"], ["cd rss" + ENTER, "ls"], BOTH),
    ("jdb-typed", ["jdb"], ["classpath" + ENTER, "stop i", "n"], BOTH),
    ("keytool-name", ["keytool", "-genkeypair", "-keyalg", "RSA", "-keystore", "k", "-alias", "a"],
     ["secret1" + ENTER, "secret1" + ENTER, "Ad", "a"], BOTH),
    ("npm-init", ["npm", "init"], ["mi", "ll"], BOTH),
    ("login-name", ["login"], ["ad", "a"], BOTH),
    ("suplemon-find", [*PYTHON[:2], "python3", PYPI + "/bin/suplemon", "letter.txt"], ["\x06", "engin", "e"], BOTH),
    ("ptg-main", [*PYTHON[:2], "python3", PYPI + "/bin/ptg"], [TAB, DOWN], BOTH),
    ("cdk-selection", cdk("selection_ex"), [A_DOWN, A_DOWN], BOTH),
    ("cdk-alphalist", cdk("alphalist_ex"), [A_DOWN, A_DOWN], BOTH),
    ("cdk-dialog", cdk("dialog_ex"), [A_RIGHT], BOTH),
    ("wideform-main", [EXAMPLES + "form_driver_w"], ["x", A_DOWN, "y"], BOTH),
    ("getstr-main", [EXAMPLES + "test_getstr"], ["ab", "c"], BOTH),
    ("cbm-main", ["cbm"], [A_DOWN], BOTH),
    ("edbrowse-typed", ["edbrowse", "letter.txt"], ["1p" + ENTER, "/eng"], BOTH),
]

# Files of the eleventh set.
ELEVENTH_FILES = {
    "asks.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'search':
    import questionary
    questionary.select('Which town?', choices=TOWNS, use_search_filter=True, use_jk_keys=False).ask()
if kind == 'shortcuts':
    import questionary
    questionary.select('What do you want to do?', choices=['Start', 'Stop', 'Restart', 'Leave'], use_shortcuts=True).ask()
if kind == 'select':
    from InquirerPy import inquirer
    inquirer.select(message='Which town?', choices=TOWNS).execute()
if kind == 'checkbox':
    from InquirerPy import inquirer
    inquirer.checkbox(message='Which towns?', choices=TOWNS).execute()
if kind == 'confirm':
    from rich.prompt import Confirm
    Confirm.ask('Do you want to deploy?')
if kind == 'choice':
    import click
    click.prompt('Size', type=click.Choice(['small', 'medium', 'large']), default='medium')
""",
    "login.py": """from prompt_toolkit import Application
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.key_binding.bindings.focus import focus_next, focus_previous
from prompt_toolkit.layout import HSplit, Layout
from prompt_toolkit.widgets import Button, Dialog, Label, TextArea
name, word = TextArea(multiline=False), TextArea(multiline=False, password=True)
dialog = Dialog(title='Log in', body=HSplit([Label('User name:'), name, Label('Password:'), word], padding=0),
    buttons=[Button('OK'), Button('Cancel')], with_background=True)
keys = KeyBindings()
keys.add('tab')(focus_next)
keys.add('s-tab')(focus_previous)
Application(Layout(dialog, focused_element=name), key_bindings=keys, full_screen=True, mouse_support=True).run()
""",
    "columns.py": """import urwid
def column(title, items):
    rows = [urwid.AttrMap(urwid.SelectableIcon(item, 0), None, 'focus') for item in items]
    return urwid.LineBox(urwid.ListBox(urwid.SimpleFocusListWalker(rows)), title=title)
view = urwid.Columns([column('Projects', ['Mill', 'Loom', 'Store', 'Engine']),
    column('Tasks', ['Oil the wheels', 'Cut the cards', 'Count the parts'])])
frame = urwid.Frame(view, header=urwid.AttrMap(urwid.Text(' Tasks of the works'), 'bar'),
    footer=urwid.AttrMap(urwid.Text(' a Add  d Delete  e Edit  q Quit'), 'bar'))
urwid.MainLoop(frame, [('focus', 'black', 'light cyan'), ('bar', 'white', 'dark blue')]).run()
""",
    "contacts.py": """import sys
from textual.app import App
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Checkbox, DataTable, Footer, Header, Input, Label
PEOPLE = [('Ada Byron', 'London', '551'), ('Charles Babbage', 'Walworth', '552'), ('Mary Somerville', 'Jedburgh', '553'),
    ('George Boole', 'Lincoln', '554')]
class Delete(ModalScreen):
    CSS = 'Delete { align: center middle; } Vertical { width: 40; height: 9; border: thick $primary; padding: 1; } Horizontal { height: 3; }'
    def compose(self):
        with Vertical():
            yield Label('Do you want to delete the contact?')
            with Horizontal():
                yield Button('Delete', variant='error')
                yield Button('Cancel')
class Contacts(App):
    TITLE = 'Contacts'
    BINDINGS = [('a', 'add', 'Add'), ('d', 'delete', 'Delete'), ('q', 'quit', 'Quit')]
    def compose(self):
        yield Header()
        if sys.argv[1] == 'form':
            yield Input(placeholder='Name')
            yield Input(placeholder='Mail')
            yield Checkbox('Favourite')
            yield Button('Save', variant='primary')
        else:
            yield DataTable(cursor_type='row', zebra_stripes=True)
        yield Footer()
    def on_mount(self):
        if sys.argv[1] == 'table':
            table = self.query_one(DataTable)
            table.add_columns('Name', 'Town', 'Phone')
            table.add_rows(PEOPLE)
    def action_delete(self):
        self.push_screen(Delete())
Contacts().run()
""",
    "menu.py": """import curses
import sys
ITEMS = ['New game', 'Load game', 'Settings', 'Quit']
FIELDS = [['Host', 'box'], ['Port', '8080'], ['User', '']]
def menu(screen):
    curses.curs_set(0)
    place = 0
    while True:
        screen.erase()
        height, width = screen.getmaxyx()
        top, left = (height - 10) // 2, (width - 30) // 2
        window = screen.derwin(10, 30, top, left)
        window.box()
        window.addstr(0, 9, ' Main menu ')
        for index, item in enumerate(ITEMS):
            window.addstr(2 + index, 3, ('> ' if index == place else '  ') + item, curses.A_BOLD if index == place else 0)
        window.addstr(8, 2, 'Up/Down move, Enter select')
        screen.refresh()
        key = screen.getch()
        place = (place + (key == curses.KEY_DOWN) - (key == curses.KEY_UP)) % len(ITEMS)
def form(screen):
    place = 0
    while True:
        screen.erase()
        screen.addstr(1, 4, 'Connection', curses.A_BOLD)
        for index, (label, value) in enumerate(FIELDS):
            screen.addstr(3 + 2 * index, 4, label + ':')
            screen.addstr(3 + 2 * index, 12, value.ljust(24), curses.A_REVERSE if index == place else curses.A_UNDERLINE)
        screen.addstr(curses.LINES - 1, 0, ' Tab Next field   F5 Connect   F10 Quit')
        screen.move(3 + 2 * place, 12 + len(FIELDS[place][1]))
        screen.refresh()
        key = screen.getch()
        if key == 9:
            place = (place + 1) % len(FIELDS)
        elif 32 <= key < 127:
            FIELDS[place][1] += chr(key)
curses.wrapper(menu if sys.argv[1] == 'menu' else form)
""",
    "cmake/CMakeLists.txt": """cmake_minimum_required(VERSION 3.20)
project(Mill NONE)
option(BUILD_TESTS "Builds the tests" ON)
option(WITH_LOOM "Builds the loom" OFF)
set(MILL_NAME "mill" CACHE STRING "The name of the mill")
""",
    "hg.sh": """hg init -q work
cd work
printf 'one\\ntwo\\nthree\\n' > mill.txt
printf 'red\\ngreen\\n' > loom.txt
hg add -q mill.txt loom.txt
hg commit -q -u ada -m 'Start'
printf 'one\\n2\\nthree\\nfour\\n' > mill.txt
printf 'red\\nblue\\n' > loom.txt
""",
    ".config/rclone/rclone.conf": "[backup]\ntype = local\n",
    ".config/todoman/config.py": "path = '/home/demo/todos/*'\ndefault_list = 'home'\n",
    "todos/home/displayname": "home",
    ".notmuch-config": "[database]\npath=/home/demo/letters\n[user]\nname=Demo\nprimary_email=demo@example.org\n[new]\ntags=unread;inbox;\n",
    ".config/alot/config": "[accounts]\n[[demo]]\nrealname = Demo\naddress = demo@example.org\n",
} | {
    f"letters/cur/{number}": f"""From: {name} <{name.split()[0].lower()}@example.org>
To: Demo <demo@example.org>
Subject: {subject}
Date: Thu, 15 Jan 2026 1{number}:00:00 +0000
Message-ID: <{number}@letters.example.org>

The text of letter {number}.
""" for number, (name, subject) in enumerate([("Ada Byron", "The engine works"), ("Charles Babbage", "Parts of the mill"),
                                              ("Mary Somerville", "A visit to Turin"), ("George Boole", "True or false")])
}
ASKS = [*PYTHON, "asks.py"]
SYSTEM = ["env", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
HTOP = ["bash", "-c", PROCESSES + " exec htop -d 100"]


def app(name, program, *arguments):
    """A program for Python in a folder of its own, `apps/NAME` in that of the libraries."""
    return ["env", f"PYTHONPATH={PYPI}/apps/{name}", "python3", f"{PYPI}/apps/{name}/bin/{program}", *arguments]


# As the table before, of what a tester of terminal programs most likely meets; behind each state stands the task.
ELEVENTH = [
    # Usual states of widely used programs.
    ("vim-searchBack", [*VIM, "notes.md"], ["?", "mai", "n"], BOTH),  # search upwards
    ("vim-terminal", [*VIM, "letter.txt"], [":terminal env PS1=demo$ bash --norc" + ENTER, "echo h", "i"], BOTH),  # a shell beside the text
    ("vim-paths", [*VIM, "letter.txt"], ["o./p", "\x18\x06", "\x0e"], BOTH),  # complete a path, and go to the next
    ("less-next", ["less", "letter.txt", "fruit.txt"], [":n", "j"], BOTH),  # the next of two files
    ("htop-end", HTOP, ["\x1bOF", A_UP], BOTH),  # from the last process one up
    ("htop-openFiles", HTOP, [A_DOWN, A_DOWN, "l", A_DOWN], BOTH),  # the open files of a process
    ("top-inspect", ["top", "-d", "100"], ["Y", "1"], BOTH),  # ask for a process to inspect
    ("mc-overwrite", ["mc", "-u"], ["cp fruit.txt docs/" + ENTER, "\x13fruit.t", "\x1b[15~", "docs/fruit.txt" + ENTER, TAB], BOTH),  # copy onto a file
    ("mc-complete", ["mc", "-u"], ["cat t", ESC + TAB, ESC + TAB, A_DOWN], BOTH),  # complete a file name in the command line
    ("dialog-inputCancel", ["dialog", "--title", "Visitor", "--inputbox", "Name of the visitor:", "10", "46"], ["Ada", TAB, TAB], BOTH),  # cancel an input
    ("dialog-checklistMove", ["dialog", "--backtitle", "The mill", "--title", "Parts", "--checklist", "Which parts?", "15", "50", "6", *SIX],
     [A_DOWN, A_DOWN], BOTH),  # move in a checklist
    ("whiptail-menuEnd", ["whiptail", "--backtitle", "The mill", "--menu", "Which fruit?", "16", "40", "7", *DIALOG_ITEMS],
     [A_DOWN, A_DOWN, "\x1b[F"], BOTH),  # the last item
    ("tmux-treeFilter", TMUX_BLIND, ["\x02w", "f", "on", "e"], BOTH),  # filter the windows
    ("tmux-moveWindow", TMUX_BLIND, ["\x02.", "5"], BOTH),  # move a window
    ("nano-replaceAsk", ["nano", "letter.txt"], ["\x1c", "engine" + ENTER, "mill" + ENTER], BOTH),  # replace one by one
    ("nano-numbers", ["nano", "-l", "notes.md"], [A_DOWN, A_DOWN], BOTH),  # line numbers
    ("fzf-commits", [*SHELL, "sh many.sh; cd work; git log --oneline | fzf --layout=reverse --prompt='Commit: '"], [A_DOWN, A_DOWN], BOTH),  # pick a commit
    ("fzf-none", ["sh", "-c", "fzf < fruit.txt"], ["zz", "z"], BOTH),  # a query without matches
    ("git-addPatch", [*SHELL, MANY + "git add -i"], ["p" + ENTER, "1"], BOTH),  # choose the file of a patch
    ("git-rebaseVim", [*SHELL, "sh many.sh; cd work; git stash -q; exec git -c core.editor='vim -N -u NONE' rebase -i HEAD~5"],
     ["j", "cwsquash", ESC], BOTH),  # squash a commit
    ("git-reset", [*SHELL, MANY + "sh -c 'git add notes.txt; exec git reset -p'"], ["y"], BOTH),  # unstage hunks
    ("tig-end", [*SHELL, MANY + "tig"], ["\x1bOF", "k"], BOTH),  # from the first commit one up
    ("ncdu-inside", ["ncdu"], ["t", ENTER, "j"], BOTH),  # look into a folder
    ("newsboat-found", ["newsboat"], ["/", "loom" + ENTER, "j"], BOTH),  # results of a search
    ("man-found", ["man", "ls"], ["/size" + ENTER, "n"], BOTH),  # the next match
    ("lynx-checkbox", ["lynx", "pages/form.html"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # go to a check box
    ("w3m-select", ["w3m", "pages/form.html"], [TAB * 7, ENTER, "j"], BOTH),  # choose from a drop-down list
    ("mutt-postpone", ["mutt"], ["m", "ada@example.org" + ENTER, "Mill" + ENTER, "q"], BOTH),  # leave a message
    ("alpine-cancel", ALPINE, ["E", "C", "ada@example.org", "\x03"], BOTH),  # cancel a message
    ("ranger-keys", ["ranger"], ["jj", "g"], BOTH),  # the keys that can follow
    ("vifm-visual", ["vifm"], ["jjj", "v", "j"], BOTH),  # select two files
    ("nnn-selected", ["nnn"], ["jj", " ", " "], BOTH),  # select two files
    ("emacs-switch", [*EMACS, "letter.txt"], ["\x18b", "*sc", "r"], BOTH),  # switch to a buffer
    ("emacs-compile", [*EMACS, "loop.c"], ["\x1bxcompile" + ENTER, "x", "y"], BOTH),  # change the command to compile with
    ("bash-continuation", LOOK, ["for part in mill loom; do" + ENTER, "echo $par", "t"], BOTH),  # a command of several lines
    ("zsh-list", ["zsh", "-f"], ["PS1='demo%% '" + ENTER, "cat t", TAB], BOTH),  # list completions
    ("fish-options", ["fish", "--no-config"], ["ls --", TAB, TAB, DOWN], BOTH),  # choose a completion
    ("gdb-run", [*SHELL, "gcc -g loop.c -o loop; exec gdb -q loop"], ["break 5" + ENTER, "run" + ENTER, "print i" + ENTER, "info loc"], BOTH),  # look at a variable
    ("ipython-complete", ["ipython3"], ["\x0c", "\x0c", "import o", TAB, TAB], BOTH),  # choose a completion
    ("sqlite-box", ["sqlite3"], [".mode box" + ENTER, ".read prices.sql" + ENTER, "select * from fruit;" + ENTER, ".tab"], BOTH),  # a query's result
    ("aptitude-found", ["aptitude"], ["/bash" + ENTER, A_DOWN], BOTH),  # the package that was searched for
    ("weechat-search", ["weechat-curses", "-t"], ["\x12", "he", "l"], BOTH),  # search in a buffer
    ("calcurse-delete", ["calcurse"], [TAB, TAB, "d"], BOTH),  # delete a task
    ("visidata-rename", ["vd", "table.csv"], ["l", "^", "x"], BOTH),  # rename a column
    ("micro-suggest", ["micro", "letter.txt"], ["\x05", "set c", TAB], BOTH),  # complete an option
    ("screen-quit", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["ls" + ENTER, "\x01\\"], BOTH),  # end all windows
    ("btop-menu", ["btop"], [ESC, DOWN], BOTH),  # the main menu
    ("questionary-search", [*ASKS, "search"], ["L", DOWN], BOTH),  # narrow a list
    ("inquirerpy-select", [*ASKS, "select"], [DOWN, DOWN], BOTH),  # choose from a list
    ("inquirerpy-checkbox", [*ASKS, "checkbox"], [DOWN, " ", DOWN], BOTH),  # choose several
    ("rich-confirm", [*ASKS, "confirm"], ["y"], BOTH),  # answer a question
    ("click-choice", [*ASKS, "choice"], ["lar", "g"], BOTH),  # answer a question
    ("ptk-login", [*PYTHON, "login.py"], ["Ada", TAB, "mil", "l"], BOTH),  # log in
    ("urwid-columns", [*PYTHON, "columns.py"], [DOWN, DOWN], BOTH),  # choose a project
    ("textual-contacts", [*PYTHON, "contacts.py", "table"], [DOWN, DOWN], BOTH),  # choose a contact
    ("textual-modal", [*PYTHON, "contacts.py", "table"], [DOWN, "d", TAB], BOTH),  # answer a question
    ("textual-entry", [*PYTHON, "contacts.py", "form"], ["Ada", TAB, "ada", "@"], BOTH),  # fill a form
    ("pycurses-menu", ["python3", "menu.py", "menu"], [A_DOWN, A_DOWN], BOTH),  # choose from a menu
    ("pycurses-form", ["python3", "menu.py", "form"], [TAB, TAB, "ad", "a"], BOTH),  # fill a form
    # Programs that no table before has.
    ("ccmake-main", [*SHELL, "cd cmake; cmake . > log; exec ccmake ."], [A_DOWN, A_DOWN], BOTH),  # go to an option
    ("ccmake-edit", [*SHELL, "cd cmake; cmake . > log; exec ccmake ."], [ENTER, "x", "y"], BOTH),  # change an option
    ("rclone-name", ["rclone", "config"], ["n" + ENTER, "dri", "ve"], BOTH),  # name a remote
    ("R-typed", ["R", "-q", "--no-save"], ["x <- c(1, 2, 4)" + ENTER, "summary(x)" + ENTER, "mea", "n"], BOTH),  # an expression
    ("tasksel-main", [*SYSTEM, "tasksel"], ["\x0c", "\x0c", "\x0c", "\x0c", A_DOWN, A_DOWN], BOTH),  # choose tasks
    ("debconf-tzdata", [*SYSTEM, "dpkg-reconfigure", "tzdata"], [A_DOWN, A_DOWN], BOTH),  # choose an area
    ("debconf-readline", [*SYSTEM, "dpkg-reconfigure", "-freadline", "tzdata"], ["8"], BOTH),  # choose an area by its number
    ("hg-commit", [*SHELL, "sh hg.sh; cd work; exec hg --config ui.interface=curses commit -i -u ada -m Change"], [A_DOWN, A_DOWN], BOTH),  # choose changes
    ("virsh-typed", ["virsh", "-c", "test:///default"], ["list" + ENTER, "dom", "i"], BOTH),  # a command
    ("sftp-typed", ["sftp", "-D", "/usr/lib/openssh/sftp-server"], ["ls *.txt" + ENTER, "get let", "t"], BOTH),  # a command
    ("restic-password", ["restic", "init", "-r", "backup"], ["mil", "l"], BOTH),  # a password
    ("certbot-method", ["certbot", "certonly", "--config-dir", "c", "--work-dir", "w", "--logs-dir", "l"], ["1"], BOTH),  # choose by number
    ("vbindiff-goto", ["vbindiff", "one.c", "two.c"], ["g", "1", "0"], BOTH),  # go to a place
    ("duc-main", [*SHELL, "duc index -q .; exec duc ui ."], [A_DOWN, A_DOWN], BOTH),  # choose a folder
    ("apachetop-main", [*SYSTEM, "apachetop", "-f", "access.log"], [A_DOWN, A_DOWN], BOTH),  # look at the requests
    ("alot-main", [*SHELL, "notmuch new > log 2>&1; exec alot"], [DOWN, DOWN], BOTH),  # choose a thread
    ("alot-prompt", [*SHELL, "notmuch new > log 2>&1; exec alot"], [":", "searc", "h"], BOTH),  # a command
    ("bombadillo-command", ["bombadillo"], [":", "hel", "p"], BOTH),  # a command
    ("deluge-connections", ["deluge-console"], ["\x0c"] * 12 + [DOWN], BOTH),  # choose a server
    ("ettercap-menu", [*SYSTEM, "ettercap", "-C"], [ENTER, A_DOWN], BOTH),  # choose from a menu
    ("reportbug-mode", ["reportbug"], ["1"], BOTH),  # choose a mode
    ("khal-configure", ["env", "XDG_CONFIG_HOME=/home/demo/settings", "khal", "configure"], ["1"], BOTH),  # choose by number
    ("todoman-new", ["todoman", "new", "-l", "home", "-i"], ["Feed the ca", "t"], BOTH),  # a new task
    ("harlequin-main", app("harlequin", "harlequin"), ["\x0c", "\x0c", "select ", "1"], BOTH),  # a query
    ("babi-search", app("babi", "babi", "notes.md"), ["\x17", "mai", "n"], BOTH),  # search
    ("poetry-init", app("poetry", "poetry", "init"), ["mi", "ll"], BOTH),  # name a package
    ("httpprompt-typed", app("http-prompt", "http-prompt", "--offline", "http://example.org"), ["ge", "t"], BOTH),  # a request
    ("toolong-main", app("toolong", "tl", "server.log"), [DOWN, DOWN], BOTH),  # go through a log
    ("tabview-main", app("tabview", "tabview", "table.csv"), [A_DOWN, A_DOWN], BOTH),  # go through a table
]

# Screens on which something was wrong when they were first looked at, while rules were written.
LOOKED = [
    ("sngrep-filter", ["sngrep"], ["\x1b[18~", "ab"], ONE),  # marks behind their texts
    ("sngrep-settings", ["sngrep"], ["\x1b[19~", TAB], ONE),  # a box over a bar
    ("mc-listingFormat", ["mc", "-u"], [F9, ENTER, "l"], ONE),  # a choice at the cursor
    ("mc-panelSplit", ["mc", "-u"], [F9, "o", "l"], ONE),  # choices of two kinds
    ("fzf-previewAbove", [*SHELL, "fzf --preview 'cat notes.md' --preview-window=up < fruit.txt"], ["a", A_UP], ONE),  # a text with brackets
    ("dialog-editText", ["dialog", "--editbox", "letter.txt", "15", "60"], [A_DOWN, "x"], ONE),  # a row in which somebody types
    ("wordgrinder-unread", ["wordgrinder", "letter.txt"], [ESC, A_DOWN], ONE),  # a status line with bars
    ("scm-typed", ["scm"], ["(+ 1 2)" + ENTER, "(de"], ONE),  # a prompt
    ("gdb-split", [*SHELL, "gcc -g loop.c -o loop; exec gdb -q loop"], ["layout split" + ENTER, "b ma"], ONE),  # a prompt below a bar
    ("tig-searchNext", [*SHELL, MANY + "tig"], ["/day 2" + ENTER, "n"], ONE),  # rows with a text that was searched for
    ("ncdu-above", ["ncdu"], ["jjj" + ENTER, "k"], ONE),  # a title between hyphens
    ("w3m-menu", ["w3m", "pages/index.html"], [INSERT, A_DOWN], ONE),  # an indented item
    ("tmux-shown", [*TMUX_BLIND, "new-window", ";", "new-window"], ["\x02s", A_RIGHT], ONE),  # windows with their names in boxes
    ("vifm-information", ["vifm"], [":vifm" + ENTER, "j"], ONE),  # paragraphs in a box
]

# Files of the twelfth set.
TWELFTH_FILES = {
    "kali.sh": "PS1='┌──(demo㉿box)-[\\w]\\n└─$ '\n",
    "conflict.sh": """svnadmin create store
svn checkout -q file:///home/demo/store one
cd one
printf 'mill\\nloom\\n' > parts.txt
svn add -q parts.txt
svn commit -q -m Start
cd ..
svn checkout -q file:///home/demo/store two
cd two
printf 'mill\\nstore\\n' > parts.txt
svn commit -q -m Store
cd ../one
printf 'mill\\ncards\\n' > parts.txt
""",
    "darcs.sh": """mkdir work
cd work
darcs init -q
printf 'mill\\nloom\\n' > parts.txt
darcs add -q parts.txt
darcs record -q -a -A ada@example.org -m Start
printf 'mill\\nstore\\n' > parts.txt
""",
    "postgres.sh": """PATH=/usr/local/bin:$PATH
mkdir data
chown nobody data
export PGHOST=/home/demo/data PGUSER=demo PGDATABASE=postgres
setpriv --reuid=nobody --clear-groups sh -c 'cd data; initdb -D store -U demo --no-sync > log 2>&1
    pg_ctl -D store -w -o "-k /home/demo/data -h \\"\\"" start > log'
psql -q -c 'create table fruit (name text, price int)' -c "insert into fruit values ('apple', 3), ('pear', 4)"
""",
    "main.tf": 'variable "town" {\n  description = "The town of the mill"\n}\noutput "town" {\n  value = var.town\n}\n',
    "shown.py": """import sys
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.tree import Tree
console = Console()
table = Table(title='Parts of the mill')
for column in ('Part', 'Number', 'Price'): table.add_column(column)
for row in (('Axle', '2', '12.00'), ('Wheel', '4', '30.50'), ('Card', '900', '0.10')): table.add_row(*row)
console.print(table)
console.print(Panel('The mill is [bold]ready[/bold]. Press <return> to start it.', title='State'))
tree = Tree('mill')
for name in ('store', 'cards'): tree.add(name).add(name + '.txt')
console.print(tree)
sys.stdin.read()
""",
    "slides.md": "%title: The mill\n%author: Ada\n\n# The mill\n\n- wheels\n- axles\n- cards\n\n-------\n\n# The store\n\n"
                 "> It holds a thousand numbers.\n\n    [x] done\n    [ ] open\n",
    "site/manage.py": "import os, sys\nos.environ['DJANGO_SETTINGS_MODULE'] = 'settings'\n"
                      "from django.core.management import execute_from_command_line\nexecute_from_command_line(sys.argv)\n",
    "site/settings.py": "SECRET_KEY = 'mill'\nINSTALLED_APPS = ['django.contrib.auth', 'django.contrib.contenttypes']\n"
                        "DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': 'db'}}\n",
}
POSTGRES = [*SHELL, ". ./postgres.sh; exec psql"]
LOCAL = ["env", "PATH=/usr/local/bin:/usr/bin:/bin"]
# The program in the package lazygit-py.
LAZYGIT = PYPI + "/apps/lazygit/bin/lazygit"
TWELFTH = [
    # Usual states of widely used programs.
    ("vim-sideBySide", [*VIM, "letter.txt"], [":vsplit queue.c" + ENTER, "5j", "j"], BOTH),  # look at two files
    ("vim-listOptions", [*VIM, "letter.txt"], [":", "set nu", "\x04"], BOTH),  # list what an option may be called
    ("neovim-replace", ["nvim", "--clean", "letter.txt"], [":%s/engine/mill/gc", ENTER], BOTH),  # replace one by one
    ("emacs-bookmarks", [*EMACS, "letter.txt"], ["\x18rmone" + ENTER, "\x18\x06fruit.txt" + ENTER, "\x18rmtwo" + ENTER, "\x18rl", "n"], BOTH),  # the bookmarks
    ("emacs-org", [*EMACS, "plan.org"], [DOWN, DOWN], BOTH),  # read an outline
    ("nano-overwrite", ["nano", "letter.txt"], ["\x0f", "\x7f" * 10 + "fruit.txt", ENTER], BOTH),  # save over another file
    ("nano-saveNew", ["nano"], ["Hello", "\x18", "y"], BOTH),  # leave, and name a new file
    ("mc-filteredView", ["mc", "-u"], [A_DOWN * 6, "\x1b!", "wc"], BOTH),  # view what a command says
    ("mc-rightPanel", ["mc", "-u"], [TAB, A_DOWN, A_DOWN], BOTH),  # choose in the other panel
    ("mc-marked", ["mc", "-u"], [A_DOWN * 5, INSERT, INSERT], BOTH),  # mark two files
    ("less-wide", ["less", "-S", "access.log"], ["\x1bOC", "j"], BOTH),  # read a log
    ("htop-memory", HTOP, ["M", A_DOWN, A_DOWN], BOTH),  # sort by memory
    ("htop-commandLine", HTOP, [A_DOWN, A_DOWN, "w"], BOTH),  # the whole command line
    ("top-threads", ["top", "-d", "100"], ["c", "H"], BOTH),  # show threads
    ("tmux-clock", TMUX_BLIND, ["\x02t"], BOTH),  # the clock
    ("tmux-newWindow", TMUX_BLIND, ["\x02c", "ls mu"], BOTH),  # work in a second window
    ("fzf-files", [*SHELL, "find docs music pages cmake -type f | sort | fzf --layout=reverse --border"], ["e", A_DOWN, A_DOWN], BOTH),  # pick a file
    ("fzf-processes", ["bash", "-c", PROCESSES + " ps -eo pid,args --sort=pid | fzf --header-lines=1 --layout=reverse"], [A_DOWN, A_DOWN], BOTH),  # pick a process
    ("git-logStat", [*SHELL, MANY + "git log --stat"], [" ", "j"], BOTH),  # page through the log
    ("git-tagMessage", [*SHELL, MANY + "git -c core.editor=nano tag -a v2"], ["Second"], BOTH),  # write a tag's message
    ("tig-refsSearch", [*SHELL, MANY + "tig refs"], ["/", "dra"], BOTH),  # search a branch
    ("ranger-yanked", ["ranger"], ["jjj", "jj", "yy", "j"], BOTH),  # take a file to copy
    ("nnn-hidden", ["nnn"], [".", "j", "j"], BOTH),  # show hidden files
    ("vifm-preview", ["vifm"], ["w", "jjjj", "j"], BOTH),  # look into files
    ("lf-select", ["lf"], ["jjj", " ", " "], BOTH),  # select two files
    ("mutt-copies", ["mutt"], ["m", "ada@example.org" + ENTER, "Mill" + ENTER, "c", "bob"], BOTH),  # send a copy to somebody
    ("neomutt-tagged", ["neomutt"], ["t", "t"], BOTH),  # tag two messages
    ("ncdu-graph", ["ncdu"], ["g", "j", "j"], BOTH),  # see the sizes as bars
    ("alpine-message", ALPINE, ["E", "I", "v"], BOTH),  # read a message
    ("newsboat-unread", ["newsboat"], [ENTER, "j", "N"], BOTH),  # mark an article as unread
    ("weechat-list", ["weechat-curses", "-t"], ["/alias" + ENTER, "/joi"], BOTH),  # read a list, and join
    ("btop-filter", ["btop"], ["f", "b", "t"], BOTH),  # filter the processes
    ("dialog-setup", ["dialog", "--backtitle", "Mill setup", "--title", "Main menu", "--ok-label", "Select", "--cancel-label", "Exit", "--menu",
                      "Choose what to set up:", "16", "60", "6", "1", "Network interfaces", "2", "Time zone", "3", "Users and passwords",
                      "4", "Services", "5", "Updates"], [A_DOWN, A_DOWN], BOTH),  # choose from a menu
    ("dialog-later", ["dialog", "--title", "Updates", "--extra-button", "--extra-label", "Later", "--help-button", "--yesno",
                      "Do you want to install the updates now?", "8", "56"], [TAB], BOTH),  # put an answer off
    ("whiptail-config", ["whiptail", "--backtitle", "Mill", "--title", "Configuration Tool", "--ok-button", "Select", "--cancel-button", "Finish",
                         "--menu", "Setup Options", "18", "70", "8", "1 System Options", "Configure system settings", "2 Display Options",
                         "Configure display settings", "3 Interfaces", "Configure connections", "4 Localisation", "Language and time zone",
                         "5 About", "Information about this tool"], [A_DOWN, A_DOWN], BOTH),  # choose from a menu
    ("whiptail-reboot", ["whiptail", "--yes-button", "Reboot", "--no-button", "Later", "--yesno", "Would you like to reboot now?", "9", "50"],
     [TAB], BOTH),  # put an answer off
    ("debconf-keyboard", [*SYSTEM, "dpkg-reconfigure", "keyboard-configuration"], [A_DOWN, A_DOWN], BOTH),  # choose a keyboard
    ("debconf-locales", [*SYSTEM, "dpkg-reconfigure", "locales"], [A_DOWN, A_DOWN], BOTH),  # choose languages
    ("bash-twoLines", ["bash", "--rcfile", "kali.sh"], ["ls music" + ENTER, "cat mu"], BOTH),  # a prompt of two lines
    ("node-function", ["node"], ["function mill() {" + ENTER, "  return"], BOTH),  # a function of several lines
    ("w3m-quit", ["w3m", "pages/index.html"], ["q"], BOTH),  # leave
    ("visidata-sorted", ["vd", "table.csv"], ["[", "j", "j"], BOTH),  # sort a table
    ("cfdisk-freed", CFDISK_NEW, ["d", A_DOWN], BOTH),  # delete a partition
    ("textual-palette", [*PYTHON, "contacts.py", "table"], ["\x10", "t", DOWN], BOTH),  # choose a command
    ("rich-shown", [*PYTHON, "shown.py"], [" "], BOTH),  # read tables and trees
    # Programs that no table before has.
    ("psql-typed", POSTGRES, ["select * from fruit;" + ENTER, "\\d fr"], BOTH),  # a query's result
    ("psql-tables", POSTGRES, ["\\pset pager always" + ENTER, "\\d fruit" + ENTER], BOTH),  # look at a table in the pager
    ("terraform-variable", [*LOCAL, "terraform", "apply"], ["Lond"], BOTH),  # give a value
    ("docker-login", [*LOCAL, "docker", "login"], ["ad", "a"], BOTH),  # log in
    ("gh-login", ["gh", "auth", "login"], [DOWN], BOTH),  # choose where to log in
    ("gh-host", ["gh", "auth", "login"], [DOWN, ENTER, "git.exa"], BOTH),  # name a host
    ("lazygit-files", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "j"], BOTH),  # look at the changes
    ("lazygit-commits", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "4", "j", "j"], BOTH),  # choose a commit
    ("lazygit-commit", [*SHELL, MANY + LAZYGIT], [ESC, ESC, " ", "c", "Fix"], BOTH),  # write a message
    ("svn-conflict", [*SHELL, ". ./conflict.sh; exec svn update --force-interactive"], ["m"], BOTH),  # solve a conflict
    ("darcs-record", [*SHELL, ". ./darcs.sh; exec darcs record -A ada@example.org -m Change"], ["?"], BOTH),  # choose changes
    ("sphinx-project", ["sphinx-quickstart"], ["n" + ENTER, "Mi", "ll"], BOTH),  # name a project
    ("django-superuser", [*SHELL, "cd site; python3 manage.py migrate > log; exec python3 manage.py createsuperuser"], ["ad", "a"], BOTH),  # name a user
    ("s3cmd-configure", ["s3cmd", "--configure"], ["key" + ENTER, "se"], BOTH),  # give keys
    ("borg-passphrase", ["borg", "init", "-e", "repokey", "backup"], ["mil", "l"], BOTH),  # choose a passphrase
    ("gitflow-init", [*SHELL, "sh many.sh; cd work; git stash -q; exec git flow init"], ["mas"], BOTH),  # name a branch
    ("trash-restore", [*SHELL, "trash fruit.txt letter.txt; exec trash-restore"], ["1"], BOTH),  # bring a file back
    ("busybox-vi", ["busybox", "vi", "letter.txt"], [":", "w"], BOTH),  # save
    ("octave-typed", ["octave", "--no-gui", "-q"], ["a = [1 2; 3 4]" + ENTER, "det("], BOTH),  # a matrix
    ("bat-file", ["batcat", "--paging=always", "queue.c"], ["j"], BOTH),  # read a file
    ("duf-main", [*SHELL, "duf --only-mp /home,/dev; exec sleep 99"], [" "], BOTH),  # the disks
    ("neofetch-main", [*SHELL, "neofetch --disable kernel cpu; exec sleep 99"], [" "], BOTH),  # the machine
    ("cbonsai-tree", [*SHELL, "cbonsai -s 7 -p; exec sleep 99"], [" "], BOTH),  # a tree
    ("mdp-slide", ["mdp", "slides.md"], ["j", "j"], BOTH),  # a slide
    ("watch-files", ["watch", "ls", "-l", "docs", "music"], [" "], BOTH),  # watch a folder
]

# Files of the thirteenth set.
THIRTEENTH_FILES = {
    "venv.sh": "PS1='(venv) demo@box:~/mill (main) $ '\n",
    ".slrnrc": 'set hostname "example.org"\nset username "demo"\nset read_active 0\nset write_newsrc_flags 0\n',
    ".jnewsrc": "mill.cards:\nmill.engine:\nmill.loom:\n",
    ".newsrc": "mill.cards:\nmill.engine:\nmill.loom:\n",
    "news.py": """import socketserver
GROUPS = {
    'mill.cards': ['Cards for sale', 'A hole too many'],
    'mill.engine': ['The engine works', 'Re: The engine works', '[x] done, [ ] open', 'Who has a spare axle?', 'Oil'],
    'mill.loom': ['Which wool?', 'A visit to Turin', 'Looms for rent'],
}
WRITERS = ['Ada Byron <ada@example.org>', 'Charles Babbage <charles@example.org>', 'Mary Somerville <mary@example.org>']
def head(group, number):
    return ['From: ' + WRITERS[number % 3], 'Newsgroups: ' + group, 'Subject: ' + GROUPS[group][number - 1],
            'Date: Thu, 15 Jan 2026 1%d:00:00 +0000' % number, 'Message-ID: <%s.%d@example.org>' % (group, number), 'Lines: 3']
class Server(socketserver.StreamRequestHandler):
    def say(self, *lines):
        self.wfile.write(''.join(line + '\\r\\n' for line in lines).encode())
    def handle(self):
        group = number = None
        self.say('200 box')
        for line in self.rfile:
            words = line.decode().split()
            verb, rest = words[0].upper() if words else '', words[1:]
            articles = GROUPS.get(group, [])
            if verb == 'QUIT': return self.say('205 bye')
            elif verb == 'MODE': self.say('200 box')
            elif verb == 'CAPABILITIES': self.say('101 these', 'VERSION 2', 'READER', 'OVER', 'HDR', 'LIST ACTIVE NEWSGROUPS OVERVIEW.FMT', '.')
            elif verb == 'DATE': self.say('111 20260115100000')
            elif verb == 'NEWGROUPS': self.say('231 these', '.')
            elif verb == 'LIST' and (rest or ['ACTIVE'])[0].upper() == 'ACTIVE':
                self.say('215 these', *['%s %d 1 y' % (name, len(GROUPS[name])) for name in GROUPS if len(rest) < 2 or rest[1] in (name, '*')], '.')
            elif verb == 'LIST' and rest[0].upper() == 'NEWSGROUPS': self.say('215 these', *[name + ' About the ' + name[5:] for name in GROUPS], '.')
            elif verb == 'LIST' and rest[0].upper() == 'OVERVIEW.FMT':
                self.say('215 these', 'Subject:', 'From:', 'Date:', 'Message-ID:', 'References:', 'Bytes:', 'Lines:', '.')
            elif verb in ('GROUP', 'LISTGROUP') and (rest or [group])[0] in GROUPS:
                group = (rest or [group])[0]
                number = 1
                count = len(GROUPS[group])
                self.say('211 %d 1 %d %s' % (count, count, group))
                if verb == 'LISTGROUP': self.say(*[str(index + 1) for index in range(count)], '.')
            elif verb in ('XOVER', 'OVER') and group:
                first, _, last = (rest or [str(number)])[0].partition('-')
                span = range(int(first), min(int(last or (len(articles) if '-' in line.decode() else first)), len(articles)) + 1)
                self.say('224 these')
                for index in span:
                    values = [field.split(': ', 1)[1] for field in head(group, index)]
                    self.say('\\t'.join([str(index), values[2], values[0], values[3], values[4], '', '300', '3']))
                self.say('.')
            elif verb in ('ARTICLE', 'HEAD', 'BODY', 'STAT') and group:
                word = (rest or [str(number)])[0]
                number = int(word) if word.isdigit() else int(word.split('@')[0].split('.')[-1])
                if number > len(articles): self.say('423 no such article')
                else:
                    code = {'ARTICLE': 220, 'HEAD': 221, 'BODY': 222, 'STAT': 223}[verb]
                    self.say('%d %d <%s.%d@example.org>' % (code, number, group, number))
                    if verb in ('ARTICLE', 'HEAD'): self.say(*head(group, number))
                    if verb == 'ARTICLE': self.say('')
                    if verb in ('ARTICLE', 'BODY'): self.say('Dear all,', '', 'it adds and it carries. Press < OK > to start it.')
                    if verb != 'STAT': self.say('.')
            else: self.say('500 what?')
socketserver.ThreadingTCPServer.allow_reuse_address = True
socketserver.ThreadingTCPServer(('127.0.0.1', 1119), Server).serve_forever()
""",
    "hole.py": """import socketserver
ITEMS = ['0About the mill\\t/about', '1Engines\\t/engines', '1Looms\\t/looms', '0Prices\\t/prices', '7Search the store\\t/search']
class Server(socketserver.StreamRequestHandler):
    def handle(self):
        self.rfile.readline()
        lines = ['+-1'] + ['+INFO: ' + item + '\\t127.0.0.1\\t7070\\t+' for item in ITEMS] + ['.']
        self.wfile.write(''.join(line + '\\r\\n' for line in lines).encode())
socketserver.TCPServer.allow_reuse_address = True
socketserver.TCPServer(('127.0.0.1', 7070), Server).serve_forever()
""",
    "calls.py": """import struct
def packet(second, source, target, text):
    body = text.replace('\\n', '\\r\\n').encode()
    udp = struct.pack('!HHHH', 5060, 5060, 8 + len(body), 0) + body
    ip = struct.pack('!BBHHHBBH4s4s', 69, 0, 20 + len(udp), 1, 0, 64, 17, 0, bytes([10, 0, 0, source]), bytes([10, 0, 0, target]))
    total = sum(struct.unpack('!10H', ip))
    while total > 65535: total = (total & 65535) + (total >> 16)
    ip = ip[:10] + struct.pack('!H', 65535 - total) + ip[12:]
    frame = bytes(12) + b'\\x08\\x00' + ip + udp
    return struct.pack('<IIII', 1768471200 + second, 0, len(frame), len(frame)) + frame
data = struct.pack('<IHHiIII', 0xa1b2c3d4, 2, 4, 0, 0, 65535, 1)
for number, (who, whom) in enumerate([('ada', 'charles'), ('mary', 'ada'), ('george', 'mary'), ('charles', 'george')], 1):
    head = ('Via: SIP/2.0/UDP 10.0.0.1:5060;branch=z9hG4bK{0}\\nFrom: <sip:{1}@example.org>;tag=a{0}\\nTo: <sip:{2}@example.org>{3}\\n'
            'Call-ID: call{0}@example.org\\nCSeq: 1 INVITE\\nContent-Length: 0\\n\\n')
    data += packet(number * 10, 1, 2, 'INVITE sip:%s@example.org SIP/2.0\\n' % whom + head.format(number, who, whom, ''))
    data += packet(number * 10 + 1, 2, 1, 'SIP/2.0 180 Ringing\\n' + head.format(number, who, whom, ';tag=b'))
    data += packet(number * 10 + 3, 2, 1, 'SIP/2.0 200 OK\\n' + head.format(number, who, whom, ';tag=b'))
open('calls.pcap', 'wb').write(data)
""",
    "mill.fb2": """<?xml version="1.0" encoding="utf-8"?>
<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><genre>prose</genre>
<author><first-name>Ada</first-name><last-name>Byron</last-name></author><book-title>The mill</book-title><lang>la</lang>
</title-info></description><body><title><p>The mill</p></title>
"""
    + "".join(f"<section><title><p>Chapter {number}</p></title>"
              + "<p>The mill stands by the river. It adds, and it carries; nobody knows how many cards it has read.</p>" * 4 + "</section>\n"
              for number in range(1, 6)) + "</body></FictionBook>\n",
    "mill.tpp": "--author Ada\n--title The mill\n--date 2026-01-15\nThe parts are:\n\n * wheels\n * axles\n * cards\n--newpage\n--heading The store\n\n"
                "It holds a thousand numbers.\n--beginoutput\n$ make install\n[ OK ] done\n--endoutput\n",
    "shelve.sh": """export BRZ_EMAIL='Ada <ada@example.org>'
mkdir work
cd work
brz init -q
printf 'mill\\nloom\\n' > parts.txt
brz add -q parts.txt
brz commit -q -m Start
printf 'mill\\nstore\\n' > parts.txt
""",
    "work.js": "let total = 0\nfor (const part of [1, 2, 3]) {\n  total += part\n}\nconsole.log(total)\n",
    "totals.py": "class Mill:\n    def add(self, one, other):\n        return one + other\n",
}
NEWS = "python3 news.py & sleep 1; export NNTPSERVER=127.0.0.1; exec "
THIRTEENTH = [
    # Usual states of widely used programs.
    ("vim-fileCompletion", [*VIM, "letter.txt"], ["opages/", "\x18\x06"], BOTH),  # complete the name of a file in the text
    ("vim-unsaved", [*VIM, "letter.txt"], ["iHello" + ESC, ":q", ENTER], BOTH),  # leave without saving
    ("neovim-openFile", ["nvim", "--clean", "letter.txt"], [":e pages/", TAB], BOTH),  # choose a file to open
    ("emacs-variable", [*EMACS, "letter.txt"], ["\x08v", "fill-col"], BOTH),  # look a variable up
    ("nano-again", ["nano", "notes.md"], ["\x17", "main" + ENTER, "\x17"], BOTH),  # search again
    ("mc-found", ["mc", "-u"], ["\x1b?", "*.txt", ENTER, A_DOWN], BOTH),  # choose what a search found
    ("mcedit-options", ["mcedit", "letter.txt"], [F9, "o", ENTER], BOTH),  # set the editor up
    ("less-follow", ["less", "server.log"], ["F"], BOTH),  # follow a log
    ("htop-layout", HTOP, [F2, A_DOWN, A_RIGHT, A_DOWN, A_DOWN], BOTH),  # choose the columns of the header
    ("top-help", ["top", "-d", "100"], ["h"], BOTH),  # what the keys do
    ("tmux-paneMenu", TMUX_BLIND, ["\x02>", A_DOWN], BOTH),  # the menu of a pane
    ("tmux-messages", TMUX_BLIND, ["\x02:new-mill" + ENTER, ENTER, "\x02~"], BOTH),  # read the messages
    ("fzf-history", [*SHELL, "cat -n hstr.history | fzf --tac --no-sort --height=40% --layout=reverse"], ["s", A_DOWN], BOTH),  # search the history
    ("fzf-folders", [*SHELL, "find . -type d -not -path '*/.*' | sort | fzf"],
     ["o", A_UP], BOTH),  # choose a folder
    ("tig-file", [*SHELL, MANY + "tig -- notes.txt"], ["j", "jj"], BOTH),  # the history of a file
    ("git-graph", [*SHELL, MANY + "git log --graph --all --decorate"], [" ", "j"], BOTH),  # the log as a graph
    ("git-amend", [*SHELL, MANY + "git -c core.editor=nano commit --amend"], ["Again "], BOTH),  # reword a commit
    ("ranger-inside", ["ranger"], ["jj", "l", "j"], BOTH),  # go into a folder
    ("nnn-inside", ["nnn"], ["jjjj", "l", "j"], BOTH),  # go into a folder
    ("vifm-found", ["vifm"], [":find *.txt" + ENTER, "j", "j"], BOTH),  # choose what a search found
    ("lf-shell", ["lf"], ["j", "$", "ls"], BOTH),  # run a command
    ("mutt-changeFolder", ["mutt"], ["c", "dra"], BOTH),  # open another folder
    ("neomutt-compose", ["neomutt", "-e", "set editor=true abort_unmodified=no"], ["j", "m", "ada@example.org" + ENTER, "Mill" + ENTER, "j"], BOTH),  # send a message
    ("alpine-help", ALPINE, ["E", "?", " "], BOTH),  # read the help
    ("newsboat-find", ["newsboat"], [ENTER, ENTER, "/", "engine"], BOTH),  # search in an article
    ("irssi-set", ["irssi"], ["/set term" + ENTER, "/sa"], BOTH),  # look at the settings
    ("btop-help", ["btop"], ["h"], BOTH),  # what the keys do
    ("micro-saveNew", ["micro"], ["Hello", "\x13", "new"], BOTH),  # name a new file
    ("dialog-partition", ["dialog", "--backtitle", "Mill installer", "--title", "Partition disks", "--cancel-label", "Go Back", "--menu",
                          "The installer can guide you through partitioning a disk.\n\nPartitioning method:", "16", "66", "4",
                          "guided", "Guided - use entire disk", "lvm", "Guided - use entire disk and set up LVM", "crypt",
                          "Guided - use entire disk and set up encrypted LVM", "manual", "Manual"], [A_DOWN, A_DOWN], BOTH),  # choose how to partition
    ("dialog-account", ["dialog", "--backtitle", "Mill installer", "--title", "User account", "--insecure", "--mixedform", "Enter the new user:", "14", "60", "4",
                        "Full name:", "1", "2", "Ada Byron", "1", "18", "30", "0", "0", "User name:", "2", "2", "", "2", "18", "30", "0", "0",
                        "Password:", "3", "2", "", "3", "18", "30", "0", "1"], [A_DOWN, "ada"], BOTH),  # make an account
    ("whiptail-software", ["whiptail", "--title", "Software selection", "--checklist", "Choose software to install:", "18", "60", "8",
                           "desktop", "Desktop environment", "on", "web", "Web server", "off", "print", "Print server", "off", "ssh", "SSH server", "on",
                           "tools", "Standard system utilities", "on"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose software
    ("whiptail-hostname", ["whiptail", "--backtitle", "Mill installer", "--title", "Network", "--ok-button", "Continue", "--cancel-button", "Back", "--inputbox",
                           "Please enter the hostname for this system:", "10", "60", "bo"], ["x", "1"], BOTH),  # name the host
    ("debconf-console", [*SYSTEM, "dpkg-reconfigure", "console-setup"], [A_DOWN, A_DOWN], BOTH),  # choose an encoding
    ("aptitude-sort", ["aptitude"], ["S", "\x7f" * 20 + "name"], BOTH),  # sort the packages
    ("fish-block", ["fish", "--no-config"], ["for part in mill loom" + ENTER, "echo $pa"], BOTH),  # a loop of several lines
    ("bash-venv", ["bash", "--rcfile", "venv.sh"], ["ls docs" + ENTER, "python3 to"], BOTH),  # a prompt with a branch
    ("node-inspect", ["node", "inspect", "work.js"], ["help" + ENTER, "li"], BOTH),  # debug a script
    ("psql-continued", POSTGRES, ["select name" + ENTER, "from fr"], BOTH),  # a query of several lines
    ("w3m-help", ["w3m", "pages/index.html"], ["H", "j"], BOTH),  # read the help
    ("links-quit", ["links", "pages/index.html"], [ENTER, "q"], BOTH),  # leave
    ("elinks-keep", ELINKS_PAGE, ["a", "X"], BOTH),  # keep a page
    ("visidata-transposed", ["vd", "table.csv"], ["T", "j"], BOTH),  # turn a table
    ("lazygit-branches", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "3", "j"], BOTH),  # choose a branch
    ("lazygit-keys", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "?", "j"], BOTH),  # what the keys do
    ("info-goto", ["info", "info"], ["g", "Adv"], BOTH),  # go to a node
    ("python-class", ["python3"], ["from totals import *" + ENTER, "class Loom(Mill):" + ENTER, "    def ad"], BOTH),  # a class of several lines
    # Programs that no table before has.
    ("slrn-groups", [*SHELL, NEWS + "slrn -p 1119 -f .jnewsrc"], ["j", A_DOWN], BOTH),  # choose a group
    ("slrn-articles", [*SHELL, NEWS + "slrn -p 1119 -f .jnewsrc"], [A_DOWN, ENTER, "n", A_DOWN], BOTH),  # choose an article
    ("tin-groups", [*SHELL, NEWS + "tin -r -Q -p 1119"], ["j", A_DOWN], BOTH),  # choose a group
    ("tin-articles", [*SHELL, NEWS + "tin -r -Q -p 1119"], ["j", ENTER, "j", A_DOWN], BOTH),  # choose an article
    ("sngrep-calls", [*SHELL, "python3 calls.py; exec sngrep -I calls.pcap"], [A_DOWN, A_DOWN], BOTH),  # choose a call
    ("sngrep-filterTyped", [*SHELL, "python3 calls.py; exec sngrep -I calls.pcap"], [A_DOWN, "\x1b[18~", "ada"], BOTH),  # choose which calls to see
    ("pgcli-menu", [*SHELL, ". ./postgres.sh; exec pgcli"], ["select * from fr", TAB], BOTH),  # complete a query
    ("pgactivity-main", [*SHELL, ". ./postgres.sh; for part in 1 2 3; do psql -q -c 'select pg_sleep(99)' & done; exec pg_activity"], [A_DOWN, A_DOWN], BOTH),  # watch a database
    ("crecord-main", [*SHELL, MANY + "git crecord"], [A_RIGHT, A_RIGHT, A_DOWN], BOTH),  # choose changes
    ("gopher-menu", [*SHELL, "python3 hole.py & sleep 1; exec gopher 127.0.0.1 7070"], [ENTER, A_DOWN, A_DOWN], BOTH),  # choose from a menu
    ("netrik-page", ["netrik", "pages/index.html"], ["j", TAB], BOTH),  # read a page
    ("pamauth-profiles", [*SYSTEM, "pam-auth-update"], [A_DOWN, " "], BOTH),  # choose how to log in
    ("pry-typed", ["pry"], ["[1, 2].map" + ENTER, "ls Stri"], BOTH),  # calculate
    ("utop-typed", ["utop"], ["List.length [1; 2];;" + ENTER, "List.ma"], BOTH),  # calculate
    ("maxima-typed", ["maxima"], ["factor(x^2 - 1);" + ENTER, "solve(x"], BOTH),  # calculate
    ("wajig-typed", ["wajig"], ["help" + ENTER, "sho"], BOTH),  # look for a package
    ("vault-password", ["ansible-vault", "create", "secrets.yml"], ["mil", "l"], BOTH),  # choose a password
    ("certtool-name", [*SHELL, "certtool --generate-privkey --outfile key.pem > log 2>&1; exec certtool --generate-request --load-privkey key.pem"],
     ["GB" + ENTER, "Mi", "ll"], BOTH),  # ask for a certificate
    ("dhmake-type", [*SHELL, "mkdir mill-1.0; cd mill-1.0; exec env LOGNAME=root USER=root PYTHONWARNINGS=ignore dh_make --createorig -e ada@example.org"], ["s"], BOTH),  # choose a kind of package
    ("brz-shelve", [*SHELL, ". ./shelve.sh; exec brz shelve"], ["?"], BOTH),  # put changes away
    ("dav-editing", ["dav", "letter.txt"], [A_DOWN, "Hello"], BOTH),  # write
    ("tpp-slide", ["tpp", "mill.tpp"], [" ", " "], BOTH),  # a slide
    ("fbless-page", ["fbless", "mill.fb2"], ["j", "j"], BOTH),  # read a book
    ("cal-months", [*SHELL, "cal -A 5 1 2026; exec sleep 99"], [" "], BOTH),  # six months
]

FOURTEENTH_FILES = {
    "prompts.js": """const prompts = require('prompts')
const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth'].map(title => ({ title, value: title }))
const kinds = {
  select: { type: 'select', name: 'town', message: 'Which town?', choices },
  several: { type: 'multiselect', name: 'towns', message: 'Which towns?', choices },
  toggle: { type: 'toggle', name: 'on', message: 'Start the mill?', active: 'yes', inactive: 'no' },
}
prompts(kinds[process.argv[2]])
""",
    "enquire.js": """const { prompt } = require('enquirer')
const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const kinds = {
  select: { type: 'select', name: 'town', message: 'Which town?', choices },
  form: { type: 'form', name: 'user', message: 'Who are you?', choices: [
    { name: 'name', message: 'Full name', initial: 'Ada Byron' }, { name: 'user', message: 'User name' }, { name: 'town', message: 'Town' }] },
  input: { type: 'input', name: 'name', message: 'Name of the mill?', initial: 'mill' },
}
prompt(kinds[process.argv[2]]).catch(() => {})
""",
    "inquirer.js": """const figures = require('figures')
const inquirer = require('inquirer')
Object.assign(figures, figures.default)
const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const kinds = {
  list: { type: 'list', name: 'town', message: 'Which town?', choices },
  checkbox: { type: 'checkbox', name: 'towns', message: 'Which towns?', choices },
}
inquirer.prompt([kinds[process.argv[2]]])
""",
    "deploy.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'grouped':
    import questionary
    questionary.select('What do you want to do?', choices=['Start', 'Stop', questionary.Separator(), 'Settings', 'Leave']).ask()
if kind == 'rawlist':
    from InquirerPy import inquirer
    inquirer.rawlist(message='Which town?', choices=TOWNS).execute()
if kind == 'confirm':
    from InquirerPy import inquirer
    inquirer.confirm(message='Deploy to the mill?').execute()
if kind == 'password':
    import inquirer
    inquirer.prompt([inquirer.Password('word', message='Password of the mill')])
if kind == 'menu':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, title='Which town?', search_key='/', show_search_hint=True).show()
""",
    "plan.md": "# The mill\n\n- wheels\n- axles\n- cards\n\n---\n\n# The store\n\n> It holds a thousand numbers.\n\n1. read\n2. write\n\n    $ make install\n",
    "license.txt": "Licence of the mill\n\n" + "".join(f"{number}. You may use part {number} of the mill as you like, as long as you oil it.\n" for number in range(1, 31)),
}
# Node with the libraries that Debian has for it.
NODE = ["env", "NODE_PATH=/usr/share/nodejs", "node"]
FOURTEENTH = [
    # Usual states of widely used programs.
    ("vim-lineCompletion", [*VIM, "notes.md"], ["oLine 1", "\x18\x0c"], BOTH),  # complete a whole line
    ("vim-shell", [*VIM, "letter.txt"], [":!ls docs", ENTER], BOTH),  # run a command
    ("neovim-colors", ["nvim", "--clean", "letter.txt"], [":colorscheme ", TAB], BOTH),  # choose colours
    ("neovim-help", ["nvim", "--clean", "letter.txt"], [":help" + ENTER, "j"], BOTH),  # read the help
    ("emacs-write", [*EMACS, "letter.txt"], ["\x18\x17", "new"], BOTH),  # save under another name
    ("emacs-packages", [*EMACS, "letter.txt"], ["\x1bxlist-packages" + ENTER, "n", "n"], BOTH),  # choose a package
    ("nano-backwards", ["nano", "notes.md"], ["\x17", "\x1bb", "main"], BOTH),  # search backwards
    ("nano-new", ["nano", "new.txt"], ["x", "y"], BOTH),  # write a new file
    ("mc-ftp", ["mc", "-u"], [F9, "l", "p"], BOTH),  # go to a server
    ("mc-attributes", ["mc", "-u"], [A_DOWN * 6, "\x18e", A_DOWN], BOTH),  # change attributes
    ("less-end", ["less", "server.log"], ["G", "k"], BOTH),  # the end of a log
    ("htop-locks", HTOP, [A_DOWN, "x"], BOTH),  # the locks of a process
    ("top-cores", ["top", "-d", "100"], ["1", "t"], BOTH),  # each core
    ("tmux-numbers", TMUX_BLIND, ["\x02%", "\x02\"", "\x02q"], BOTH),  # the numbers of the panes
    ("tmux-treeTagged", TMUX_BLIND, ["\x02w", "t", A_DOWN], BOTH),  # tag a window
    ("fzf-branches", [*SHELL, MANY + "sh -c 'git branch -a | fzf --reverse --header=\"Switch to\"'"], ["d", A_DOWN], BOTH),  # choose a branch
    ("fzf-packages", [*SHELL, "dpkg-query -f '${Package}\\n' -W | head -40 | fzf -m --preview 'dpkg -s {}'"], [A_UP, TAB], BOTH),  # choose packages
    ("tig-pager", [*SHELL, MANY + "sh -c 'git show | tig'"], ["j", "j"], BOTH),  # read a commit
    ("git-status", [*SHELL, MANY + "bash --norc"], ["git status" + ENTER, "git ad"], BOTH),  # what has changed
    ("git-blame", [*SHELL, MANY + "git blame notes.txt"], [" ", "k"], BOTH),  # who wrote a line
    ("ranger-linemode", ["ranger"], ["jj", "M"], BOTH),  # the keys that can follow
    ("nnn-delete", ["nnn"], ["jjjjj", "x"], BOTH),  # remove a file
    ("vifm-maps", ["vifm"], [":nmap" + ENTER, "j"], BOTH),  # what the keys do
    ("lf-find", ["lf"], ["f", "l"], BOTH),  # find a file
    ("mutt-reply", ["mutt"], ["r", "x"], BOTH),  # answer a message
    ("mutt-attachFile", ["mutt"], ["m", "ada@example.org" + ENTER, "Mill" + ENTER, "a", "fru"], BOTH),  # attach a file
    ("neomutt-sidebar", ["neomutt", "-e", "set sidebar_visible=yes; mailboxes ~/mail ~/sent"], ["j", "j"], BOTH),  # mail beside folders
    ("alpine-printer", ALPINE, ["E", "S", "P", A_DOWN], BOTH),  # choose a printer
    ("alpine-journal", ALPINE, ["E", "J"], BOTH),  # read the messages
    ("newsboat-reverse", ["newsboat"], [ENTER, "G"], BOTH),  # sort the articles
    ("irssi-bind", ["irssi"], ["/bind" + ENTER, "/bi"], BOTH),  # what the keys do
    ("weechat-keys", ["weechat-curses", "-t"], ["/key list" + ENTER, "/key b"], BOTH),  # what the keys do
    ("btop-options", ["btop"], ["o", DOWN, DOWN], BOTH),  # set the monitor up
    ("dialog-wifi", ["dialog", "--backtitle", "Mill installer", "--title", "Wireless network", "--radiolist", "Choose a network:", "15", "54", "5",
                     "mill", "WPA2  90 %", "on", "store", "WPA2  71 %", "off", "guests", "open  64 %", "off", "loom", "WPA3  20 %", "off"],
     [A_DOWN, A_DOWN], BOTH),  # choose a network
    ("dialog-license", ["dialog", "--title", "Licence", "--exit-label", "Accept", "--textbox", "license.txt", "18", "64"], [A_DOWN, A_DOWN], BOTH),  # read a licence
    ("dialog-address", ["dialog", "--title", "Network", "--ok-label", "Save", "--form", "Address of eth0:", "14", "54", "4", "Address:", "1", "2", "10.0.0.2", "1", "14",
                        "20", "0", "Netmask:", "2", "2", "255.255.255.0", "2", "14", "20", "0", "Gateway:", "3", "2", "", "3", "14", "20", "0"],
     [A_DOWN, A_DOWN, "10.0"], BOTH),  # set an address
    ("whiptail-layout", ["whiptail", "--backtitle", "Mill installer", "--title", "Keyboard", "--radiolist", "Choose a keyboard layout:", "16", "50", "6",
                         "us", "English (US)", "on", "gb", "English (UK)", "off", "de", "German", "off", "fr", "French", "off", "it", "Italian", "off"],
     [A_DOWN, A_DOWN, " "], BOTH),  # choose a layout
    ("whiptail-wifi", ["whiptail", "--title", "Wireless network", "--cancel-button", "Go Back", "--passwordbox", "Passphrase of the network \"mill\":", "10", "56"],
     ["secret", TAB], BOTH),  # a passphrase
    ("debconf-city", [*SYSTEM, "dpkg-reconfigure", "tzdata"], [ENTER, A_DOWN], BOTH),  # choose a city
    ("fish-git", [*SHELL, "mkdir -p .local/share/fish/generated_completions; " + MANY + "fish"], ["git sta", TAB], BOTH),  # complete a command of git
    ("bash-error", LOOK, ["cat nothing" + ENTER, "gti status" + ENTER, "gi"], BOTH),  # mistakes
    ("zsh-correct", ["zsh", "-f"], ["PS1='demo%% '; setopt correct" + ENTER, "lss docs" + ENTER], BOTH),  # a mistake
    ("node-error", ["node"], ["mill.turn()" + ENTER, "cons"], BOTH),  # a mistake
    ("python-traceback", ["python3"], ["1 / 0" + ENTER, "pri"], BOTH),  # a mistake
    ("sqlite-schema", ["sqlite3"], [".read prices.sql" + ENTER, ".schema" + ENTER, "insert in"], BOTH),  # what is in a database
    ("gdb-breakpoints", [*SHELL, "gcc -g loop.c -o loop; exec gdb -q loop"], ["break 5" + ENTER, "info break" + ENTER, "dele"], BOTH),  # list breakpoints
    ("lynx-source", ["lynx", "pages/index.html"], ["\\", "j"], BOTH),  # the source of a page
    ("visidata-menu", ["vd", "table.csv"], ["\x1bf", DOWN], BOTH),  # the menu
    ("ssh-overwrite", [*SHELL, "ssh-keygen -q -N '' -f key; exec ssh-keygen -f key"], ["n"], BOTH),  # a key that exists
    ("questionary-grouped", [*PYTHON, "deploy.py", "grouped"], [DOWN, DOWN], BOTH),  # choose what to do
    ("inquirerpy-rawlist", [*PYTHON, "deploy.py", "rawlist"], [DOWN, DOWN], BOTH),  # choose by number
    ("inquirer-password", [*PYTHON, "deploy.py", "password"], ["mil", "l"], BOTH),  # a password
    # Programs that no table before has.
    ("prompts-select", [*NODE, "prompts.js", "select"], [DOWN, DOWN], BOTH),  # choose a town
    ("prompts-several", [*NODE, "prompts.js", "several"], [DOWN, " "], BOTH),  # choose towns
    ("enquirer-select", [*NODE, "enquire.js", "select"], [DOWN, DOWN], BOTH),  # choose a town
    ("enquirer-form", [*NODE, "enquire.js", "form"], [DOWN, "ada"], BOTH),  # fill a form in
    ("inquirerjs-list", [*NODE, "inquirer.js", "list"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerjs-checkbox", [*NODE, "inquirer.js", "checkbox"], [DOWN, " "], BOTH),  # choose towns
    ("hstr-main", [*SHELL, "cp hstr.history .bash_history; export HISTFILE=/home/demo/.bash_history; exec hstr"], ["l", A_DOWN], BOTH),  # find a command again
    ("taskwarrior-list", [*SHELL, "export TASKRC=/home/demo/.taskrc; task add Oil the mill; task add project:loom Buy wool; task list; exec sleep 99"], [" "], BOTH),  # what there is to do
    ("patat-slide", ["patat", "plan.md"], [" ", " "], BOTH),  # a slide
    ("ttyclock-main", ["tty-clock", "-s"], [" "], BOTH),  # a clock
    ("nethogs-main", [*SYSTEM, "nethogs", "-a", "-d", "99", "lo"], ["m"], BOTH),  # who uses the network
    ("twenty48-board", ["2048"], ["j", "l"], BOTH),  # a board
    ("lshw-shown", [*SYSTEM, *SHELL, "lshw -class system; exec sleep 99"], [" "], BOTH),  # about the machine
]

FIFTEENTH_FILES = {
    "ask.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const titled = choices.map(title => ({ title, value: title }))
const [library, kind] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  const kinds = {
    autocomplete: { type: 'autocomplete', name, message: 'Which town?', choices: titled },
    number: { type: 'number', name, message: 'How many cards?', initial: 3 },
    list: { type: 'text', name, message: 'Name of the engine?', initial: 'mill' },
  }
  require('prompts')(kinds[kind])
} else if (library === 'enquirer') {
  const kinds = {
    multiselect: { type: 'multiselect', name, message: 'Which towns?', choices },
    confirm: { type: 'confirm', name, message: 'Start the mill?' },
    autocomplete: { type: 'autocomplete', name, message: 'Which town?', choices },
  }
  require('enquirer').prompt(kinds[kind]).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  const kinds = {
    expand: { type: 'expand', name, message: 'A file is in the way', choices: [
      { key: 'y', name: 'Overwrite', value: 1 }, { key: 'd', name: 'Show the differences', value: 2 }, { key: 'x', name: 'Abort', value: 3 }] },
    rawlist: { type: 'rawlist', name, message: 'Which town?', choices },
    input: { type: 'input', name, message: 'Name of the project?', default: 'mill' },
  }
  require('inquirer').prompt([kinds[kind]])
}
""",
    "choose.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'shortcuts':
    import questionary
    questionary.select('Which town?', choices=TOWNS, use_shortcuts=True).ask()
if kind == 'path':
    from InquirerPy import inquirer
    inquirer.filepath(message='Which file?').execute()
if kind == 'expand':
    from InquirerPy import inquirer
    inquirer.text(message='Name of the mill?', default='mill').execute()
if kind == 'editor':
    import inquirer
    inquirer.prompt([inquirer.Path('path', message='Where is the mill?')])
if kind == 'preview':
    from simple_term_menu import TerminalMenu
    TerminalMenu(['fruit.txt', 'letter.txt', 'server.log'], title='Which file?', preview_command='cat {}', preview_size=0.4).show()
""",
    "test_mill.py": "def test_add():\n    assert 1 + 2 == 3\n\ndef test_carry():\n    total = sum([1, 2, 3])\n    assert total == 7\n",
    "broken.c": "#include <stdio.h>\n\nint main(void) {\n    int total = 0\n    printf(\"%d\\n\", totl);\n    return \"mill\";\n}\n",
    "Makefile": "all: loom mill\n\nloom: loop.c\n\tgcc -o loom loop.c\n\nmill: broken.c\n\tgcc -o mill broken.c\n",
    "todo.txt": "(A) Oil the mill +mill @work\n(B) Buy wool +loom @town\n(C) Write to Charles @home\nx Count the cards +mill\n",
    "guide.md": "# The mill\n\nIt *adds* and it **carries**.\n\n## Parts\n\n- wheels\n- axles\n- cards\n\n## Use\n\n1. Put cards in.\n2. Press `Start`.\n",
}
FIFTEENTH = [
    # Usual states of widely used programs.
    ("vim-editFile", [*VIM, "letter.txt"], [":e fru", TAB], BOTH),  # open another file
    ("vim-recording", [*VIM, "letter.txt"], ["qa", "iHello"], BOTH),  # record a macro
    ("vim-changes", [*VIM, "letter.txt"], [":changes", ENTER], BOTH),  # what was changed
    ("neovim-registers", ["nvim", "--clean", "letter.txt"], ["yyj", ":registers" + ENTER], BOTH),  # look at the registers
    ("emacs-shell", [*EMACS, "letter.txt"], ["\x1bxshell" + ENTER, "ls docs" + ENTER, "echo h"], BOTH),  # a shell
    ("emacs-infoFolder", [*EMACS, "letter.txt"], ["\x08i", DOWN], BOTH),  # the manuals
    ("nano-count", ["nano", "letter.txt"], [A_DOWN, "\x1bd"], BOTH),  # count the words
    ("nano-noHelp", ["nano", "notes.md"], [A_DOWN, "\x1bx"], BOTH),  # hide the help
    ("mc-unselect", ["mc", "-u"], ["*", "\\", "x"], BOTH),  # unmark files
    ("mcedit-newFile", ["mcedit"], ["Hello", F2], BOTH),  # name a new file
    ("top-memorySort", ["top", "-d", "100"], ["E", "M"], BOTH),  # who uses memory
    ("tmux-renameSession", TMUX_BLIND, ["\x02$", "\x7f", "mill"], BOTH),  # rename a session
    ("fzf-environment", [*SHELL, "env | sort | fzf --reverse"], ["M", A_DOWN], BOTH),  # choose a variable
    ("fzf-grep", [*SHELL, "grep -n a fruit.txt letter.txt table.csv | fzf -d : --nth 3.. --layout=reverse-list"], [A_UP, A_UP], BOTH),  # choose what a search found
    ("git-merge", [*SHELL, MANY + "sh -c 'git stash -q; git checkout -q draft; echo 1 > one; git add one; git commit -qm One; git -c core.editor=\"vim -u NONE\" merge main'"], ["j", "k"], BOTH),  # the message of a merge
    ("git-patches", [*SHELL, MANY + "git log -p -3"], [" ", "j"], BOTH),  # read changes
    ("git-config", [*SHELL, MANY + "git -c core.editor=nano config --edit"], [A_DOWN, "x"], BOTH),  # edit the settings
    ("vifm-colors", ["vifm"], [":colorscheme" + ENTER, "j"], BOTH),  # choose colours
    ("lf-sortKeys", ["lf"], ["j", "s"], BOTH),  # choose an order
    ("mutt-flag", ["mutt"], ["j", "w"], BOTH),  # flag a message
    ("mutt-pagerSearch", ["mutt"], ["kk" + ENTER, "/", "carr"], BOTH),  # search in a message
    ("neomutt-parts", ["neomutt"], ["j", "v"], BOTH),  # the parts of a message
    ("alpine-signature", ALPINE, ["E", "S", "S", "Ada"], BOTH),  # write a signature
    ("alpine-collections", ALPINE, ["E", "S", "L"], BOTH),  # where mail lies
    ("irssi-alias", ["irssi"], ["/alias" + ENTER, "/al"], BOTH),  # look at the aliases
    ("dialog-boot", ["dialog", "--backtitle", "Mill", "--title", "Boot", "--no-cancel", "--extra-button", "--extra-label", "Edit", "--menu", "Choose what to start:", "14", "50", "4",
                     "1", "Mill", "2", "Mill (recovery)", "3", "Memory test"], [A_DOWN], BOTH),  # choose what to start
    ("dialog-services", ["dialog", "--title", "Services", "--separate-output", "--checklist", "Start at boot:", "15", "52", "6",
                         "cron", "Run jobs", "on", "ssh", "Remote login", "on", "cups", "Printing", "off", "nginx", "Web server", "off", "exim", "Mail", "off"],
     [A_DOWN, A_DOWN, " "], BOTH),  # choose services
    ("dialog-proxy", ["dialog", "--backtitle", "Mill installer", "--title", "Proxy", "--ok-label", "Continue", "--inputbox", "Enter the address of the proxy, or leave it blank:", "10", "58", "http://"],
     ["bo", "x"], BOTH),  # name a proxy
    ("whiptail-zone", ["whiptail", "--backtitle", "Mill installer", "--title", "Time zone", "--notags", "--menu", "Select your time zone:", "15", "44", "6",
                       "l", "London", "r", "Rome", "p", "Paris", "b", "Berlin", "m", "Madrid"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a zone
    ("whiptail-erase", ["whiptail", "--title", "Erase disk", "--yes-button", "Erase", "--no-button", "Keep", "--defaultno", "--yesno", "All data on /dev/sda will be lost. Erase it?", "9", "52"],
     ["\x0c"], BOTH),  # confirm
    ("debconf-manDb", [*SYSTEM, "env", "DEBIAN_FRONTEND=dialog", "dpkg-reconfigure", "man-db"], [TAB], BOTH),  # answer a question
    ("bash-jobs", LOOK, ["sleep 99 & sleep 98 &" + ENTER, "jobs" + ENTER, "kill %"], BOTH),  # the jobs
    ("zsh-rightPrompt", ["zsh", "-f"], ["PS1='%~ %# '; RPS1='[main]'" + ENTER, "cd docs" + ENTER, "ls"], BOTH),  # a prompt on both sides
    ("fish-error", ["fish", "--no-config"], ["gti status" + ENTER, "gi"], BOTH),  # a mistake
    ("node-editor", ["node"], [".editor" + ENTER, "let a = 1" + ENTER, "a +"], BOTH),  # several lines
    ("sqlite-error", ["sqlite3"], ["selct 1;" + ENTER, "select"], BOTH),  # a mistake
    ("psql-expanded", POSTGRES, ["\\x" + ENTER, "select * from fruit;" + ENTER, "\\d"], BOTH),  # rows as records
    ("info-index", ["info", "info"], ["i", "key"], BOTH),  # search the index
    ("questionary-shortcuts", [*PYTHON, "choose.py", "shortcuts"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerpy-text", [*PYTHON, "choose.py", "expand"], ["2", "b"], BOTH),  # name a mill
    ("inquirer-path", [*PYTHON, "choose.py", "editor"], ["/ho", "me"], BOTH),  # name a folder
    ("termmenu-preview", [*PYTHON, "choose.py", "preview"], [DOWN], BOTH),  # choose a file
    ("prompts-autocomplete", [*NODE, "ask.js", "prompts", "autocomplete"], ["L", DOWN], BOTH),  # choose a town
    ("prompts-number", [*NODE, "ask.js", "prompts", "number"], ["1", "2"], BOTH),  # a number
    ("enquirer-multiselect", [*NODE, "ask.js", "enquirer", "multiselect"], [DOWN, " "], BOTH),  # choose towns
    ("enquirer-autocomplete", [*NODE, "ask.js", "enquirer", "autocomplete"], ["l", DOWN], BOTH),  # choose a town
    ("inquirerjs-rawlist", [*NODE, "ask.js", "inquirer", "rawlist"], [DOWN, DOWN], BOTH),  # choose by number
    ("inquirerjs-input", [*NODE, "ask.js", "inquirer", "input"], ["lo", "om"], BOTH),  # name a project
    # Programs that no table before has.
    ("pass-insert", [*SHELL, "export GNUPGHOME=/home/demo/.gnupg; (gpg --batch --passphrase '' --quick-gen-key ada@example.org; pass init ada@example.org) > log 2>&1; exec pass insert mill"],
     ["secr"], BOTH),  # keep a password
    ("pytest-failed", [*SHELL, "PYTHONPATH=" + PYPI + " python3 -m pytest -p no:cacheprovider --color=yes test_mill.py; exec sleep 99"], [" "], BOTH),  # a test that fails
    ("castero-main", [PYPI + "/bin/castero"], ["h", "h"], BOTH),  # podcasts
    ("gcc-errors", [*SHELL, "gcc -fdiagnostics-color broken.c; exec sleep 99"], [" "], BOTH),  # mistakes
    ("make-failed", [*SHELL, "make; exec sleep 99"], [" "], BOTH),  # a build that fails
    ("tree-folders", [*SHELL, "tree -C docs music pages; exec sleep 99"], [" "], BOTH),  # the folders
    ("hexyl-file", [*SHELL, "hexyl -n 200 fruit.txt; exec sleep 99"], [" "], BOTH),  # the bytes of a file
    ("figlet-banner", [*SHELL, "figlet The mill; exec sleep 99"], [" "], BOTH),  # large letters
    ("ripgrep-matches", [*SHELL, "rg --color=always -n mill . | head -20; exec sleep 99"], [" "], BOTH),  # what a search found
]

SIXTEENTH_FILES = {
    "query.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [library, kind] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  const kinds = {
    toggle: { type: 'toggle', name, message: 'Start the mill?', initial: true, active: 'yes', inactive: 'no' },
  }
  require('prompts')(kinds[kind])
} else if (library === 'enquirer') {
  const kinds = {
    sort: { type: 'sort', name, message: 'Put the towns in order', choices },
  }
  require('enquirer').prompt(kinds[kind]).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  const inquirer = require('inquirer')
  const kinds = {
    grouped: { type: 'list', name, message: 'What do you want to do?', choices: ['Start', 'Stop', new inquirer.Separator(), 'Settings', 'Leave'] },
  }
  inquirer.prompt([kinds[kind]])
}
""",
    "wonder.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'default':
    import questionary
    questionary.select('Which town?', choices=TOWNS, default='Turin', pointer='>', instruction='(arrows move)').ask()
if kind == 'checks':
    from InquirerPy import inquirer
    inquirer.checkbox(message='Which towns?', choices=TOWNS, border=True, instruction='(space selects)').execute()
if kind == 'search':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, title='Which town?', show_search_hint=True, status_bar='5 towns').show()
if kind == 'pzp':
    from pzp import pzp
    pzp(TOWNS)
if kind == 'typer':
    import typer
    del sys.argv[1:]
    typer.run(lambda: typer.prompt('Name of the mill', default='loom'))
if kind == 'cmd2':
    import cmd2
    cmd2.Cmd().cmdloop('The mill')
""",
    "hours.dat": "2026/01/10 Oil\n    Expenses:Mill    $12.00\n    Assets:Cash\n\n2026/01/12 Wool\n    Expenses:Loom    $30.00\n    Assets:Cash\n",
    "mill.json": '{"name": "mill", "parts": [{"name": "axle", "count": 2}, {"name": "card", "count": 40}], "works": true}\n',
}
SIXTEENTH = [
    # Usual states of widely used programs.
    ("vim-locationList", [*VIM, "notes.md"], [":lvimgrep /Line 1/ %" + ENTER, ":lopen" + ENTER, "j"], BOTH),  # go to what was found
    ("mutt-threads", ["mutt"], ["ot", "k"], BOTH),  # messages by threads
    ("neovim-liveSubstitute", ["nvim", "--clean", "fruit.txt"], [":%s/e/", "EE"], BOTH),  # see a change before it is made
    ("emacs-insertFile", [*EMACS, "letter.txt"], ["\x18i", "fru"], BOTH),  # insert a file
    ("emacs-describeKey", [*EMACS, "letter.txt"], ["\x08k", "\x06"], BOTH),  # what a key does
    ("nano-append", ["nano", "letter.txt"], ["x", "\x0f", "\x1ba"], BOTH),  # append to a file
    ("nano-missing", ["nano", "letter.txt"], ["\x17", "zebra", ENTER], BOTH),  # a search without matches
    ("nano-softWrap", ["nano", "access.log"], ["\x1bs", A_DOWN], BOTH),  # wrap long lines
    ("mc-deleteFolder", ["mc", "-u"], [A_DOWN * 8, F8, ENTER], BOTH),  # delete a folder with files
    ("mc-folderSizes", ["mc", "-u"], [F9, "c", "i"], BOTH),  # how large the folders are
    ("mcedit-open", ["mcedit", "letter.txt"], [F9, "f", "o", "fru"], BOTH),  # open a file
    ("mcview-unwrapped", ["mcview", "access.log"], [F2, DOWN], BOTH),  # cut long lines off
    ("less-missing", ["less", "letter.txt"], ["/mill", ENTER], BOTH),  # a search without matches
    ("htop-inverted", HTOP, ["I", A_DOWN], BOTH),  # the other way round
    ("htop-hidden", HTOP, ["H", "p", A_DOWN], BOTH),  # whole paths
    ("fzf-services", [*SHELL, "grep -v '^#' /etc/services | head -30 | fzf --prompt='Port> ' --header='Choose a service'"], ["t", A_UP], BOTH),  # choose a service
    ("fzf-selectAll", [*SHELL, "fzf -m --reverse --bind ctrl-a:select-all < fruit.txt"], ["\x01", A_DOWN], BOTH),  # choose all
    ("git-reflog", [*SHELL, MANY + "git reflog"], ["j", "j"], BOTH),  # what happened
    ("tig-checkout", [*SHELL, MANY + "tig refs"], ["j", "C"], BOTH),  # switch to a branch
    ("nnn-diskUsage", ["nnn"], ["t", "d"], BOTH),  # how large the files are
    ("lf-copied", ["lf"], ["jjj", "y", "j"], BOTH),  # copy a file
    ("mutt-deletePattern", ["mutt"], ["D", "~s mill"], BOTH),  # delete messages by a pattern
    ("neomutt-above", ["neomutt", "-e", "set pager_index_lines=6"], ["j", ENTER], BOTH),  # a message below the list
    ("alpine-expunge", ALPINE, ["E", "I", "D", "X"], BOTH),  # confirm that messages go
    ("alpine-newFolder", ALPINE, ["E", "L", "A", "mill"], BOTH),  # make a folder
    ("newsboat-allRead", ["newsboat"], ["A", "j"], BOTH),  # mark a feed as read
    ("irssi-network", ["irssi"], ["/network list" + ENTER, "/net"], BOTH),  # look at the networks
    ("dialog-users", ["dialog", "--backtitle", "Mill", "--title", "Users", "--ok-label", "Edit", "--extra-button", "--extra-label", "New", "--cancel-label", "Back", "--menu", "Users of this machine:", "15", "50", "6",
                      "ada", "Ada Byron", "charles", "Charles Babbage", "mary", "Mary Somerville", "george", "George Boole"], [A_DOWN, A_DOWN], BOTH),  # choose a user
    ("dialog-login", ["dialog", "--title", "Log in", "--insecure", "--mixedform", "Log in to the mill:", "12", "50", "3", "User:", "1", "2", "ada", "1", "14", "24", "0", "0",
                      "Password:", "2", "2", "", "2", "14", "24", "0", "1"], [A_DOWN, "mill"], BOTH),  # log in
    ("dialog-restart", ["dialog", "--backtitle", "Mill installer", "--title", "Restart", "--yes-label", "Now", "--no-label", "Later", "--yesno", "The update is installed. Restart the machine?", "7", "52"], [TAB], BOTH),  # confirm
    ("whiptail-language", ["whiptail", "--backtitle", "Mill installer", "--title", "Select a language", "--cancel-button", "Go Back", "--menu", "Choose the language of the installation.", "17", "54", "7",
                           "C", "No localization", "Dutch", "Nederlands", "English", "English", "French", "Français", "German", "Deutsch", "Italian", "Italiano"], [A_DOWN, A_DOWN], BOTH),  # choose a language
    ("whiptail-user", ["whiptail", "--backtitle", "Mill installer", "--title", "User name", "--ok-button", "Continue", "--cancel-button", "Go Back", "--inputbox", "Name of the new account:", "10", "50", "ada"], ["b", "y"], BOTH),  # name a user
    ("whiptail-mirror", ["whiptail", "--title", "Mirror", "--radiolist", "Choose a mirror of the archive:", "14", "56", "4", "deb", "deb.example.org", "on", "ftp", "ftp.example.org", "off", "near", "near.example.org", "off"],
     [A_DOWN, " ", TAB], BOTH),  # choose a mirror
    ("debconf-sysstat", [*SYSTEM, "dpkg-reconfigure", "sysstat"], [TAB], BOTH),  # answer a question
    ("debconf-certificates", [*SYSTEM, "dpkg-reconfigure", "ca-certificates"], [A_DOWN], BOTH),  # trust certificates
    ("zsh-history", ["zsh", "-f"], ["PS1='demo%% '" + ENTER, "ls docs" + ENTER, "fc -l" + ENTER, "!"], BOTH),  # what was typed
    ("fish-paths", [*SHELL, "mkdir -p .local/share/fish/generated_completions; exec fish --no-config"], ["cat l", TAB, TAB], BOTH),  # complete a path
    ("python-syntax", ["python3"], ["if 3 = total:" + ENTER, "tot"], BOTH),  # a mistake
    ("ncdu-counts", ["ncdu"], ["c", "j"], BOTH),  # count the files
    ("lynx-visited", ["lynx", "pages/index.html"], ["V", A_DOWN], BOTH),  # pages of before
    ("screen-kill", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["ls" + ENTER, "\x01k"], BOTH),  # end a window
    ("ssh-changePassphrase", [*SHELL, "ssh-keygen -q -N mills -f key; exec ssh-keygen -p -f key"], ["mills" + ENTER, "lo"], BOTH),  # change a passphrase
    ("questionary-default", [*PYTHON, "wonder.py", "default"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerpy-border", [*PYTHON, "wonder.py", "checks"], [DOWN, " "], BOTH),  # choose towns
    ("termmenu-search", [*PYTHON, "wonder.py", "search"], ["/", "in"], BOTH),  # choose a town
    ("prompts-toggle", [*NODE, "query.js", "prompts", "toggle"], [A_LEFT, A_RIGHT], BOTH),  # confirm
    ("enquirer-sort", [*NODE, "query.js", "enquirer", "sort"], [DOWN, DOWN], BOTH),  # put towns in order
    ("inquirerjs-grouped", [*NODE, "query.js", "inquirer", "grouped"], [DOWN, DOWN], BOTH),  # choose what to do
    # Programs that no table before has.
    ("mcdiff-main", ["mcdiff", "fruit.txt", "letter.txt"], [DOWN, DOWN], BOTH),  # compare two files
    ("crontab-edit", [*SHELL, "EDITOR=nano crontab -e"], [A_DOWN, "#"], BOTH),  # edit the jobs
    ("unzip-replace", [*SHELL, "python3 -c \"import zipfile; z = zipfile.ZipFile('mill.zip', 'w'); z.write('letter.txt')\"; exec unzip mill.zip"], ["?", "r"], BOTH),  # a file that exists
    ("pzp-main", [*PYTHON, "wonder.py", "pzp"], ["n", A_UP], BOTH),  # choose a town
    ("cmd2-typed", [*PYTHON, "wonder.py", "cmd2"], ["help" + ENTER, "hist"], BOTH),  # type a command
    ("typer-prompt", [*PYTHON, "wonder.py", "typer"], ["mi", "ll"], BOTH),  # name a mill
    ("cryptsetup-confirm", [*SYSTEM, *SHELL, "truncate -s 30M disk.img; exec cryptsetup luksFormat disk.img"], ["YE", "S"], BOTH),  # confirm
    ("ledger-register", [*SHELL, "ledger -f hours.dat register; ledger -f hours.dat balance; exec sleep 99"], [" "], BOTH),  # what was spent
    ("jq-shown", [*SHELL, "jq -C . mill.json; exec sleep 99"], [" "], BOTH),  # read data
    ("cowsay-shown", [*SHELL, "cowsay The mill turns; exec sleep 99"], [" "], BOTH),  # a cow
    ("diff-shown", [*SHELL, "sed s/a/o/ fruit.txt > other.txt; diff -u --color=always fruit.txt other.txt; exec sleep 99"], [" "], BOTH),  # what differs
]

SEVENTEENTH_FILES = {
    "town.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  const titled = choices.map(title => ({ title, value: title }))
  require('prompts')({ type: 'autocompleteMultiselect', name, message: 'Which towns?', choices: titled })
} else if (library === 'enquirer') {
  require('enquirer').prompt({ type: 'input', name, message: 'Name of the mill?', initial: 'loom' }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  require('inquirer').prompt([{ type: 'password', name, message: 'Passphrase of the mill?', mask: '*' }])
}
""",
    "town.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'disabled':
    import questionary
    from questionary import Choice
    questionary.select('Where to?', choices=['London', 'Turin', Choice('Lincoln', disabled='no road'), 'Jedburgh', 'Walworth']).ask()
if kind == 'expand':
    from InquirerPy import inquirer
    inquirer.fuzzy(message='Which town?', choices=TOWNS, multiselect=True, max_height='70%').execute()
if kind == 'shortcuts':
    from simple_term_menu import TerminalMenu
    TerminalMenu(['[n] New game', '[l] Load game', '[s] Settings', '[q] Quit'], title='The mill').show()
if kind == 'options':
    from textual.app import App
    from textual.widgets import Footer, Header, OptionList
    class Towns(App):
        TITLE = 'Towns'
        BINDINGS = [('v', 'visit', 'Visit'), ('r', 'remove', 'Remove'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Header()
            yield OptionList(*TOWNS)
            yield Footer()
    Towns().run()
""",
    ".snownews/urls": "file:///home/demo/one.xml|||\nfile:///home/demo/two.xml|||\nfile:///home/demo/three.xml|||\n",
    ".config/snownews/urls": "file:///home/demo/one.xml|||\nfile:///home/demo/two.xml|||\nfile:///home/demo/three.xml|||\n",
    "mill.rs": "fn main() {\n    let total: i32 = \"mill\";\n    println!(\"{}\", totl);\n}\n",
}

SEVENTEENTH = [
    # Usual states of widely used programs.
    ("mc-archive", [*SHELL, "tar cf archive.tar docs music fruit.txt letter.txt notes.md; exec mc -u"], ["cd archive.tar/utar://" + ENTER, A_DOWN, A_DOWN], BOTH),  # look into an archive
    ("ranger-hidden", ["ranger"], ["j", "z", "h", "j"], BOTH),  # all files
    ("lf-preview", ["lf"], ["G", "k"], BOTH),  # look at a file
    ("vifm-hidden", ["vifm"], ["za", "j"], BOTH),  # all files
    ("neomutt-browser", ["neomutt"], ["j", "c", "?", TAB, "j"], BOTH),  # choose a mailbox
    ("neomutt-help", ["neomutt"], ["j", "?", "j"], BOTH),  # the keys
    ("mutt-headers", ["mutt"], ["k" + ENTER, "h"], BOTH),  # all headers of a message
    ("alpine-colors", ALPINE, ["E", "S", "K"], BOTH),  # choose colours
    ("alpine-forward", ALPINE, ["E", "I", "F", "ada"], BOTH),  # forward a message
    ("newsboat-afterReading", ["newsboat"], [ENTER, ENTER, "q"], BOTH),  # back to the list
    ("htop-sortTime", HTOP, ["T", A_DOWN], BOTH),  # who took most time
    ("btop-tree", ["btop"], ["e", DOWN], BOTH),  # processes as a tree
    ("fzf-directories", [*SHELL, "find . -type d | sort | fzf --height=60% --reverse --border"], ["o", A_DOWN], BOTH),  # choose a folder
    ("fzf-users", [*SHELL, "head -20 /etc/passwd | cut -d: -f1,7 | fzf -d : --with-nth=1 --prompt='User> '"], ["m", A_UP], BOTH),  # choose a user
    ("dialog-keymap", ["dialog", "--backtitle", "Mill installer", "--title", "Keyboard", "--cancel-label", "Back", "--default-item", "us", "--menu", "Select a keyboard:", "15", "46", "6",
                       "be", "Belgian", "de", "German", "fr", "French", "it", "Italian", "uk", "British", "us", "American", "se", "Swedish"], [A_UP], BOTH),  # choose a keyboard
    ("dialog-disks", ["dialog", "--backtitle", "Mill installer", "--title", "Disk", "--radiolist", "Install to which disk?", "13", "56", "4",
                      "sda", "ATA Disk 500 GB", "on", "sdb", "USB Stick 16 GB", "off", "nvme0n1", "SSD 1 TB", "off"], [A_DOWN, " "], BOTH),  # choose a disk
    ("dialog-network", ["dialog", "--backtitle", "Mill installer", "--title", "Network", "--form", "Settings of eth0:", "14", "56", "5", "Address:", "1", "2", "192.168.1.7", "1", "14", "24", "0",
                        "Netmask:", "2", "2", "", "2", "14", "24", "0", "Gateway:", "3", "2", "192.168.1.1", "3", "14", "24", "0", "DNS:", "4", "2", "", "4", "14", "24", "0"],
     [A_DOWN, "255.255"], BOTH),  # set up the network
    ("whiptail-raspi", ["whiptail", "--title", "Mill Software Configuration Tool (mill-config)", "--ok-button", "Select", "--cancel-button", "Finish", "--menu", "Setup Options", "18", "76", "8",
                        "1 System Options", "Configure system settings", "2 Display Options", "Configure display settings", "3 Interface Options", "Configure connections",
                        "4 Performance Options", "Configure performance settings", "5 Localisation Options", "Configure language and regional settings", "6 Advanced Options", "Configure advanced settings",
                        "8 Update", "Update this tool to the latest version", "9 About", "Information about this tool"], [A_DOWN, A_DOWN], BOTH),  # set up a machine
    ("whiptail-packages", ["whiptail", "--backtitle", "Mill installer", "--title", "Packages", "--checklist", "Choose the packages to install:", "15", "60", "6",
                           "git", "Version control", "on", "vim", "Text editor", "off", "htop", "Process viewer", "on", "tmux", "Terminal multiplexer", "off", "curl", "Transfer of files", "off"],
     [A_DOWN, " "], BOTH),  # choose packages
    ("debconf-interface", [*SYSTEM, "dpkg-reconfigure", "debconf"], [A_DOWN], BOTH),  # choose an interface
    ("emacs-diredMark", [*EMACS, "."], ["m", "m"], BOTH),  # mark files
    ("emacs-replaceString", [*EMACS, "letter.txt"], ["\x1bxreplace-string" + ENTER, "mill"], BOTH),  # replace
    ("neovim-quickfix", ["nvim", "--clean", "letter.txt"], [":vimgrep /a/ fruit.txt letter.txt" + ENTER, ":copen" + ENTER, "j"], BOTH),  # go to what was found
    ("vim-patch", [*SHELL, "sed s/a/o/ fruit.txt > other.txt; diff -u fruit.txt other.txt > mill.diff; exec vim -N -u NONE mill.diff"], ["j", "j"], BOTH),  # read a patch
    ("pico-search", ["pico", "letter.txt"], ["\x17", "mill"], BOTH),  # search
    ("micro-keymenu", ["micro", "letter.txt"], ["\x1bg", "x"], BOTH),  # show the keys
    ("mcedit-marked", ["mcedit", "letter.txt"], ["\x1bOR", DOWN], BOTH),  # mark lines
    ("mcview-end", ["mcview", "notes.md"], ["j", "\x1b[F"], BOTH),  # the end of a file
    ("git-rebaseNano", [*SHELL, MANY + "sh -c 'git stash -q; git -c core.editor=nano rebase -i HEAD~5'"], [A_DOWN, A_DOWN], BOTH),  # reorder commits
    ("git-show", [*SHELL, MANY + "git show HEAD~3"], [" ", "j"], BOTH),  # read a commit
    ("tig-all", [*SHELL, MANY + "tig --all"], ["j", "j"], BOTH),  # commits of all branches
    ("ncdu-apparent", ["ncdu"], ["a", "j"], BOTH),  # sizes of contents
    ("visidata-folder", ["vd", "."], ["j", "j"], BOTH),  # choose a file
    ("ptpython-complete", [*PYTHON, "-m", "ptpython"], ["import o", "s"], BOTH),  # complete a name
    ("node-help", ["node"], [".help" + ENTER, "cons"], BOTH),  # the commands
    ("psql-databases", POSTGRES, ["\\l" + ENTER, "\\c"], BOTH),  # the databases
    ("less-long", ["less", "-M", "server.log"], ["j", "j"], BOTH),  # read a log
    ("man-shown", ["man", "bash"], [" ", "j"], BOTH),  # read a manual
    ("w3m-info", ["w3m", "pages/index.html"], ["="], BOTH),  # about a page
    ("watch-memory", ["watch", "-n", "99", "free", "-h"], [" "], BOTH),  # watch the memory
    ("diff-sideBySide", [*SHELL, "sed s/a/o/ fruit.txt > other.txt; diff -y -W 60 fruit.txt other.txt; exec sleep 99"], [" "], BOTH),  # two files side by side
    ("textual-optionList", [*PYTHON, "town.py", "options"], [DOWN, DOWN], BOTH),  # choose a town
    ("questionary-disabled", [*PYTHON, "town.py", "disabled"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerpy-fuzzySeveral", [*PYTHON, "town.py", "expand"], ["i", TAB], BOTH),  # choose towns
    ("termmenu-shortcuts", [*PYTHON, "town.py", "shortcuts"], [DOWN, DOWN], BOTH),  # start a game
    ("prompts-autocompleteSeveral", [*NODE, "town.js", "prompts"], [DOWN, " "], BOTH),  # choose towns
    ("enquirer-input", [*NODE, "town.js", "enquirer"], ["mi", "ll"], BOTH),  # name a mill
    ("inquirerjs-password", [*NODE, "town.js", "inquirer"], ["mil", "l"], BOTH),  # type a passphrase
    ("inquirerjs-expand", [*NODE, "ask.js", "inquirer", "expand"], ["h", ENTER, "d"], BOTH),  # what to do with a file
    # Programs that no table before has.
    ("aws-configure", ["env", "PATH=/root/.pyenv/versions/3.11.7/bin:/usr/bin:/bin", "aws", "configure"], ["AKIA", "MILL"], BOTH),  # log in
    ("iex-typed", ["iex"], ["1 + 2" + ENTER, "Enum.ma"], BOTH),  # type an expression
    ("mysql-password", ["mysql", "-u", "root", "-p"], ["mil", "l"], BOTH),  # log in
    ("createuser-name", ["createuser", "--interactive"], ["ad", "a"], BOTH),  # name a user
    ("kermit-typed", ["kermit"], ["show parity" + ENTER, "set lin"], BOTH),  # type a command
    ("at-jobs", ["at", "now", "+", "1", "hour"], ["ls docs" + ENTER, "make"], BOTH),  # a job for later
    ("inxi-shown", [*SHELL, "inxi -c 0 -S -I; exec sleep 99"], [" "], BOTH),  # about the machine
    ("boxes-shown", [*SHELL, "echo The mill turns | boxes -d stone; exec sleep 99"], [" "], BOTH),  # a text in a box
    ("rustc-errors", ["env", "RUSTUP_HOME=/root/.rustup", *SHELL, "/root/.cargo/bin/rustc --color=always mill.rs; exec sleep 99"], [" "], BOTH),  # mistakes
]

EIGHTEENTH_FILES = {
    "next.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth', 'Oxford', 'Dublin', 'Basel', 'Leiden']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  const described = choices.slice(0, 4).map((title, index) => ({ title, value: title, description: `${index + 1} days away` }))
  require('prompts')({ type: 'select', name, message: 'Where do you go?', choices: described, hint: 'Arrows move' })
} else if (library === 'enquirer') {
  require('enquirer').prompt({ type: 'select', name, message: 'Where do you go?', limit: 5, choices }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  require('inquirer').prompt([{ type: 'list', name, message: 'Where do you go?', pageSize: 5, choices }])
}
""",
    "next.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth', 'Oxford', 'Dublin', 'Basel', 'Leiden']
kind = sys.argv[1]
if kind == 'checked':
    import questionary
    from questionary import Choice
    questionary.checkbox('What does the mill need?', choices=[Choice('Oil', checked=True), 'Wool', Choice('Cards', checked=True), 'Wheels']).ask()
if kind == 'scrolled':
    from InquirerPy import inquirer
    inquirer.select(message='Where do you go?', choices=TOWNS, max_height=5, instruction='(9 towns)').execute()
if kind == 'choice':
    from prompt_toolkit.shortcuts import choice
    choice(message='Which part do you want?', options=[('mill', 'Mill'), ('loom', 'Loom'), ('cards', 'Cards'), ('axle', 'Axle')])
if kind == 'selection':
    from textual.app import App
    from textual.widgets import Footer, SelectionList
    class Parts(App):
        BINDINGS = [('s', 'save', 'Save'), ('u', 'undo', 'Undo'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield SelectionList(('Mill', 1, True), ('Loom', 2), ('Cards', 3), ('Axle', 4, True), ('Wheel', 5))
            yield Footer()
    Parts().run()
if kind == 'table':
    from textual.app import App
    from textual.widgets import DataTable, Footer, Input
    class People(App):
        BINDINGS = [('n', 'new', 'New'), ('r', 'remove', 'Remove'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Input(placeholder='Search people')
            yield DataTable(cursor_type='row')
            yield Footer()
        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns('Name', 'Town', 'Born')
            for row in [('Ada', 'London', '1815'), ('Charles', 'Walworth', '1791'), ('Mary', 'Jedburgh', '1780'), ('George', 'Lincoln', '1815')]:
                table.add_row(*row)
    People().run()
""",
    "manuals.txt": "ls (1) - list directory contents\ncp (1) - copy files and directories\nmv (1) - move files\nrm (1) - remove files\n"
                   "ln (1) - make links between files\nstat (1) - display file status\ntouch (1) - change file timestamps\n",
    "hosts.txt": "mill.example.org\nloom.example.org\nstore.example.org\nprinter.example.org\nbackup.example.org\n",
    "wreck": "#!/bin/sh\nfor last; do :; done\necho the mill turns >> \"$last\"\n",
    "rules": "Defaults env_reset\nroot ALL=(ALL:ALL) ALL\n",
}

EIGHTEENTH = [
    # Usual states of widely used programs.
    ("vim-folded", [*VIM, "totals.py", "queue.c"], [":next" + ENTER, ":set fdm=indent" + ENTER, "j"], BOTH),  # fold parts of a file
    ("emacs-fidoVertical", [*EMACS, "--eval", "(fido-vertical-mode 1)", "letter.txt"], ["\x1bx", "find-f", DOWN], BOTH),  # choose a command
    ("nano-position", ["nano", "fruit.txt"], [A_DOWN, "\x03"], BOTH),  # where the cursor is
    ("nano-caseSensitive", ["nano", "letter.txt"], ["\x17", "Mill", "\x1bc"], BOTH),  # search for capital letters
    ("nano-undone", ["nano", "letter.txt"], ["Hello", "\x1bu"], BOTH),  # undo
    ("pico-writeOut", ["pico", "fruit.txt"], ["plum", "\x0f", ".new"], BOTH),  # save as another file
    ("mc-longListing", ["mc", "-u"], ["\x1bt", "\x1bt", A_DOWN, A_DOWN], BOTH),  # all about the files
    ("mc-moveMarked", ["mc", "-u"], ["\x1b[F", INSERT, A_UP, A_UP, INSERT, "\x1b[17~"], BOTH),  # move marked files
    ("mcedit-userMenu", ["mcedit", "letter.txt"], ["\x1b[23~", A_DOWN], BOTH),  # choose what to do with a text
    ("ranger-multipane", ["ranger"], ["j", "~", "j"], BOTH),  # folders side by side
    ("nnn-timeOrder", ["nnn"], ["t", "t", "j"], BOTH),  # order files by time
    ("lf-information", ["lf"], ["j", "za", "j"], BOTH),  # sizes and times of the files
    ("vifm-onePane", ["vifm"], [":only" + ENTER, "j", "j"], BOTH),  # one pane
    ("vifm-localFilter", ["vifm"], ["=", "mi"], BOTH),  # filter the files
    ("ncdu-modified", ["ncdu", "-e"], ["m", "j", "j"], BOTH),  # when the files changed
    ("mutt-limited", ["mutt"], ["l", "~s e" + ENTER, "j"], BOTH),  # some of the messages
    ("mutt-undelete", ["mutt"], ["d", "U", "~s wo"], BOTH),  # undelete messages by a pattern
    ("neomutt-saveMessage", ["neomutt"], ["j", "s", "x"], BOTH),  # save a message
    ("alpine-takeAddress", ALPINE, ["E", "I", "T", "ada"], BOTH),  # keep an address
    ("alpine-send", ALPINE, ["E", "C", "ada@example.org", A_DOWN, A_DOWN, A_DOWN, "Mill", "\x18"], BOTH),  # confirm that a message goes
    ("newsboat-deleteArticle", ["newsboat"], [ENTER, "D", "j"], BOTH),  # delete an article
    ("git-wordDiff", [*SHELL, MANY + "git log -p --word-diff -2"], [" ", "j"], BOTH),  # changes by words
    ("tig-fileHistory", [*SHELL, MANY + "tig notes.txt"], ["j", "j"], BOTH),  # the history of a file
    ("htop-merged", HTOP, ["m", A_DOWN], BOTH),  # names beside commands
    ("htop-collapsed", HTOP, ["\x1b[15~", A_DOWN, "-"], BOTH),  # fold a tree of processes
    ("tmux-gotoLine", TMUX_BLIND, ["ls" + ENTER, "\x02[", "g", "2"], BOTH),  # go to a line
    ("bash-history", LOOK, ["ls docs" + ENTER, "cat fruit.txt" + ENTER, "history" + ENTER, "!"], BOTH),  # what was typed
    ("node-searchBack", ["node"], ["let mill = 1" + ENTER, "mill + 1" + ENTER, "\x12", "let"], BOTH),  # find an expression again
    ("gdb-pending", [*SHELL, "gcc -g loop.c -o loop; exec gdb -q loop"], ["break turn" + ENTER, "n"], BOTH),  # answer a question
    ("dialog-raid", ["dialog", "--backtitle", "Mill installer", "--title", "RAID", "--cancel-label", "Back", "--checklist", "Choose the partitions of the array:", "14", "54", "5",
                     "/dev/sda1", "100 GB", "on", "/dev/sdb1", "100 GB", "on", "/dev/sdc1", "250 GB", "off", "/dev/sdd1", "250 GB", "off"],
     [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose partitions
    ("dialog-mailAccount", ["dialog", "--title", "Mail account", "--form", "Where is your mail?", "13", "58", "4", "Server:", "1", "2", "mail.example.org", "1", "12", "30", "0",
                            "Port:", "2", "2", "993", "2", "12", "8", "0", "User:", "3", "2", "", "3", "12", "30", "0"],
     [A_DOWN, A_DOWN, "ada"], BOTH),  # fill a form in
    ("whiptail-rescue", ["whiptail", "--backtitle", "Mill rescue", "--title", "Rescue operations", "--cancel-button", "Go Back", "--menu", "What shall be done?", "16", "60", "6",
                         "shell", "Execute a shell in /dev/sda1", "other", "Execute a shell in the installer", "grub", "Reinstall the boot loader",
                         "root", "Choose another root file system", "reboot", "Reboot the machine"], [A_DOWN, A_DOWN], BOTH),  # choose what to do
    ("whiptail-desktop", ["whiptail", "--title", "Desktop", "--radiolist", "Choose a desktop environment:", "15", "52", "5",
                          "gnome", "GNOME", "off", "kde", "KDE Plasma", "on", "xfce", "Xfce", "off", "mate", "MATE", "off", "none", "No desktop", "off"],
     [A_DOWN, A_DOWN, " "], BOTH),  # choose a desktop
    ("debconf-mailKind", [*SYSTEM, "dpkg-reconfigure", "exim4-config"], [ENTER, A_DOWN, A_DOWN], BOTH),  # choose how mail is delivered
    ("debconf-popularity", [*SYSTEM, "dpkg-reconfigure", "popularity-contest"], [TAB], BOTH),  # answer a question
    ("elinks-select", ["elinks", "-no-home", "-no-connect", "pages/form.html"], [DOWN * 6, ENTER, DOWN], BOTH),  # choose in a form
    ("fzf-manuals", [*SHELL, "fzf --prompt='Manual> ' --layout=reverse < manuals.txt"], ["fi", A_DOWN, A_DOWN], BOTH),  # choose a manual
    ("fzf-hosts", [*SHELL, "fzf --height=50% --border --info=inline --prompt='ssh ' --header='Enter connects' < hosts.txt"], ["or", A_UP], BOTH),  # choose a host
    ("fzy-hosts", [*SHELL, "fzy -p 'Host: ' -l 6 < hosts.txt"], ["o", DOWN, DOWN], BOTH),  # choose a host
    ("questionary-checked", [*PYTHON, "next.py", "checked"], [DOWN, " "], BOTH),  # choose parts
    ("inquirerpy-scrolled", [*PYTHON, "next.py", "scrolled"], [DOWN, DOWN, DOWN], BOTH),  # choose a town
    ("ptk-choice", [*PYTHON, "next.py", "choice"], [DOWN, DOWN], BOTH),  # choose a part
    ("textual-selectionList", [*PYTHON, "next.py", "selection"], [DOWN, DOWN, " "], BOTH),  # choose parts
    ("textual-searchTable", [*PYTHON, "next.py", "table"], [TAB, DOWN, DOWN], BOTH),  # choose a person
    ("enquirer-scrolled", [*NODE, "next.js", "enquirer"], [DOWN, DOWN], BOTH),  # choose a town
    ("prompts-described", [*NODE, "next.js", "prompts"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerjs-scrolled", [*NODE, "next.js", "inquirer"], [DOWN, DOWN], BOTH),  # choose a town
    ("rich-markdown", [*PYTHON, "-m", "rich.markdown", "guide.md"], [" "], BOTH),  # read a text
    ("tree-sizes", [*SHELL, "tree -h -D docs music pages songs; exec sleep 99"], [" "], BOTH),  # how large the files are
    ("cal-year", [*SHELL, "cal -y 2026; exec sleep 99"], [" "], BOTH),  # a year
    # Programs that no table before has.
    ("ipdb-typed", [*PYTHON, "-m", "ipdb", "totals.py"], ["n" + ENTER, "p tot"], BOTH),  # debug a program
    ("ansiblevault-password", ["ansible-vault", "encrypt", "letter.txt"], ["mil", "l"], BOTH),  # encrypt a file
    ("zip-password", ["zip", "-e", "mill.zip", "letter.txt"], ["mil", "l"], BOTH),  # encrypt an archive
    ("sevenzip-replace", [*SHELL, "7z a mill.7z letter.txt > log; exec 7z x mill.7z"], ["?" + ENTER, "u"], BOTH),  # a file that exists
    ("visudo-error", [*SYSTEM, *SHELL, "chmod +x wreck; EDITOR=/home/demo/wreck exec visudo -f rules"], ["?" + ENTER, "x"], BOTH),  # a mistake in rules
    ("nala-question", [*SYSTEM, "nala", "install", "nyancat"], ["n"], BOTH),  # confirm that a package is installed
    ("qrencode-shown", [*SHELL, "qrencode -t UTF8 http://example.org/mill; exec sleep 99"], [" "], BOTH),  # a code for a camera
    ("toilet-banner", [*SHELL, "toilet The mill; exec sleep 99"], [" "], BOTH),  # large letters
    ("icdiff-shown", [*SHELL, "sed s/a/o/ fruit.txt > other.txt; icdiff fruit.txt other.txt; exec sleep 99"], [" "], BOTH),  # two files side by side
    ("lsd-shown", [*SHELL, "lsd -l --icon never docs music pages songs; exec sleep 99"], [" "], BOTH),  # the files
    ("lscpu-shown", [*SHELL, "lscpu; exec sleep 99"], [" "], BOTH),  # about the machine
    ("screenfetch-shown", [*SHELL, "screenfetch -N; exec sleep 99"], [" "], BOTH),  # about the machine
]

NINETEENTH_FILES = {
    "after.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  const titled = choices.map((title, index) => ({ title, value: title, disabled: index === 1 }))
  require('prompts')({ type: 'select', name, message: 'Where do you go?', choices: titled, warn: 'No road' })
} else if (library === 'enquirer') {
  require('enquirer').prompt({ type: 'multiselect', name, message: 'Where do you go?', initial: [0, 3], choices }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  const checked = choices.map((name, index) => ({ name, checked: index === 2 }))
  require('inquirer').prompt([{ type: 'checkbox', name, message: 'Where do you go?', choices: checked }])
}
""",
    "after.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'pointer':
    import questionary
    questionary.select('Where to?', choices=TOWNS, pointer='->', instruction=' ', default='Turin').ask()
if kind == 'choices':
    from InquirerPy import inquirer
    from InquirerPy.separator import Separator
    inquirer.select(message='What now?', choices=['Start', 'Stop', Separator(), 'Settings', 'Quit'], default='Stop').execute()
if kind == 'status':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, title='Where to?', status_bar='Enter goes there', menu_cursor='* ').show()
if kind == 'complete':
    from prompt_toolkit import prompt
    from prompt_toolkit.completion import WordCompleter
    prompt('Town: ', completer=WordCompleter(TOWNS, ignore_case=True), complete_while_typing=True)
if kind == 'radio':
    from textual.app import App
    from textual.widgets import Footer, RadioSet
    class Trip(App):
        BINDINGS = [('g', 'go', 'Go'), ('s', 'stay', 'Stay'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield RadioSet(*TOWNS)
            yield Footer()
    Trip().run()
if kind == 'people':
    from textual.app import App
    from textual.widgets import DataTable, Footer, Header
    class People(App):
        TITLE = 'People'
        BINDINGS = [('a', 'add', 'Add'), ('e', 'edit', 'Edit'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Header()
            yield DataTable(cursor_type='row', zebra_stripes=True)
            yield Footer()
        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns('Name', 'Town')
            for row in [('Ada', 'London'), ('Charles', 'Walworth'), ('Mary', 'Jedburgh'), ('George', 'Lincoln')]: table.add_row(*row)
    People().run()
if kind == 'user':
    from textual.app import App
    from textual.widgets import Button, Footer, Input
    class User(App):
        BINDINGS = [('s', 'save', 'Save'), ('q', 'quit', 'Quit'), ('f1', 'help', 'Help')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Input(placeholder='Name')
            yield Input(placeholder='Passphrase', password=True)
            yield Button('Save')
            yield Footer()
    User().run()
""",
    "towns.txt": "London\nTurin\nLincoln\nJedburgh\nWalworth\nOxford\nDublin\nBasel\nLeiden\n",
    "fix.diff": "--- old/parts\n+++ new/parts\n@@ -1 +1 @@\n-mill\n+loom\n",
}

NINETEENTH = [
    # Usual states of widely used programs.
    ("mc-inFolder", ["mc", "-u", "songs"], [A_DOWN, A_DOWN], BOTH),  # the files of a folder
    ("mcedit-insertFile", ["mcedit", "letter.txt"], ["\x1b[15;2~", "fruit"], BOTH),  # insert a file
    ("ranger-inFolder", ["ranger", "songs"], ["j", "j"], BOTH),  # the files of a folder
    ("ranger-bySize", ["ranger", "--cmd=set sort size"], ["j", "j"], BOTH),  # order the files by size
    ("nnn-inFolder", ["nnn", "songs"], ["j", "j"], BOTH),  # the files of a folder
    ("lf-inFolder", ["lf", "songs"], ["j", "j"], BOTH),  # the files of a folder
    ("vifm-inFolders", ["vifm", "songs", "docs"], ["j", "j"], BOTH),  # two folders
    ("neomutt-deleted", ["neomutt"], ["j", "d", "k"], BOTH),  # delete a message
    ("neomutt-pipe", ["neomutt"], ["j", "|", "wc"], BOTH),  # give a message to a command
    ("mutt-toggledNew", ["mutt"], ["N", "j"], BOTH),  # mark a message as read
    ("mutt-shell", ["mutt"], ["!", "ls"], BOTH),  # run a command
    ("alpine-deleted", ALPINE, ["E", "I", "D", "P"], BOTH),  # delete a message
    ("newsboat-toggledRead", ["newsboat"], [ENTER, DOWN, "N", DOWN], BOTH),  # mark an article as read
    ("htop-sortMemory", HTOP, ["M", A_DOWN, A_DOWN], BOTH),  # who takes most memory
    ("tig-five", [*SHELL, MANY + "tig -5"], ["j", "j"], BOTH),  # the last commits
    ("fzf-towns", [*SHELL, "fzf --multi --height=12 --layout=reverse --prompt='Town: ' < towns.txt"], ["l", TAB, A_DOWN], BOTH),  # choose towns
    ("peco-towns", ["peco", "--prompt", "Town>", "towns.txt"], ["li", A_DOWN], BOTH),  # choose a town
    ("dialog-timezone", ["dialog", "--backtitle", "Mill installer", "--title", "Time zone", "--menu", "Select the area:", "15", "44", "7",
                         "1", "Africa", "2", "America", "3", "Asia", "4", "Europe", "5", "Pacific", "6", "UTC"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a zone
    ("dialog-printer", ["dialog", "--title", "Printer", "--ok-label", "Add", "--form", "A new printer:", "12", "54", "3", "Name:", "1", "2", "loom", "1", "12", "24", "0",
                        "Place:", "2", "2", "", "2", "12", "24", "0", "Address:", "3", "2", "ipp://loom", "3", "12", "24", "0"], [A_DOWN, "store"], BOTH),  # add a printer
    ("dialog-features", ["dialog", "--title", "Features", "--separate-output", "--checklist", "Which features shall be built?", "13", "56", "4",
                         "ssl", "Encryption", "on", "ipv6", "Long addresses", "off", "docs", "Manuals", "on", "tests", "Tests", "off"], [A_DOWN, " "], BOTH),  # choose features
    ("whiptail-timezone", ["whiptail", "--title", "Time zone", "--notags", "--menu", "Select your area:", "15", "44", "6",
                           "af", "Africa", "am", "America", "as", "Asia", "eu", "Europe", "utc", "UTC"], [A_DOWN, A_DOWN], BOTH),  # choose a zone
    ("whiptail-interfaces", ["whiptail", "--backtitle", "Mill firewall", "--title", "Interfaces", "--checklist", "Trust which interfaces?", "14", "52", "4",
                             "eth0", "Wire", "on", "eth1", "Second wire", "off", "wlan0", "Radio", "off"], [A_DOWN, " "], BOTH),  # choose interfaces
    ("whiptail-domain", ["whiptail", "--title", "Domain", "--inputbox", "Domain of the mill:", "9", "48"], ["exam", "ple.org"], BOTH),  # name a domain
    ("nano-nextFile", ["nano", "fruit.txt", "letter.txt"], [A_DOWN, "\x1b."], BOTH),  # the other file
    ("nano-regexReplace", ["nano", "letter.txt"], ["\x1c", "\x1br", "mi"], BOTH),  # replace what a pattern finds
    ("pico-readFile", ["pico", "letter.txt"], ["\x12", "fru"], BOTH),  # insert a file
    ("vim-encrypt", [*VIM, "letter.txt"], [":X" + ENTER, "mil"], BOTH),  # encrypt a file
    ("vim-visualBlock", [*VIM, "fruit.txt"], ["\x16", "jjl"], BOTH),  # mark a block
    ("neovim-split", ["nvim", "-u", "NONE", "letter.txt"], [":vsplit fruit.txt" + ENTER, "j"], BOTH),  # two files
    ("bash-heredoc", LOOK, ["cat <<END" + ENTER, "mill" + ENTER, "lo"], BOTH),  # type several lines
    ("zsh-continued", ["zsh", "-f"], ["PS1='demo%% '" + ENTER, "for f in docs/*" + ENTER, "do ec"], BOTH),  # a loop
    ("psql-roles", POSTGRES, ["\\pset pager off" + ENTER, "\\du" + ENTER, "select na"], BOTH),  # the users
    ("git-restorePatch", [*SHELL, MANY + "git restore -p"], ["?" + ENTER, "n"], BOTH),  # undo some changes
    ("git-branches", [*SHELL, MANY + "git -p branch -av"], [" "], BOTH),  # read the branches
    ("ssh-fingerprint", [*SHELL, "ssh-keygen -q -N '' -f key; exec ssh-keygen -l"], ["ke", "y"], BOTH),  # look at a key
    ("fdisk-delete", [*SYSTEM, *SHELL, "truncate -s 100M disk.img; sfdisk -q disk.img < disk.layout; exec fdisk disk.img"], ["p" + ENTER, "d" + ENTER, "1"], BOTH),  # delete a partition
    ("calcurse-raised", ["calcurse"], [TAB, TAB, "+", "j"], BOTH),  # what matters more
    ("ncdu-byName", ["ncdu"], ["n", "j", "j"], BOTH),  # order by name
    ("man-file", ["man", "5", "passwd"], ["j", "j"], BOTH),  # read about a file
    ("less-colours", [*SHELL, "ls -la --color=always | less -R"], ["j", "j"], BOTH),  # read colours
    ("questionary-pointer", [*PYTHON, "after.py", "pointer"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerpy-separator", [*PYTHON, "after.py", "choices"], [DOWN, DOWN], BOTH),  # choose what to do
    ("termmenu-status", [*PYTHON, "after.py", "status"], [A_DOWN, A_DOWN], BOTH),  # choose a town
    ("ptk-complete", [*PYTHON, "after.py", "complete"], ["l", DOWN, DOWN], BOTH),  # complete a town
    ("textual-radioSet", [*PYTHON, "after.py", "radio"], [DOWN, " ", DOWN], BOTH),  # choose a town
    ("textual-zebra", [*PYTHON, "after.py", "people"], [DOWN, DOWN], BOTH),  # choose a person
    ("textual-user", [*PYTHON, "after.py", "user"], ["ada", TAB, "mill"], BOTH),  # name a user
    ("prompts-disabled", [*NODE, "after.js", "prompts"], [DOWN, DOWN], BOTH),  # choose a town
    ("enquirer-checked", [*NODE, "after.js", "enquirer"], [DOWN, DOWN], BOTH),  # choose towns
    ("inquirerjs-checked", [*NODE, "after.js", "inquirer"], [DOWN, " "], BOTH),  # choose towns
    # Programs that no table before has.
    ("vidir-names", [*SHELL, "EDITOR=nano exec vidir songs"], [A_DOWN, "x"], BOTH),  # rename files in an editor
    ("patch-fileName", [*SHELL, "patch < fix.diff"], ["fru", "it"], BOTH),  # name the file that is meant
    ("cp-overwrite", [*SHELL, "cp -i fruit.txt letter.txt"], ["y", "e"], BOTH),  # a file that exists
    ("chage-form", [*SYSTEM, *SHELL, "cp -a /etc etc; mount --bind etc /etc; exec chage root"], [ENTER, "9"], BOTH),  # how long a passphrase holds
    ("htpasswd-password", ["htpasswd", "-c", "people", "ada"], ["mil", "l"], BOTH),  # name a user
    ("exa-shown", [*SHELL, "exa -l --color=always; exec sleep 99"], [" "], BOTH),  # the files
    ("gcal-shown", [*SHELL, "gcal 1 2026; exec sleep 99"], [" "], BOTH),  # a month
    ("vmstat-shown", [*SHELL, "vmstat -w; vmstat -s; exec sleep 99"], [" "], BOTH),  # the memory
    ("xxd-shown", [*SHELL, "xxd letter.txt; exec sleep 99"], [" "], BOTH),  # the bytes of a file
    ("lsblk-shown", [*SHELL, "lsblk -o NAME,SIZE,TYPE; df -h /; exec sleep 99"], [" "], BOTH),  # the disks
]

TWENTIETH_FILES = {
    "later.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  require('prompts')({ type: 'text', name, message: 'What is the mill called?', initial: 'Loom' })
} else if (library === 'enquirer') {
  require('enquirer').prompt({ type: 'confirm', name, message: 'Start the mill?' }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  require('inquirer').prompt([{ type: 'confirm', name, message: 'Overwrite the file?' }])
}
""",
    "later.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'indicator':
    import questionary
    questionary.select('Where do you go?', choices=TOWNS, use_indicator=True).ask()
if kind == 'several':
    from InquirerPy import inquirer
    inquirer.select(message='Where do you go?', choices=TOWNS, multiselect=True).execute()
if kind == 'preselected':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, title='Where to?', multi_select=True, preselected_entries=[1, 3], show_multi_select_hint=True).show()
if kind == 'checks':
    from textual.app import App
    from textual.widgets import Button, Checkbox, Footer
    class Checks(App):
        BINDINGS = [('s', 'save', 'Save'), ('r', 'reset', 'Reset'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Checkbox('Oil the axle', True)
            yield Checkbox('Card the wool')
            yield Checkbox('Wind the clock')
            yield Button('Go')
            yield Footer()
    Checks().run()
if kind == 'log':
    from textual.app import App
    from textual.widgets import Footer, Header, Log
    class Logs(App):
        TITLE = 'Log of the mill'
        BINDINGS = [('c', 'clear', 'Clear'), ('p', 'pause', 'Pause'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Header()
            yield Log()
            yield Footer()
        def on_ready(self):
            for hour in range(8): self.query_one(Log).write_line(f'0{hour}:00 The wheel [{hour}] turned')
    Logs().run()
if kind == 'places':
    from textual.app import App
    from textual.widgets import DataTable, Footer, Input, TabbedContent, TabPane
    class Places(App):
        BINDINGS = [('n', 'new', 'New'), ('d', 'drop', 'Drop'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            with TabbedContent('Towns', 'Roads'):
                with TabPane('Towns'):
                    yield DataTable(cursor_type='row')
                with TabPane('Roads'):
                    yield Input(placeholder='A road')
            yield Footer()
        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns('Town', 'Days')
            for row in [('London', '1'), ('Turin', '9'), ('Lincoln', '3'), ('Jedburgh', '5')]: table.add_row(*row)
            table.focus()
    Places().run()
""",
}

TWENTIETH = [
    # Usual states of widely used programs.
    ("mc-copyMarked", ["mc", "-u"], ["\x1b[F", INSERT, A_UP, A_UP, INSERT, "\x1b[15~"], BOTH),  # copy marked files
    ("mc-switched", ["mc", "-u", "songs", "music"], ["\x15", A_DOWN, A_DOWN], BOTH),  # change the panels' places
    ("nano-prepend", ["nano", "letter.txt"], ["x", "\x0f", "\x1bp"], BOTH),  # write before a file
    ("nano-cut", ["nano", "fruit.txt"], [A_DOWN, "\x0b", "\x0b"], BOTH),  # cut lines
    ("vim-start", ["vim", "-N", "-u", "NONE"], ["j", "k"], BOTH),  # look at the program
    ("neovim-start", ["nvim", "--clean"], ["j", "k"], BOTH),  # look at the program
    ("emacs-tutorial", EMACS, ["\x08t", "\x0e"], BOTH),  # learn the editor
    ("emacs-diredRename", [*EMACS, "songs"], ["R", "mill"], BOTH),  # rename a file
    ("mutt-print", ["mutt"], ["k", "p"], BOTH),  # print a message
    ("mutt-purge", ["mutt"], ["d", "$"], BOTH),  # remove a message for ever
    ("neomutt-tagPattern", ["neomutt"], ["T", "~s wo"], BOTH),  # mark messages
    ("alpine-print", ALPINE, ["E", "I", "Y"], BOTH),  # a key that means nothing there
    ("alpine-notes", ALPINE, ["E", "R", " "], BOTH),  # read of the release
    ("newsboat-number", ["newsboat"], [ENTER, "3"], BOTH),  # open an article by its number
    ("htop-sortCpu", HTOP, ["P", A_DOWN], BOTH),  # who works most
    ("htop-searchNext", HTOP, [F3, "ser", F3], BOTH),  # find a process
    ("tmux-townMenu", TMUX_BLIND, ["\x02:", "display-menu -T Town London l '' Turin t '' Lincoln i ''" + ENTER, "j"], BOTH),  # choose in a menu
    ("tmux-zoomed", TMUX_BLIND, ["\x02%", "\x02z", "ls do"], BOTH),  # one pane on the whole screen
    ("git-cleanNumbers", [*SHELL, MANY + "git clean -i"], ["2" + ENTER, "1"], BOTH),  # leave some files
    ("git-shortlog", [*SHELL, MANY + "git -p shortlog"], [" "], BOTH),  # who did what
    ("tig-range", [*SHELL, MANY + "tig v1.0.."], ["j", "j"], BOTH),  # commits since a version
    ("lazygit-newBranch", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "3", "n", "mi"], BOTH),  # name a branch
    ("ncdu-songs", ["ncdu", "songs"], ["j", "j"], BOTH),  # the sizes of a folder
    ("fzf-exact", [*SHELL, "fzf --exact --layout=reverse --border=sharp --prompt='Town> ' < towns.txt"], ["in", A_DOWN], BOTH),  # choose a town
    ("fzf-check", [*SHELL, "fzf --multi --pointer='→' --marker='✓' --header='TAB marks' < towns.txt"], [A_UP, TAB, A_UP], BOTH),  # choose towns
    ("lf-cut", ["lf"], ["j", "d", "j"], BOTH),  # move a file
    ("ranger-cut", ["ranger"], ["j", "dd", "j"], BOTH),  # move a file
    ("nnn-allSelected", ["nnn", "songs"], ["a", "j"], BOTH),  # select all files
    ("sqlite-tables", ["sqlite3"], [".read prices.sql" + ENTER, ".tables" + ENTER, "drop ta"], BOTH),  # the tables
    ("bash-help", LOOK, ["help cd" + ENTER, "cd do"], BOTH),  # how a command is called
    ("node-completions", ["node"], ["Math.a", TAB, TAB], BOTH),  # what may stand there
    ("w3m-source", ["w3m", "pages/index.html"], ["v", "j"], BOTH),  # the source of a page
    ("dialog-country", ["dialog", "--backtitle", "Mill installer", "--title", "Country", "--menu", "Where are you?", "16", "44", "7",
                        "de", "Germany", "fr", "France", "ie", "Ireland", "it", "Italy", "nl", "Netherlands", "ch", "Switzerland", "gb", "United Kingdom"], [A_DOWN, A_DOWN], BOTH),  # choose a country
    ("dialog-drivers", ["dialog", "--title", "Drivers", "--checklist", "Which drivers shall be loaded?", "13", "54", "4",
                        "e1000", "Wired network", "on", "iwlwifi", "Wireless network", "off", "snd_hda", "Sound", "on", "nvme", "Disks", "off"], [A_DOWN, " "], BOTH),  # choose drivers
    ("dialog-deleteUser", ["dialog", "--title", "Delete user", "--yes-label", "Delete", "--no-label", "Keep", "--yesno", "Delete the user ada and all her files?", "8", "46"], [TAB], BOTH),  # confirm
    ("whiptail-kernel", ["whiptail", "--backtitle", "Mill installer", "--title", "Kernel", "--menu", "Choose a kernel:", "14", "56", "4",
                         "generic", "For most machines", "lowlatency", "For sound", "cloud", "For hosts", "none", "No kernel"], [A_DOWN, A_DOWN], BOTH),  # choose a kernel
    ("whiptail-display", ["whiptail", "--title", "Display", "--radiolist", "Choose a resolution:", "14", "48", "4",
                          "640x480", "Small", "off", "1280x720", "Middle", "on", "1920x1080", "Large", "off", "3840x2160", "Huge", "off"], [A_DOWN, A_DOWN, " "], BOTH),  # choose a resolution
    ("whiptail-rootPassword", ["whiptail", "--title", "Root", "--passwordbox", "Passphrase of the administrator:", "9", "52"], ["mil", "l"], BOTH),  # set a passphrase
    ("debconf-dictionary", [*SYSTEM, "dpkg-reconfigure", "dictionaries-common"], [A_DOWN], BOTH),  # choose a dictionary
    ("questionary-indicator", [*PYTHON, "later.py", "indicator"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerpy-several", [*PYTHON, "later.py", "several"], [DOWN, " ", DOWN], BOTH),  # choose towns
    ("termmenu-preselected", [*PYTHON, "later.py", "preselected"], [A_DOWN, A_DOWN], BOTH),  # choose towns
    ("textual-checks", [*PYTHON, "later.py", "checks"], [TAB, " "], BOTH),  # choose what is done
    ("textual-log", [*PYTHON, "later.py", "log"], [DOWN, DOWN], BOTH),  # read a log
    ("textual-places", [*PYTHON, "later.py", "places"], [DOWN, DOWN], BOTH),  # choose a town
    ("prompts-text", [*NODE, "later.js", "prompts"], ["Mi", "ll"], BOTH),  # name a mill
    ("enquirer-confirm", [*NODE, "later.js", "enquirer"], ["y"], BOTH),  # confirm
    ("inquirerjs-confirm", [*NODE, "later.js", "confirm"], ["y"], BOTH),  # confirm
    # Programs that no table before has.
    ("mv-overwrite", [*SHELL, "mv -i fruit.txt letter.txt"], ["y", "e"], BOTH),  # a file that exists
    ("gzip-overwrite", [*SHELL, "touch fruit.txt.gz; gzip fruit.txt"], ["n", "o"], BOTH),  # a file that exists
    ("curl-password", ["curl", "-u", "ada", "http://127.0.0.1/"], ["mil", "l"], BOTH),  # log in
    ("dash-typed", ["env", "PS1=demo$ ", "dash"], ["ls docs" + ENTER, "echo mi"], BOTH),  # type a command
    ("rlwrap-typed", [*SHELL, "rlwrap -S 'mill> ' cat"], ["turn" + ENTER, "sto"], BOTH),  # type a line
    ("ps-shown", [*SHELL, "ps aux; exec sleep 99"], [" "], BOTH),  # the processes
    ("free-shown", [*SHELL, "free -h; free -w; exec sleep 99"], [" "], BOTH),  # the memory
    ("od-shown", [*SHELL, "od -c letter.txt; exec sleep 99"], [" "], BOTH),  # the bytes of a file
    ("pydoc-shown", ["python3", "-m", "pydoc", "str"], ["j", "j"], BOTH),  # read about a class
    ("rain-shown", ["rain", "-d", "999"], [" "], BOTH),  # look at rain
]

TWENTYFIRST_FILES = {
    "coming.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  require('prompts')({ type: 'password', name, message: 'Passphrase of the mill?' })
} else if (library === 'enquirer') {
  require('enquirer').prompt({ type: 'numeral', name, message: 'How many looms?' }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  require('inquirer').prompt([{ type: 'list', name, message: 'Where do you go?', default: 2, choices }])
}
""",
    "coming.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'tasks':
    import questionary
    questionary.checkbox('What shall be done?', choices=['Build', 'Test', 'Lint', 'Publish'], pointer='=>', instruction='(space marks)').ask()
if kind == 'expand':
    from InquirerPy import inquirer
    choices = [{'key': 'o', 'name': 'Overwrite', 'value': 1}, {'key': 'k', 'name': 'Keep both', 'value': 2}, {'key': 's', 'name': 'Skip', 'value': 3}]
    inquirer.expand(message='A file is in the way', choices=choices).execute()
if kind == 'styled':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, title='Where to?', menu_cursor='» ', menu_highlight_style=('bg_blue', 'fg_yellow'), cycle_cursor=True, clear_screen=True).show()
if kind in ('list', 'checkbox', 'confirm'):
    import noneprompt
    choices = [noneprompt.Choice(town) for town in TOWNS]
    if kind == 'list': noneprompt.ListPrompt('Where do you go?', choices).prompt()
    if kind == 'checkbox': noneprompt.CheckboxPrompt('Which towns?', choices).prompt()
    if kind == 'confirm': noneprompt.ConfirmPrompt('Start the mill?').prompt()
if kind == 'editor':
    from textual.app import App
    from textual.widgets import Footer, TextArea
    class Notes(App):
        BINDINGS = [('f2', 'save', 'Save'), ('f3', 'open', 'Open'), ('f10', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield TextArea('Oil the axle.\\nCard the wool.\\n', show_line_numbers=True)
            yield Footer()
    Notes().run()
if kind == 'menu':
    from textual.app import App
    from textual.widgets import Footer, OptionList
    class Menu(App):
        BINDINGS = [('h', 'help', 'Help'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield OptionList('New game', 'Load game', None, 'Settings', None, 'Quit')
            yield Footer()
    Menu().run()
if kind == 'order':
    from textual.app import App
    from textual.widgets import Button, Checkbox, Footer, Input, Label
    class Order(App):
        BINDINGS = [('s', 'send', 'Send'), ('c', 'clear', 'Clear'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Label('Article')
            yield Input(value='loom')
            yield Label('Number')
            yield Input(placeholder='1')
            yield Checkbox('As a gift')
            yield Button('Order')
            yield Footer()
    Order().run()
""",
}

TWENTYFIRST = [
    # Usual states of widely used programs.
    ("mc-rightFolder", ["mc", "-u", "docs", "songs"], [TAB, A_DOWN, A_DOWN], BOTH),  # the files of the right panel
    ("mc-deleteMarked", ["mc", "-u", "songs"], [A_DOWN, INSERT, INSERT, "\x1b[19~"], BOTH),  # remove marked files
    ("nano-macFormat", ["nano", "letter.txt"], ["x", "\x0f", "\x1bm"], BOTH),  # write with other ends of lines
    ("nano-constant", ["nano", "-c", "letter.txt"], [A_DOWN, A_DOWN], BOTH),  # see the position
    ("vim-searchTyped", [*VIM, "letter.txt"], ["/", "eng"], BOTH),  # search a word
    ("vim-listChars", [*VIM, "letter.txt"], [":set list" + ENTER, "j"], BOTH),  # see blanks
    ("neovim-lineNumbers", ["nvim", "-u", "NONE", "fruit.txt"], [":set number" + ENTER, "j"], BOTH),  # see numbers
    ("emacs-apropos", EMACS, ["\x08a", "tow"], BOTH),  # search a command
    ("emacs-beside", [*EMACS, "letter.txt"], ["\x183", "\x18o"], BOTH),  # two windows
    ("mutt-undeletePattern", ["mutt"], ["d", "U", "~A"], BOTH),  # keep messages
    ("neomutt-flagged", ["neomutt"], ["F", "j"], BOTH),  # mark a message as important
    ("neomutt-reply", ["neomutt"], ["j", "r"], BOTH),  # reply
    ("alpine-exportMessage", ALPINE, ["E", "I", "E", "mill"], BOTH),  # export a message
    ("alpine-undeleted", ALPINE, ["E", "I", "D", "P", "U"], BOTH),  # keep a message
    ("htop-readonly", ["bash", "-c", PROCESSES + " exec htop -d 100 --readonly"], [A_DOWN, A_DOWN], BOTH),  # only look
    ("htop-plain", ["bash", "-c", PROCESSES + " exec htop -d 100 --no-color"], [A_DOWN, A_DOWN], BOTH),  # without colours
    ("tmux-taskMenu", TMUX_BLIND, ["\x02:", "display-menu -T Task Build b '' Test t '' '' Publish p ''" + ENTER, "j"], BOTH),  # choose in a menu
    ("tmux-three", TMUX_BLIND, ["\x02%", "\x02\"", "ls do"], BOTH),  # three panes
    ("screen-split", ["screen", "-c", "/dev/null", "env", "PS1=demo$ ", "bash", "--norc"], ["\x01S", "\x01" + TAB, "\x01c", "ls so"], BOTH),  # two regions
    ("git-stashPatch", [*SHELL, MANY + "git stash -p"], ["y" + ENTER, "n"], BOTH),  # put some changes away
    ("git-logPatch", [*SHELL, MANY + "git -p log -p"], [" "], BOTH),  # read what was changed
    ("tig-since", [*SHELL, MANY + "tig --since=2026-01-20"], ["j", "j"], BOTH),  # commits since a day
    ("lazygit-discard", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "2", "d"], BOTH),  # choose what is thrown away
    ("lf-hiddenShown", ["lf"], ["zh", "j"], BOTH),  # all files
    ("ranger-byType", ["ranger", "--cmd=set sort type"], ["j", "j"], BOTH),  # order the files by type
    ("nnn-bySize", ["nnn", "songs"], ["t", "s", "j"], BOTH),  # order the files by size
    ("vifm-swapped", ["vifm", "songs", "docs"], ["\x17x", "j"], BOTH),  # change the panes' places
    ("ncdu-byItems", ["ncdu"], ["C", "j", "j"], BOTH),  # order by the number of files
    ("fzf-double", [*SHELL, "fzf --border=double --border-label=' Towns ' --layout=reverse --prompt='Go to: ' < towns.txt"], ["o", A_DOWN], BOTH),  # choose a town
    ("dialog-shells", ["dialog", "--title", "Shell", "--no-cancel", "--radiolist", "Choose a shell:", "13", "48", "4",
                       "bash", "The usual one", "on", "zsh", "The large one", "off", "fish", "The kind one", "off", "dash", "The small one", "off"], [A_DOWN, " "], BOTH),  # choose a shell
    ("dialog-tasks", ["dialog", "--backtitle", "Mill installer", "--title", "Steps", "--cancel-label", "Back", "--menu", "The next step:", "15", "48", "6",
                      "1", "Partition disks", "2", "Install the base", "3", "Set up users", "4", "Choose software", "5", "Install the loader"], [A_DOWN, A_DOWN], BOTH),  # choose a step
    ("whiptail-locale", ["whiptail", "--backtitle", "Mill installer", "--title", "Locale", "--nocancel", "--menu", "Choose a locale:", "14", "50", "5",
                         "C", "None", "de_DE", "German", "en_GB", "British", "fr_FR", "French", "it_IT", "Italian"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a locale
    ("whiptail-groups", ["whiptail", "--title", "Groups", "--checklist", "Which groups is ada in?", "14", "48", "4",
                         "audio", "Sound", "on", "video", "Pictures", "off", "sudo", "Rights", "off", "plugdev", "Disks", "on"], [A_DOWN, A_DOWN, " "], BOTH),  # choose groups
    ("whiptail-swapSize", ["whiptail", "--title", "Swap", "--inputbox", "Size of the swap in megabytes:", "9", "50", "10"], ["2", "4"], BOTH),  # name a size
    ("questionary-tasks", [*PYTHON, "coming.py", "tasks"], [DOWN, " ", DOWN], BOTH),  # choose tasks
    ("inquirerpy-expand", [*PYTHON, "coming.py", "expand"], ["h", DOWN], BOTH),  # choose by a letter
    ("termmenu-styled", [*PYTHON, "coming.py", "styled"], [A_DOWN, A_DOWN], BOTH),  # choose a town
    ("textual-editor", [*PYTHON, "coming.py", "editor"], [DOWN, "Also "], BOTH),  # write notes
    ("textual-menu", [*PYTHON, "coming.py", "menu"], [DOWN, DOWN], BOTH),  # choose in a menu
    ("textual-order", [*PYTHON, "coming.py", "order"], [TAB, "12"], BOTH),  # order
    ("prompts-password", [*NODE, "coming.js", "prompts"], ["mil", "l"], BOTH),  # type a passphrase
    ("enquirer-numeral", [*NODE, "coming.js", "enquirer"], ["1", "2"], BOTH),  # type a number
    ("inquirerjs-default", [*NODE, "coming.js", "inquirer"], [DOWN], BOTH),  # choose a town
    ("elinks-toolsMenu", ELINKS_PAGE, [F9, A_RIGHT * 3 + ENTER, A_DOWN, A_DOWN], BOTH),  # choose in a menu
    ("w3m-searchUp", ["w3m", "pages/index.html"], ["?", "ap"], BOTH),  # search upwards
    ("sqlite-explain", ["sqlite3"], [".read prices.sql" + ENTER, "explain query plan select * from fruit;" + ENTER, "select na"], BOTH),  # how a query works
    ("bash-find", LOOK, ["find songs" + ENTER, "cd so"], BOTH),  # find files
    ("man-archives", ["man", "1", "tar"], ["j", "j"], BOTH),  # read about a command
    # Programs that no table before has.
    ("noneprompt-list", [*PYTHON, "coming.py", "list"], [DOWN, DOWN], BOTH),  # choose a town
    ("noneprompt-checkbox", [*PYTHON, "coming.py", "checkbox"], [DOWN, " ", DOWN], BOTH),  # choose towns
    ("ln-replace", [*SHELL, "ln -si fruit.txt letter.txt"], ["y", "e"], BOTH),  # a file that exists
    ("xargs-confirm", [*SHELL, "echo fruit.txt letter.txt | xargs -p wc"], ["y", "e"], BOTH),  # confirm a command
    ("tar-confirm", [*SHELL, "tar -cwf docs.tar docs"], ["y", "e"], BOTH),  # confirm each file
    ("ccrypt-key", ["ccrypt", "fruit.txt"], ["mil", "l"], BOTH),  # encrypt a file
    ("dc-typed", ["dc"], ["2 3 + p" + ENTER, "4 5"], BOTH),  # calculate
    ("df-shown", [*SHELL, "df -hT; exec sleep 99"], [" "], BOTH),  # the room on disks
    ("hexdump-shown", [*SHELL, "hexdump -C letter.txt; exec sleep 99"], [" "], BOTH),  # the bytes of a file
    ("pr-shown", [*SHELL, "pr fruit.txt | head -20; exec sleep 99"], [" "], BOTH),  # a file in pages
    ("readelf-shown", [*SHELL, "readelf -h /bin/ls; exec sleep 99"], [" "], BOTH),  # the head of a program
    ("ninvaders-start", ["ninvaders"], [" "], BOTH),  # look at a game
]

TWENTYSECOND_FILES = {
    "asked.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'words') {
  require('prompts')({ type: 'list', name, message: 'Which parts does the mill have?', separator: ',' })
} else if (library === 'hint') {
  require('prompts')({ type: 'select', name, message: 'Where do you go?', hint: 'arrows, then return', initial: 1, choices: choices.map(title => ({ title })) })
} else if (library === 'enquirer') {
  require('enquirer').prompt({ type: 'list', name, message: 'Which parts does the mill have?' }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  require('inquirer').prompt([{ type: 'number', name, message: 'How many looms?' }])
}
""",
    "asked.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'described':
    import questionary
    days = ['one day', 'nine days', 'three days', 'five days', 'half a day']
    choices = [questionary.Choice(town, description=f'The way takes {day}') for town, day in zip(TOWNS, days)]
    questionary.select('Where do you go?', choices=choices, qmark='>>').ask()
if kind == 'pointer':
    from InquirerPy import inquirer
    inquirer.select(message='Where do you go?', choices=TOWNS, pointer='->', qmark='*', instruction='(arrows move)').execute()
if kind == 'filepath':
    from InquirerPy import inquirer
    inquirer.filepath(message='Which file?', default='/home/demo/fr').execute()
if kind == 'iterfzf':
    from iterfzf import iterfzf
    iterfzf(TOWNS, prompt='Town: ')
if kind == 'stock':
    from textual.app import App
    from textual.widgets import DataTable, Footer
    class Stock(App):
        BINDINGS = [('o', 'order', 'Order'), ('d', 'drop', 'Drop'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield DataTable(cursor_type='row', zebra_stripes=False)
            yield Footer()
        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns('Article', 'Number', 'Place')
            for row in [('Axle', '12', 'Mill'), ('Card', '700', 'Store'), ('Loom', '3', 'Hall'), ('Wool', '40', 'Store'), ('Oil', '5', 'Mill')]: table.add_row(*row)
    Stock().run()
if kind == 'login':
    from textual.app import App
    from textual.widgets import Button, Footer, Input, Label
    class Login(App):
        BINDINGS = [('f1', 'help', 'Help'), ('f5', 'login', 'Log in'), ('f10', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Label('User')
            yield Input(value='ada')
            yield Label('Host')
            yield Input(placeholder='box')
            yield Button('Log in')
            yield Footer()
    Login().run()
if kind == 'mail':
    from textual.app import App
    from textual.widgets import Footer, Header, Label, ListItem, ListView
    class Mail(App):
        TITLE = 'Mail of the mill'
        BINDINGS = [('r', 'reply', 'Reply'), ('d', 'delete', 'Delete'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Header()
            yield ListView(*[ListItem(Label(text)) for text in ['The engine works', 'Cards for the loom', 'See you on Thursday', 'The wheel turns']])
            yield Footer()
    Mail().run()
""",
}

TWENTYSECOND = [
    # Usual states of widely used programs.
    ("mc-invertedMarks", ["mc", "-u", "songs", "docs"], ["*", A_DOWN], BOTH),  # mark all others
    ("mc-pages", ["mc", "-u", "pages", "docs"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # the files of another folder
    ("htop-startTree", ["bash", "-c", PROCESSES + " exec htop -d 100 --tree"], [A_DOWN, A_DOWN], BOTH),  # start with the tree
    ("htop-startFilter", ["bash", "-c", PROCESSES + " exec htop -d 100 --filter=e"], [A_DOWN, A_DOWN], BOTH),  # start with a filter
    ("mutt-sortSubject", ["mutt"], ["o", "s", "j"], BOTH),  # sort by subject
    ("mutt-untagPattern", ["mutt"], ["T~A" + ENTER, "\x14", "~s wo"], BOTH),  # take marks away
    ("neomutt-copyMessage", ["neomutt"], ["j", "C", "x"], BOTH),  # copy a message
    ("neomutt-forward", ["neomutt"], ["j", "f", "mary"], BOTH),  # forward a message
    ("alpine-sortSubject", ALPINE, ["E", "I", "$", "S"], BOTH),  # sort by subject
    ("lf-reversed", ["lf"], ["zr", "j", "j"], BOTH),  # the other way round
    ("lf-inverted", ["lf", "songs"], ["v", "j"], BOTH),  # select all others
    ("ranger-reversed", ["ranger"], ["or", "j", "j"], BOTH),  # the other way round
    ("nnn-reversed", ["nnn", "songs"], ["t", "r", "j"], BOTH),  # the other way round
    ("vifm-sortedBySize", ["vifm", "songs", "docs"], [":set sort=-size" + ENTER, "j"], BOTH),  # sort by size
    ("vifm-above", ["vifm", "songs", "docs"], [":split" + ENTER, "j"], BOTH),  # one pane above the other
    ("ncdu-ascending", ["ncdu", "songs"], ["s", "s", "j"], BOTH),  # the smallest first
    ("tig-reverse", [*SHELL, MANY + "tig --reverse"], ["j", "j"], BOTH),  # the oldest first
    ("tig-author", [*SHELL, MANY + "tig --author=Ada"], ["j", "j", "j"], BOTH),  # the commits of a person
    ("fzf-bold", [*SHELL, "fzf --border=bold --layout=reverse --prompt='Where? ' --header='The towns' < towns.txt"], [A_DOWN, A_DOWN], BOTH),  # choose a town
    ("fzf-padded", [*SHELL, "fzf --padding=1 --info=inline --prompt='File> ' < fruit.txt"], ["a", A_UP], BOTH),  # choose a fruit
    ("dialog-mirrors", ["dialog", "--backtitle", "Mill installer", "--title", "Mirror", "--radiolist", "Choose a mirror:", "14", "52", "4",
                        "ftp.de", "Germany", "off", "ftp.fr", "France", "on", "ftp.it", "Italy", "off", "ftp.uk", "Britain", "off"], [A_DOWN, A_DOWN, " "], BOTH),  # choose a mirror
    ("dialog-backups", ["dialog", "--title", "Backup", "--ok-label", "Restore", "--cancel-label", "Leave", "--menu", "Which backup shall be restored?", "14", "54", "5",
                        "mon", "The one of Monday", "tue", "The one of Tuesday", "wed", "The one of Wednesday", "thu", "The one of Thursday"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a backup
    ("dialog-mountPoint", ["dialog", "--title", "Mount", "--inputbox", "Mount point of the disk:", "9", "50", "/mnt"], ["/", "mill"], BOTH),  # name a mount point
    ("whiptail-loader", ["whiptail", "--backtitle", "Mill installer", "--title", "Boot loader", "--menu", "Which loader shall be installed?", "14", "54", "4",
                         "grub", "The usual one", "lilo", "The old one", "refind", "The fine one", "none", "No loader"], [A_DOWN, A_DOWN], BOTH),  # choose a loader
    ("whiptail-tasks", ["whiptail", "--title", "Tasks", "--checklist", "What shall be installed?", "15", "54", "5",
                        "desktop", "Windows", "off", "ssh", "Remote shell", "on", "web", "Web server", "off", "print", "Print server", "off", "base", "Usual tools", "on"], [A_DOWN, A_DOWN, A_DOWN, " "], BOTH),  # choose tasks
    ("questionary-described", [*PYTHON, "asked.py", "described"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerpy-pointer", [*PYTHON, "asked.py", "pointer"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerpy-filepath", [*PYTHON, "asked.py", "filepath"], ["u", "i"], BOTH),  # name a file
    ("textual-stock", [*PYTHON, "asked.py", "stock"], [DOWN, DOWN, DOWN], BOTH),  # choose an article
    ("textual-login", [*PYTHON, "asked.py", "login"], [TAB, "mi"], BOTH),  # log in
    ("textual-mail", [*PYTHON, "asked.py", "mail"], [DOWN, DOWN], BOTH),  # choose a message
    ("prompts-words", [*NODE, "asked.js", "words"], ["axle,", "wheel"], BOTH),  # type several words
    ("prompts-hint", [*NODE, "asked.js", "hint"], [DOWN], BOTH),  # choose a town
    ("enquirer-words", [*NODE, "asked.js", "enquirer"], ["axle, ", "wheel"], BOTH),  # type several words
    ("inquirerjs-number", [*NODE, "asked.js", "number"], ["1", "2"], BOTH),  # type a number
    ("elinks-helpMenu", ELINKS_PAGE, [F9, A_RIGHT * 5 + ENTER, A_DOWN], BOTH),  # choose in a menu
    ("w3m-line", ["w3m", "pages/index.html"], ["\x1bg", "3"], BOTH),  # go to a line
    ("sqlite-markdown", ["sqlite3"], [".read prices.sql" + ENTER, ".mode markdown" + ENTER, "select * from fruit;" + ENTER, "select pr"], BOTH),  # a result as Markdown
    ("nano-dosFormat", ["nano", "letter.txt"], ["x", "\x0f", "\x1bd"], BOTH),  # write with other ends of lines
    ("nano-readNew", ["nano", "letter.txt"], ["\x12", "\x1bf", "fru"], BOTH),  # open a file beside this one
    ("nano-indicator", ["nano", "--indicator", "notes.md"], [A_DOWN, A_DOWN], BOTH),  # see where one is
    ("vim-relativeNumbers", [*VIM, "fruit.txt"], [":set relativenumber" + ENTER, "jj"], BOTH),  # see how far a line is
    ("vim-filterTyped", [*VIM, "fruit.txt"], ["!G", "sor"], BOTH),  # sort lines with a command
    ("emacs-describeFunction", EMACS, ["\x08f", "forward-w"], BOTH),  # what a function does
    ("tmux-fileMenu", TMUX_BLIND, ["\x02:", "display-menu -T File New n '' Open o '' Save s '' '' Quit q ''" + ENTER, "j"], BOTH),  # choose in a menu
    ("git-showStat", [*SHELL, MANY + "git -p show --stat --patch"], [" "], BOTH),  # read a commit
    ("lazygit-stash", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "2", "S"], BOTH),  # choose how to put changes away
    # Programs that no table before has.
    ("find-confirm", [*SHELL, "find docs -name 'r*' -ok wc {} +; find docs -name 'r*' -ok wc {} ';'"], ["y", "e"], BOTH),  # confirm a command
    ("pip-uninstall", [*SHELL, "mkdir lib; cp -r " + PYPI + "/noneprompt* lib; PYTHONPATH=lib exec python3 -m pip uninstall --break-system-packages noneprompt"], ["n", "o"], BOTH),  # confirm that a library goes
    ("script-typed", [*SHELL, "exec script -q -c \"PS1='demo$ ' bash --norc\" session.log"], ["ls docs" + ENTER, "cat do"], BOTH),  # record a session
    ("iterfzf-list", [*PYTHON, "asked.py", "iterfzf"], ["in", A_UP], BOTH),  # choose a town
    ("pstree-shown", ["bash", "-c", PROCESSES + " pstree -p; exec sleep 99"], [" "], BOTH),  # the tree of processes
    ("stat-shown", [*SHELL, "stat fruit.txt docs; exec sleep 99"], [" "], BOTH),  # about files
    ("objdump-shown", [*SHELL, "objdump -h /bin/ls | head -20; exec sleep 99"], [" "], BOTH),  # the sections of a program
    ("infocmp-shown", [*SHELL, "infocmp -1 vt100 | head -20; exec sleep 99"], [" "], BOTH),  # what a terminal can do
    ("nl-shown", [*SHELL, "nl -ba queue.c; exec sleep 99"], [" "], BOTH),  # a file with numbers
    ("lsof-shown", [*SHELL, "lsof -p $$ 2>/dev/null; exec sleep 99"], [" "], BOTH),  # the open files of a process
    ("column-shown", [*SHELL, "column -t -s, table.csv; exec sleep 99"], [" "], BOTH),  # a table
    ("vimtutor-shown", ["vimtutor"], ["j", "j"], BOTH),  # learn the editor
]

TWENTYTHIRD_FILES = {
    "fair.rem": "REM 17 Jan 2026 MSG The fair of Lincoln\nREM 20 Jan 2026 AT 9:30 MSG Oil the axle\n",
    "asked.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [kind] = process.argv.slice(2)
const name = 'answer'
if (kind === 'preset') {
  require('prompts')({ type: 'select', name, message: 'Which town has the mill?', initial: 2, choices: choices.map(title => ({ title })) })
} else if (kind === 'initial') {
  require('prompts')({ type: 'text', name, message: 'Who keeps the keys?', initial: 'Ada' })
} else {
  require('enquirer').prompt({ type: 'password', name, message: 'Secret of the mill' }).catch(() => {})
}
""",
    "asked.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'marked':
    import questionary
    questionary.select('Which way do you take?', choices=['The road', 'The river', 'The hills', 'The wood'], pointer='>', qmark='#').ask()
if kind == 'amount':
    import questionary
    questionary.text('How much wool do you want?', default='4', instruction='(in sacks)').ask()
if kind == 'towns':
    from InquirerPy import inquirer
    inquirer.checkbox(message='Which towns have a mill?', choices=TOWNS, enabled_symbol='x', disabled_symbol='.', pointer='>').execute()
if kind == 'cursor':
    from simple_term_menu import TerminalMenu
    TerminalMenu(['Open the gate', 'Oil the axle', 'Stop the wheel', 'Count the cards'], title='The mill', menu_cursor='* ').show()
if kind == 'invoices':
    from textual.app import App
    from textual.widgets import DataTable, Footer, Header
    class Invoices(App):
        TITLE = 'Invoices'
        BINDINGS = [('p', 'pay', 'Pay'), ('s', 'send', 'Send'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Header()
            yield DataTable(cursor_type='row')
            yield Footer()
        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns('Number', 'Customer', 'Sum')
            for row in [('1001', 'Ada Byron', '12.50'), ('1002', 'Mary Somerville', '7.00'), ('1003', 'George Boole', '31.20'), ('1004', 'Charles Babbage', '88.00')]: table.add_row(*row)
    Invoices().run()
if kind == 'drinks':
    from textual.app import App
    from textual.widgets import Footer, Label, OptionList
    class Drinks(App):
        BINDINGS = [('enter', 'take', 'Take'), ('r', 'refill', 'Refill'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Label('What do you drink?')
            yield OptionList('Water', 'Milk', 'Tea', 'Coffee', 'Cider')
            yield Footer()
    Drinks().run()
if kind == 'register':
    from textual.app import App
    from textual.widgets import Button, Footer, Input, Label
    class Register(App):
        BINDINGS = [('f2', 'save', 'Save'), ('f8', 'clear', 'Clear'), ('f10', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Label('First name')
            yield Input(value='Mary')
            yield Label('Last name')
            yield Input()
            yield Label('Town')
            yield Input(value='Jedburgh')
            yield Button('Register')
            yield Footer()
    Register().run()
""",
}

TWENTYTHIRD = [
    # Usual states of widely used programs.
    ("mc-docs", ["mc", "-u", "docs", "music"], [A_DOWN, A_DOWN], BOTH),  # the files of a folder
    ("htop-names", HTOP, ["p", A_DOWN, A_DOWN], BOTH),  # without the folders of the programs
    ("htop-startUser", ["bash", "-c", PROCESSES + " exec htop -d 100 --user=root"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # the processes of a user
    ("mutt-sortFrom", ["mutt"], ["o", "f", "j"], BOTH),  # sort by sender
    ("mutt-groupReply", ["mutt"], ["k", "g"], BOTH),  # answer all
    ("neomutt-bounce", ["neomutt"], ["j", "b", "mary"], BOTH),  # send a message on
    ("alpine-sortFrom", ALPINE, ["E", "I", "$", "F"], BOTH),  # sort by sender
    ("lf-byTime", ["lf"], ["st", "j", "j"], BOTH),  # sort by time
    ("nnn-byExtension", ["nnn"], ["t", "e", "j"], BOTH),  # sort by kind
    ("vifm-byExtension", ["vifm", ".", "songs"], [":set sort=ext" + ENTER, "j", "j"], BOTH),  # sort by kind
    ("ncdu-withoutHidden", ["ncdu"], ["e", "j", "j"], BOTH),  # without hidden files
    ("tig-few", [*SHELL, MANY + "tig -n 5"], ["j", "j"], BOTH),  # the last commits
    ("tig-ofTag", [*SHELL, MANY + "tig v1.0"], ["j", "j", "j"], BOTH),  # the commits of a release
    ("lazygit-tags", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "3", "]", "]"], BOTH),  # the tags
    ("lazygit-resetMenu", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "2", "D"], BOTH),  # choose how to throw changes away
    ("fzf-horizontal", [*SHELL, "fzf --border=horizontal --layout=reverse --prompt='Choose: ' < towns.txt"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a town
    ("fzf-begun", [*SHELL, "fzf --query=in --layout=reverse --header='ENTER opens' --prompt='Open> ' < towns.txt"], ["\x0c", A_DOWN], BOTH),  # choose what a query found
    ("dialog-actions", ["dialog", "--backtitle", "Mill", "--title", "Actions", "--ok-label", "Run", "--menu", "What shall be done?", "15", "52", "6",
                        "start", "Start the wheel", "stop", "Stop the wheel", "oil", "Oil the axle", "count", "Count the cards", "print", "Print a table"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose what to do
    ("dialog-modules", ["dialog", "--title", "Modules", "--checklist", "Which modules shall be loaded?", "14", "54", "5",
                        "ext4", "File system", "on", "nfs", "Network files", "off", "usb", "USB disks", "on", "snd", "Sound", "off"], [A_DOWN, A_DOWN], BOTH),  # choose modules
    ("dialog-hostname", ["dialog", "--backtitle", "Mill installer", "--title", "Host", "--inputbox", "Name of this host:", "9", "50"], ["mi", "ll"], BOTH),  # name a host
    ("whiptail-shells", ["whiptail", "--title", "Shell", "--radiolist", "Choose your shell:", "13", "50", "4",
                         "bash", "The usual one", "on", "dash", "The small one", "off", "zsh", "The rich one", "off", "fish", "The friendly one", "off"], [A_DOWN, A_DOWN, " "], BOTH),  # choose a shell
    ("whiptail-sensors", ["whiptail", "--title", "Sensors", "--ok-button", "Show", "--menu", "Which sensor?", "14", "50", "5",
                          "1", "Heat of the axle", "2", "Height of the water", "3", "Speed of the wheel", "4", "Weight of the sacks"], [A_DOWN, A_DOWN], BOTH),  # choose a sensor
    ("whiptail-proxyHost", ["whiptail", "--backtitle", "Mill installer", "--title", "Proxy", "--inputbox", "Host of the proxy:", "9", "50", "box"], [".", "org"], BOTH),  # name a proxy
    ("questionary-marked", [*PYTHON, "asked.py", "marked"], [DOWN, DOWN], BOTH),  # choose a way
    ("questionary-amount", [*PYTHON, "asked.py", "amount"], ["0", "0"], BOTH),  # type an amount
    ("inquirerpy-towns", [*PYTHON, "asked.py", "towns"], [DOWN, " ", DOWN], BOTH),  # choose towns
    ("termmenu-cursor", [*PYTHON, "asked.py", "cursor"], [DOWN, DOWN], BOTH),  # choose what to do
    ("textual-invoices", [*PYTHON, "asked.py", "invoices"], [DOWN, DOWN], BOTH),  # choose an invoice
    ("textual-drinks", [*PYTHON, "asked.py", "drinks"], [DOWN, DOWN, DOWN], BOTH),  # choose a drink
    ("textual-register", [*PYTHON, "asked.py", "register"], [TAB, "Som"], BOTH),  # fill in a form
    ("prompts-preset", [*NODE, "asked.js", "preset"], [DOWN], BOTH),  # choose a town
    ("prompts-initial", [*NODE, "asked.js", "initial"], ["M", "ary"], BOTH),  # type a name
    ("enquirer-password", [*NODE, "asked.js", "secret"], ["mi", "ll"], BOTH),  # type a secret
    ("elinks-setupMenu", ELINKS_PAGE, [F9, A_RIGHT * 4 + ENTER, A_DOWN], BOTH),  # choose in a menu
    ("lynx-editAddress", ["lynx", "pages/index.html"], ["G", "x"], BOTH),  # change the address
    ("vim-saveAsTyped", [*VIM, "fruit.txt"], [":", "saveas co"], BOTH),  # save under another name
    ("vim-hexed", [*VIM, "letter.txt"], [":%!xxd" + ENTER, "jj"], BOTH),  # see the bytes
    ("emacs-renameBuffer", [*EMACS, "letter.txt"], [ESC + "x", "rename-buffer" + ENTER, "mill"], BOTH),  # name a buffer
    ("emacs-countWords", [*EMACS, "letter.txt"], [ESC + "=", "\x0e"], BOTH),  # count the words
    ("nano-whitespace", ["nano", "letter.txt"], [ESC + "p", A_DOWN], BOTH),  # see blanks
    ("nano-viewNumbers", ["nano", "--view", "--linenumbers", "fruit.txt"], [A_DOWN, A_DOWN], BOTH),  # read with numbers
    ("tmux-editMenu", TMUX_BLIND, ["\x02:", "display-menu -T Edit Undo u '' Cut c '' Copy o '' Paste p '' Find f ''" + ENTER, "j", "j"], BOTH),  # choose in a menu
    ("git-stashList", [*SHELL, MANY.replace("exec ", "") + "git stash -q; echo x >> notes.txt; git stash -q -m second; exec git -p stash list --stat"], [" "], BOTH),  # read what was put away
    ("git-cleanPatterns", [*SHELL, MANY + "git clean -i"], ["2" + ENTER, "*.o"], BOTH),  # leave files out
    ("man-sort", ["man", "sort"], ["j", "j"], BOTH),  # read about a program
    ("bash-setOptions", LOOK, ["set -o | head -12" + ENTER, "set -o v"], BOTH),  # see the options
    ("python-files", ["python3"], ["import os" + ENTER, "sorted(os.listdir('songs'))" + ENTER, "print(os.get"], BOTH),  # list files
    ("mcedit-pasteOutput", ["mcedit", "letter.txt"], [ESC + "u", "da"], BOTH),  # take in what a command says
    ("peco-bottomUp", ["peco", "--layout=bottom-up", "--prompt", "Where>", "towns.txt"], ["n", A_UP], BOTH),  # choose a town
    ("fzy-prompted", [*SHELL, "fzy -l 6 -p 'Town: ' < towns.txt"], ["i", A_DOWN], BOTH),  # choose a town
    # Programs that no table before has.
    ("gpasswd-password", ["gpasswd", "users"], ["mi", "ll"], BOTH),  # name a password for a group
    ("wipe-confirm", ["wipe", "letter.txt"], ["Y", "e"], BOTH),  # confirm that a file goes
    ("when-setup", ["when"], ["y"], BOTH),  # begin a calendar
    ("toot-login", ["toot", "login_cli"], ["box", ".org"], BOTH),  # name a server
    ("zless-search", [*SHELL, "gzip letter.txt; exec zless letter.txt.gz"], ["/", "eng"], BOTH),  # search in a packed text
    ("rvim-command", ["rvim", "-N", "-u", "NONE", "fruit.txt"], [":", "set nu"], BOTH),  # type a command
    ("view-shown", ["view", "-N", "-u", "NONE", "notes.md"], ["j", "j"], BOTH),  # read a file
    ("nm-shown", [*SHELL, "nm -D /bin/ls | head -20; exec sleep 99"], [" "], BOTH),  # the names in a program
    ("getent-shown", [*SHELL, "getent services | head -20; exec sleep 99"], [" "], BOTH),  # names that the host knows
    ("comm-shown", [*SHELL, "sort towns.txt > one; sort fruit.txt > two; comm one two; exec sleep 99"], [" "], BOTH),  # compare two lists
    ("remind-shown", [*SHELL, "remind -c1 fair.rem 15 Jan 2026 | head -60; exec sleep 99"], [" "], BOTH),  # a calendar
]

TWENTYFOURTH_FILES = {
    "weave.js": """const choices = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'selected') {
  require('prompts')({ type: 'multiselect', name, message: 'Which towns?', instructions: false, choices: choices.map((title, at) => ({ title, selected: at === 1 })) })
} else if (library === 'hinted') {
  require('enquirer').prompt({ type: 'select', name, message: 'Where do you go?', choices: choices.map(name => ({ name, hint: 'by road' })) }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  const validate = text => /^[0-9]+$/.test(text) || 'Please type a number'
  require('inquirer').prompt([{ type: 'input', name, message: 'How many cards?', validate }])
}
""",
    "weave.py": """import sys
TOWNS = ['London', 'Turin', 'Lincoln', 'Jedburgh', 'Walworth']
kind = sys.argv[1]
if kind == 'named':
    import questionary
    questionary.text('Name of the mill:', default='Loom', qmark='*').ask()
if kind == 'arrow':
    import questionary
    questionary.checkbox('Which towns?', choices=TOWNS, pointer='→', instruction='(space marks)').ask()
if kind == 'long':
    from InquirerPy import inquirer
    inquirer.select(message='Where do you go?', choices=TOWNS, long_instruction='Nobody goes by sea.').execute()
if kind == 'input':
    from noneprompt import InputPrompt
    InputPrompt('Name of the mill?', default_text='Loom').prompt()
if kind == 'started':
    from simple_term_menu import TerminalMenu
    TerminalMenu(TOWNS, title='Where do you go?', cursor_index=3, cycle_cursor=True).show()
if kind == 'steps':
    from textual.app import App
    from textual.widgets import Footer, OptionList
    class Steps(App):
        BINDINGS = [('a', 'add', 'Add'), ('u', 'undo', 'Undo'), ('f4', 'close', 'Close')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield OptionList('Card the wool', 'Spin the thread', 'Warp the loom', 'Weave the cloth', 'Full the cloth')
            yield Footer()
    Steps().run()
if kind == 'stations':
    from textual.app import App
    from textual.widgets import Footer, Input, Label, ListItem, ListView
    class Stations(App):
        BINDINGS = [('f2', 'play', 'Play'), ('f3', 'stop', 'Stop'), ('f10', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield Input(value='ra', placeholder='Search')
            yield ListView(*[ListItem(Label(text)) for text in ['Radio London', 'Radio Turin', 'Grand Radio', 'Rail Radio']])
            yield Footer()
    Stations().run()
if kind == 'signUp':
    from textual.app import App
    from textual.containers import Horizontal
    from textual.widgets import Button, Footer, Input, Label
    class SignUp(App):
        BINDINGS = [('f1', 'help', 'Help'), ('f9', 'send', 'Send')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            for label, text in [('Name', 'Ada'), ('Town', ''), ('Trade', '')]:
                yield Label(label)
                yield Input(value=text)
            with Horizontal():
                yield Button('Send')
                yield Button('Clear')
            yield Footer()
    SignUp().run()
""",
}

TWENTYFOURTH = [
    # Usual states of widely used programs.
    ("mc-brief", ["mc", "-u", "songs", "docs"], ["\x1bt", A_DOWN, A_DOWN], BOTH),  # only the names of files
    ("mc-site", ["mc", "-u", "site", "music"], [A_DOWN], BOTH),  # the files of another folder
    ("htop-chosen", ["bash", "-c", PROCESSES + " exec htop -d 100 -p 1,3,4"], [A_DOWN, A_DOWN], BOTH),  # look at some processes
    ("htop-startSort", ["bash", "-c", PROCESSES + " exec htop -d 100 --sort-key=PID"], [A_DOWN, A_DOWN], BOTH),  # start with an order
    ("mutt-reverseSort", ["mutt"], ["O", "d", "k"], BOTH),  # the newest first
    ("mutt-saveTagged", ["mutt"], ["t", "j", "t", ";s", "x"], BOTH),  # save marked messages
    ("alpine-sortSize", ALPINE, ["E", "I", "$", "Z"], BOTH),  # sort by size
    ("alpine-deletedMessage", ALPINE, ["E", "I", ENTER, "D"], BOTH),  # delete a message that one reads
    ("newsboat-feedsByTitle", ["newsboat"], ["g", "t", "j"], BOTH),  # sort the feeds by title
    ("ranger-twoColumns", ["ranger", "--cmd=set column_ratios 1,3", "--cmd=set preview_files false", "songs"], ["j", "j"], BOTH),  # fewer columns
    ("lf-bySize", ["lf"], ["ss", "j", "j"], BOTH),  # sort by size
    ("lf-twoColumns", ["lf", "-command", "set nopreview; set ratios 1:2", "songs"], ["j", "j"], BOTH),  # fewer columns
    ("nnn-same", ["nnn", "same"], ["j", "j"], BOTH),  # the files of another folder
    ("vifm-same", ["vifm", "same", "songs"], ["j", "j"], BOTH),  # the files of two folders
    ("ncdu-foldersFirst", ["ncdu", "--group-directories-first", "songs"], ["n", "j", "j"], BOTH),  # folders before files
    ("tig-draft", [*SHELL, MANY + "tig draft"], ["j", "j", "j"], BOTH),  # the commits of a branch
    ("tig-blameLine", [*SHELL, MANY + "tig blame notes.txt"], [":", "1", "2"], BOTH),  # go to a line
    ("fzf-vertical", [*SHELL, "fzf --border=vertical --prompt='Host> ' < hosts.txt"], ["o", A_UP], BOTH),  # choose a host
    ("fzf-cycle", [*SHELL, "fzf --cycle --layout=reverse --info=hidden --pointer='»' --prompt='Manual: ' < manuals.txt"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a manual
    ("dialog-printers", ["dialog", "--backtitle", "Print", "--title", "Printers", "--ok-label", "Print", "--cancel-label", "Back", "--menu", "Where shall it be printed?", "14", "50", "5",
                         "hall", "In the hall", "mill", "In the mill", "store", "In the store", "file", "Into a file"], [A_DOWN, A_DOWN, A_UP], BOTH),  # choose a printer
    ("dialog-formats", ["dialog", "--title", "Formats", "--checklist", "Which formats shall be written?", "13", "52", "4",
                        "pdf", "For printing", "on", "html", "For the web", "off", "txt", "Plain text", "on", "odt", "For editing", "off"], [A_DOWN, " ", A_DOWN], BOTH),  # choose formats
    ("dialog-swapFile", ["dialog", "--backtitle", "Mill installer", "--inputbox", "Path of the swap file:", "9", "48", "/swap"], [".", "img"], BOTH),  # name a file
    ("whiptail-country", ["whiptail", "--backtitle", "Mill installer", "--title", "Country", "--menu", "Where are you?", "15", "46", "6",
                          "de", "Germany", "fr", "France", "ie", "Ireland", "it", "Italy", "nl", "Netherlands", "gb", "Britain"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a country
    ("whiptail-mailKind", ["whiptail", "--title", "Mail", "--radiolist", "How is mail sent?", "14", "54", "4",
                           "internet", "Directly", "off", "smarthost", "By another host", "on", "local", "Only on this machine", "off", "none", "Not at all", "off"], [A_DOWN, A_DOWN, A_DOWN, " "], BOTH),  # choose how mail is sent
    ("whiptail-gateway", ["whiptail", "--title", "Network", "--ok-button", "Continue", "--cancel-button", "Go Back", "--inputbox", "Address of the gateway:", "9", "50", "10.0."], ["0.", "1"], BOTH),  # name a gateway
    ("questionary-named", [*PYTHON, "weave.py", "named"], [" ", "mill"], BOTH),  # name a mill
    ("questionary-arrow", [*PYTHON, "weave.py", "arrow"], [DOWN, " ", DOWN], BOTH),  # choose towns
    ("inquirerpy-long", [*PYTHON, "weave.py", "long"], [DOWN, DOWN, DOWN], BOTH),  # choose a town
    ("termmenu-started", [*PYTHON, "weave.py", "started"], [A_UP], BOTH),  # choose a town
    ("textual-steps", [*PYTHON, "weave.py", "steps"], [DOWN, DOWN, DOWN, DOWN], BOTH),  # choose a step
    ("textual-stations", [*PYTHON, "weave.py", "stations"], [TAB, DOWN, DOWN], BOTH),  # choose a station
    ("textual-signUp", [*PYTHON, "weave.py", "signUp"], [TAB, "Turin"], BOTH),  # fill in a form
    ("prompts-selected", [*NODE, "weave.js", "selected"], [DOWN, DOWN, " "], BOTH),  # choose towns
    ("enquirer-hinted", [*NODE, "weave.js", "hinted"], [DOWN, DOWN], BOTH),  # choose a town
    ("inquirerjs-validated", [*NODE, "weave.js", "inquirer"], ["mill", ENTER], BOTH),  # type something wrong
    ("elinks-fileMenu", ELINKS_PAGE, [F9, ENTER, A_DOWN, A_DOWN], BOTH),  # choose in a menu
    ("tmux-diskMenu", TMUX_BLIND, ["\x02:", "display-menu -T Disk Mount m '' Unmount u '' Check c '' Format f ''" + ENTER, "j", "j"], BOTH),  # choose in a menu
    ("lazygit-resetTo", [*SHELL, MANY + LAZYGIT], [ESC, ESC, "4", "g", DOWN], BOTH),  # choose how to go back to a commit
    ("peco-manuals", [*SHELL, "peco --prompt 'Manual>' < manuals.txt"], ["fi", A_DOWN], BOTH),  # choose a manual
    ("fzy-manuals", [*SHELL, "fzy -p 'Manual: ' -l 5 < manuals.txt"], ["s", DOWN], BOTH),  # choose a manual
    ("nano-piped", ["nano", "fruit.txt"], ["\x14", "\x1b\\", "sort"], BOTH),  # send a file through a command
    ("nano-zero", ["nano", "--zero", "letter.txt"], [A_DOWN], BOTH),  # write without bars
    ("vim-pum", [*VIM], [":set wildmenu wildoptions=pum" + ENTER, ":e s", TAB, TAB], BOTH),  # complete the name of a file
    ("vim-readonly", [*VIM, "-R", "loop.c"], ["jj", "w"], BOTH),  # read a file
    ("emacs-whereIs", EMACS, ["\x08w", "forw"], BOTH),  # which key a command has
    ("git-commitPatch", [*SHELL, MANY + "git commit -p"], ["?" + ENTER, "y"], BOTH),  # commit parts
    ("git-oneline", [*SHELL, MANY + "git -p log --oneline"], ["j", "j"], BOTH),  # read the history
    ("sqlite-json", ["sqlite3"], [".read prices.sql" + ENTER, ".mode json" + ENTER, "select * from fruit;" + ENTER, "delete fr"], BOTH),  # a result as JSON
    ("noneprompt-input", [*PYTHON, "weave.py", "input"], ["er", "y"], BOTH),  # name a mill
    ("man-grep", ["man", "1", "grep"], [" "], BOTH),  # read about a command
    # Programs that no table before has.
    ("age-passphrase", ["age", "-p", "-o", "letter.age", "letter.txt"], ["mil", "l"], BOTH),  # encrypt a file
    ("scrypt-passphrase", ["scrypt", "enc", "letter.txt"], ["mil", "l"], BOTH),  # encrypt a file
    ("mkpasswd-password", ["mkpasswd", "-m", "sha-512"], ["mil", "l"], BOTH),  # make a password
    ("zipcloak-password", [*SHELL, "zip -q mill.zip letter.txt; exec zipcloak mill.zip"], ["mil", "l"], BOTH),  # encrypt an archive
    ("ldd-shown", [*SHELL, "ldd /usr/bin/ssh; exec sleep 99"], [" "], BOTH),  # the libraries of a program
    ("md5sum-shown", [*SHELL, "md5sum *.txt; exec sleep 99"], [" "], BOTH),  # sums of files
    ("strings-shown", [*SHELL, "strings -n 12 /bin/true | head -20; exec sleep 99"], [" "], BOTH),  # the words in a program
    ("locale-shown", [*SHELL, "locale; exec sleep 99"], [" "], BOTH),  # the language of a machine
]

TWENTYFIFTH_FILES = {
    "dyers": """From mary@example.org Mon Jan  5 09:00:00 2026
From: Mary Somerville <mary@example.org>
To: demo@example.org
Subject: Madder for the red vat
Date: Mon, 5 Jan 2026 09:00:00 +0000
Message-ID: <dye0@example.org>
Status: RO

The roots came on Monday.

From ada@example.org Tue Jan  6 09:00:00 2026
From: Ada Byron <ada@example.org>
To: demo@example.org
Subject: Price of woad
Date: Tue, 6 Jan 2026 09:00:00 +0000
Message-ID: <dye1@example.org>
Status: RO

It rose again.

From charles@example.org Wed Jan  7 09:00:00 2026
From: Charles Babbage <charles@example.org>
To: demo@example.org
Subject: The iron vat leaks
Date: Wed, 7 Jan 2026 09:00:00 +0000
Message-ID: <dye2@example.org>
Status: RO

A card is under it.

From joseph@example.org Fri Jan  9 09:00:00 2026
From: Joseph Jacquard <joseph@example.org>
To: demo@example.org
Subject: Cloth for Turin
Date: Fri, 9 Jan 2026 09:00:00 +0000
Message-ID: <dye3@example.org>
Status: RO

Forty ells of blue.

From mary@example.org Sat Jan 10 09:00:00 2026
From: Mary Somerville <mary@example.org>
To: demo@example.org
Subject: Alum and weld
Date: Sat, 10 Jan 2026 09:00:00 +0000
Message-ID: <dye4@example.org>
Status: RO

Both are dry.

""",
    "dyes.xml": '''<?xml version="1.0"?><rss version="2.0"><channel><title>The dyer</title><link>http://example.org</link><description>Dyes</description><item><title>Woad is in flower</title><link>http://example.org/0</link><guid>dye0</guid><pubDate>Wed, 14 Jan 2026 09:00:00 GMT</pubDate><description>Woad is in flower.</description></item><item><title>A new vat of iron</title><link>http://example.org/1</link><guid>dye1</guid><pubDate>Tue, 13 Jan 2026 09:00:00 GMT</pubDate><description>A new vat of iron.</description></item><item><title>Madder from Zeeland</title><link>http://example.org/2</link><guid>dye2</guid><pubDate>Mon, 12 Jan 2026 09:00:00 GMT</pubDate><description>Madder from Zeeland.</description></item><item><title>What weld costs</title><link>http://example.org/3</link><guid>dye3</guid><pubDate>Sun, 11 Jan 2026 09:00:00 GMT</pubDate><description>What weld costs.</description></item><item><title>The brook is frozen</title><link>http://example.org/4</link><guid>dye4</guid><pubDate>Sat, 10 Jan 2026 09:00:00 GMT</pubDate><description>The brook is frozen.</description></item></channel></rss>
''',
    "dyes.urls": "file:///home/demo/dyes.xml\n",
    "dyes.txt": "madder\nweld\nwoad\nindigo\nsaffron\nlogwood\ncochineal\nwalnut\n",
    "vat/alum.txt": "Alum fixes the dye.\n", "vat/iron.txt": "Iron makes it sad.\n", "vat/madder.txt": "Red.\n",
    "vat/weld.txt": "Yellow, of the whole plant.\n", "vat/woad.txt": "Blue.\n",
    "recipe.txt": "A red of madder\n\nSteep the roots in rain water for a night, and warm them slowly.\nThe cloth stays in the vat for an hour; it must not boil.\n\nRinse it in the brook and dry it in the shade.\n",
    "dye.js": """const choices = ['Madder', 'Weld', 'Woad', 'Indigo', 'Saffron']
const [library] = process.argv.slice(2)
const name = 'answer'
if (library === 'prompts') {
  require('prompts')({ type: 'select', name, message: 'Which dye?', choices: choices.map(title => ({ title })) })
} else if (library === 'number') {
  require('prompts')({ type: 'text', name, message: 'Name of the dyer?' })
} else if (library === 'enquirer') {
  require('enquirer').prompt({ type: 'select', name, message: 'Which dye', choices }).catch(() => {})
} else if (library === 'town') {
  require('enquirer').prompt({ type: 'input', name, message: 'Town of the dyer' }).catch(() => {})
} else {
  const figures = require('figures')
  Object.assign(figures, figures.default)
  require('inquirer').prompt([{ type: 'list', name, message: 'Which dye?', choices }])
}
""",
    "dye.py": """import sys
DYES = ['Madder', 'Weld', 'Woad', 'Indigo', 'Saffron']
kind = sys.argv[1]
if kind == 'select':
    import questionary
    questionary.select('Which dye?', choices=DYES, default='Weld').ask()
if kind == 'text':
    import questionary
    questionary.text('Name of the vat:').ask()
if kind == 'checks':
    from InquirerPy import inquirer
    inquirer.checkbox(message='Which dyes?', choices=DYES).execute()
if kind == 'line':
    from InquirerPy import inquirer
    inquirer.text(message='Name of the vat:').execute()
if kind == 'menu':
    from simple_term_menu import TerminalMenu
    TerminalMenu(DYES, title='Which dye?', menu_cursor='* ').show()
if kind == 'options':
    from textual.app import App
    from textual.widgets import Footer, OptionList
    class Dyes(App):
        BINDINGS = [('d', 'dip', 'Dip'), ('r', 'rinse', 'Rinse'), ('q', 'quit', 'Quit')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            yield OptionList(*DYES)
            yield Footer()
    Dyes().run()
if kind == 'vat':
    from textual.app import App
    from textual.widgets import Button, Footer, Input, Label
    class Vat(App):
        BINDINGS = [('f2', 'save', 'Save'), ('f8', 'empty', 'Empty')]
        ENABLE_COMMAND_PALETTE = False
        def compose(self):
            for label, text in [('Dye', 'Woad'), ('Cloth', '')]:
                yield Label(label)
                yield Input(value=text)
            yield Button('Dip')
            yield Footer()
    Vat().run()
""",
}

TWENTYFIFTH = [
    # Usual states of widely used programs.
    ("dialog-dyes", ["dialog", "--title", "Dyes", "--menu", "Which dye goes into the vat?", "14", "48", "5", "red", "Madder", "yellow", "Weld", "blue", "Woad", "brown", "Walnut"], [A_DOWN, A_DOWN], BOTH),  # choose a dye
    ("dialog-vatName", ["dialog", "--title", "Vat", "--inputbox", "Name of the vat:", "9", "46", "Wo"], ["a", "d"], BOTH),  # name a vat
    ("dialog-emptied", ["dialog", "--title", "Vat", "--msgbox", "The vat is empty.", "7", "40"], ["\x0c"], BOTH),  # read a message
    ("whiptail-dyer", ["whiptail", "--title", "Dyer", "--menu", "Who dyes the cloth?", "14", "46", "4", "ada", "Ada Byron", "mary", "Mary Somerville", "charles", "Charles Babbage"], [A_DOWN, A_DOWN], BOTH),  # choose a person
    ("whiptail-vatName", ["whiptail", "--title", "Vat", "--inputbox", "Name of the vat:", "9", "46", "Wo"], ["a", "d"], BOTH),  # name a vat
    ("fzf-dyes", [*SHELL, "fzf --prompt='Dye> ' < dyes.txt"], ["o", A_UP, A_UP], BOTH),  # choose a dye
    ("fzf-dyesMarked", [*SHELL, "fzf --multi --layout=reverse --prompt='Dyes: ' < dyes.txt"], [TAB, A_DOWN, TAB], BOTH),  # mark dyes
    ("questionary-dye", [*PYTHON, "dye.py", "select"], [DOWN, DOWN], BOTH),  # choose a dye
    ("questionary-vat", [*PYTHON, "dye.py", "text"], ["Wo", "ad"], BOTH),  # name a vat
    ("inquirerpy-dyes", [*PYTHON, "dye.py", "checks"], [DOWN, " ", DOWN], BOTH),  # mark dyes
    ("inquirerpy-vat", [*PYTHON, "dye.py", "line"], ["Wo", "ad"], BOTH),  # name a vat
    ("termmenu-dye", [*PYTHON, "dye.py", "menu"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # choose a dye
    ("textual-dyes", [*PYTHON, "dye.py", "options"], [DOWN, DOWN], BOTH),  # choose a dye
    ("textual-vat", [*PYTHON, "dye.py", "vat"], [TAB, "Wool"], BOTH),  # fill in a form
    ("prompts-dye", [*NODE, "dye.js", "prompts"], [DOWN, DOWN], BOTH),  # choose a dye
    ("prompts-dyer", [*NODE, "dye.js", "number"], ["Ad", "a"], BOTH),  # name a person
    ("enquirer-dye", [*NODE, "dye.js", "enquirer"], [DOWN, DOWN, DOWN], BOTH),  # choose a dye
    ("enquirer-dyerTown", [*NODE, "dye.js", "town"], ["Tu", "rin"], BOTH),  # name a town
    ("inquirerjs-dye", [*NODE, "dye.js", "inquirer"], [DOWN, DOWN], BOTH),  # choose a dye
    ("mc-vat", ["mc", "-u", "vat", "vat"], [A_DOWN, A_DOWN], BOTH),  # the files of a folder
    ("mc-vatFolder", ["mc", "-u", "vat", "vat"], [F7, "blue"], BOTH),  # name a new folder
    ("ranger-vat", ["ranger", "vat"], ["j", "j"], BOTH),  # the files of a folder
    ("lf-vat", ["lf", "vat"], ["j", "j", "j"], BOTH),  # the files of a folder
    ("nnn-vat", ["nnn", "vat"], ["j", "j", "j"], BOTH),  # the files of a folder
    ("vifm-vat", ["vifm", "vat", "vat"], ["j", "j"], BOTH),  # the files of a folder
    ("ncdu-vat", ["ncdu", "vat"], ["j", "j"], BOTH),  # what takes the space
    ("tmux-vatMenu", TMUX_BLIND, ["\x02:", "display-menu -T Vat Fill f '' Warm w '' Dip d '' Empty e ''" + ENTER, "j", "j"], BOTH),  # choose in a menu
    ("peco-dyes", [*SHELL, "peco --prompt 'Dye>' < dyes.txt"], ["o", A_DOWN], BOTH),  # choose a dye
    ("fzy-dyes", [*SHELL, "fzy -p 'Dye: ' < dyes.txt"], ["o", DOWN], BOTH),  # choose a dye
    ("nano-recipe", ["nano", "recipe.txt"], [A_DOWN, "Take "], BOTH),  # write
    ("nano-recipeSearch", ["nano", "recipe.txt"], ["\x17", "brook"], BOTH),  # search
    ("vim-recipe", [*VIM, "recipe.txt"], [":", "%s/vat/tub"], BOTH),  # replace a word
    ("vim-recipeSearch", [*VIM, "recipe.txt"], ["/", "cloth"], BOTH),  # search
    ("less-recipe", ["less", "recipe.txt"], ["/", "shade"], BOTH),  # search
    ("less-recipeBack", ["less", "recipe.txt"], ["?", "rain"], BOTH),  # search backwards
    ("emacs-recipe", [*EMACS, "recipe.txt"], ["\x13", "water"], BOTH),  # search
    ("bash-dyes", LOOK, ["head -3 dyes.txt" + ENTER, "sort dy"], BOTH),  # type a command
    ("sqlite-vat", ["sqlite3"], ["create table vat (dye);" + ENTER, "insert in"], BOTH),  # type a statement
    ("cat-recipe", [*SHELL, "cat recipe.txt; exec sleep 99"], [" "], BOTH),  # read a file
    ("grep-recipe", [*SHELL, "grep -n the recipe.txt; exec sleep 99"], [" "], BOTH),  # search a file
    ("fold-shown", [*SHELL, "fold -s -w 30 recipe.txt; exec sleep 99"], [" "], BOTH),  # fold the lines
    ("tac-shown", [*SHELL, "tac recipe.txt; exec sleep 99"], [" "], BOTH),  # the last line first
    ("rev-shown", [*SHELL, "rev dyes.txt; exec sleep 99"], [" "], BOTH),  # words backwards
    ("paste-shown", [*SHELL, "paste dyes.txt fruit.txt; exec sleep 99"], [" "], BOTH),  # two files side by side
    ("sha1sum-shown", [*SHELL, "sha1sum vat/*; exec sleep 99"], [" "], BOTH),  # sums of files
    ("cksum-shown", [*SHELL, "cksum vat/*; exec sleep 99"], [" "], BOTH),  # sums of files
    ("seq-shown", [*SHELL, "seq -f 'Vat %g is full' 9; exec sleep 99"], [" "], BOTH),  # count
    ("shuf-shown", [*SHELL, "shuf -n 5 --random-source=dyes.txt dyes.txt; exec sleep 99"], [" "], BOTH),  # mix lines
    # Lists above or below a bar, and fields with one.
    ("mutt-dyers", ["mutt", "-f", "dyers"], ["=", "j", "j"], BOTH),  # read the mail of a folder
    ("neomutt-dyers", ["neomutt", "-f", "dyers"], ["*", "k"], BOTH),  # read the mail of a folder
    ("newsboat-dyerItems", ["newsboat", "-u", "dyes.urls"], ["r", ENTER, "j", "j"], BOTH),  # choose an article
    ("htop-dyers", ["bash", "-c", "(exec -a 'dye --vat 2' sleep 999)& (exec -a 'rinse --brook' sleep 999)& (exec -a 'spin woad' sleep 999)& exec htop -d 100"], ["N", A_DOWN, A_DOWN], BOTH),  # look at the processes
    ("mc-vatUncoloured", ["mc", "-u", "-b", "vat", "docs"], [A_DOWN, A_DOWN, A_DOWN], BOTH),  # the files of a folder without colours
    ("nano-vatBrowser", [*SHELL, "cd vat; exec nano weld.txt"], ["\x12", "\x14", A_RIGHT], BOTH),  # choose a file
    ("nano-recipeSaveAs", ["nano", "recipe.txt"], ["\x0f", "\x7f" * 10, "blue.txt"], BOTH),  # save under another name
    ("mutt-dyersSearch", ["mutt", "-f", "dyers"], ["=", "/", "wo", "ad"], BOTH),  # search for a message
    ("wc-vat", [*SHELL, "wc vat/* recipe.txt; exec sleep 99"], [" "], BOTH),  # count words
]

# Screens that are measured next, recorded into a folder whose screens nobody looks at; behind each state stands the task.
MEASURED = []
