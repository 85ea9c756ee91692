import LunchDriver
import LunchInput

extension SettleSubject {
    /// Programs that show files, pages or a history in the whole screen, each prepared by a few commands of a shell.
    static let viewers = [emacs, ranger, tig, ncdu, newsboat, w3m]

    private static func viewer(
        _ name: String, preparedBy commands: String = "", _ command: String, _ phrases: [SettlePhrase]
    ) -> Self {
        program(name, "sh", needs: name, ["-c", "\(commands)\nexec \(command)"], phrases)
    }

    private static let emacs = viewer(
        "emacs", "emacs -nw -Q \(Workplace.textName)",
        [
            "hello ", "\n", "\u{13}line 7\n", "\u{13}li\u{7}", "\u{E}\u{10}", "\u{16}" + .keys(.alt("v")), "\u{1}\u{5}",
            "\u{B}\u{19}", "\u{18}\u{13}", .keys(.alt("x")) + "what-line\n", .keys(.alt("x")) + "find\t\u{7}", "\u{7}",
            "\u{18}2\u{18}1", "\u{1F}", "\u{18}b\n", "\u{18}\u{6}\u{7}", .keys(.up, .down, .left, .right),
            .keys(.delete),
            .keys(.escape) + "f", .keys(.escape) + "\u{7}", .paste("pasted\ntext\n"),
        ])

    private static let ranger = viewer(
        "ranger", "ranger",
        [
            "j", "k", "gg", "G", .keys(.down, .up), ":cd fruit\n:cd ..\n", "/fru\n", "n", " ", "uv", "zh", "zp",
            "M" + .keys(.escape),
            "g" + .keys(.escape), ":find" + .keys(.escape), "yy", .keys(.pageDown, .pageUp), .keys(.home, .end),
            "\u{C}",
            "oo" + .keys(.escape),
        ])

    private static let tig = viewer(
        "tig",
        preparedBy: """
            if [ ! -d work ]; then
                git init -q work
                for number in $(seq 1 40); do
                    echo "$number" >>work/notes.txt
                    git -C work add .
                    git -C work -c user.name=Ann -c user.email=ann@example.org commit -qm "note $number"
                done
            fi
            cd work
            """, "tig",
        [
            "j", "k", .keys(.down, .up), .keys(.return) + "jjq", "tjq", "hjq", "djq", "sq", "/note 3\n", "n", "N",
            .keys(.pageDown, .pageUp), .keys(.home, .end), ":5\n", "R", .keys(.up, .down, .down),
        ])

    private static let ncdu = viewer(
        "ncdu", "ncdu .",
        [
            "j", "k", .keys(.down, .up), .keys(.return, .left), "jl", "h", "n", "s", "C", "g", "ii", "?q", "c", "a",
            "e", "t",
            .keys(.pageDown, .pageUp), .keys(.home, .end), "r",
        ])

    private static let newsboat = viewer(
        "newsboat",
        preparedBy: """
            if [ ! -f urls ]; then
                echo "file://$PWD/feed.xml" >urls
                printf 'confirm-exit no\\n' >config
                {
                    echo '<rss version="2.0"><channel><title>Fruit</title><link>http://example.org</link>'
                    for number in $(seq 1 30); do
                        echo "<item><title>Fruit $number</title><guid>$number</guid><description>Of it.</description></item>"
                    done
                    echo '</channel></rss>'
                } >feed.xml
            fi
            """, "newsboat -r -u urls -c cache.db -C config",
        [
            "j", "k", "r", .keys(.return) + "jjkq", .keys(.return, .return) + "qq", "?jq", "/Fruit 7\nq", "l", "l", "A",
            .keys(.down, .up), .keys(.return) + "Nq", .keys(.home, .end), "\u{C}",
        ])

    private static let w3m = viewer(
        "w3m",
        preparedBy: """
            for page in one two; do
                {
                    echo '<h1>Fruit</h1><p><a href="one.html">Apples</a> <a href="two.html">Pears</a></p>'
                    seq -f '<p>Line %g of a page</p>' 1 60
                } >"$page.html"
            done
            """, "w3m one.html",
        [
            .keys(.tab), .keys(.tab, .return) + "B", "j", "k", " ", "b", "/Line 4\n", "n", "g", "G", "=B",
            .keys(.down, .up),
            .keys(.pageDown, .pageUp), "U\u{3}", "\u{C}", "l", "h",
        ])
}
