"""The screens that `record` records beside those in its own tables."""

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
