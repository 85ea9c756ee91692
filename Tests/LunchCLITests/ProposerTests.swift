import LunchWire
import Testing

@testable import LunchCLI

/// The proposals behind some words.
@Suite struct ProposerTests {
    private static let world = CompletionWorld(
        products: { ["Feed", "LunchSample"] },
        screens: { app in
            guard app == "Feed" else { return [] }
            return [
                LaunchScreenDescription("Feeds", title: "All feeds", variants: [.init(name: "two", mock: .null)]),
                LaunchScreenDescription("a\nb"), LaunchScreenDescription("New post"),
            ]
        },
        entries: { folder in
            switch folder {
            case "": ["mocks/", "a.json", ".hidden"]
            case "mocks/": ["b.json"]
            case "/home/me/": ["mocks/"]
            default: []
            }
        }, traces: { ["CartTests.adds", "ListTests.adds"] })

    private func words(_ line: String) -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return Proposer(syntaxes: AllCommands.syntaxes, world: Self.world).proposals(for: words).map(\.word)
    }

    @Test(
        arguments: [
            (
                "",
                [
                    "open", "screens", "elements", "shot", "gallery", "page", "record", "check", "snapshots", "test",
                    "merge", "trace", "drive", "completion", "help",
                ]
            ), ("el", ["elements"]),
            ("--v", ["--version"]), ("frobnicate ", []), ("complete ", []),
            ("open ", ["Feed", "LunchSample"]), ("open L", ["LunchSample"]), ("open ./", []),
            ("open mocks/", ["mocks/b.json"]), ("open Feed ", ["Feeds", "New post"]), ("open Feed F", ["Feeds"]),
            ("open Feed Feeds ", []), ("open LunchSample ", []), ("screens Feed Feeds ", ["two"]),
            ("open Feed Feeds --variant ", ["two"]), ("open --variant two Feed ", ["Feeds", "New post"]),
            ("open Feed Feeds --variant=t", ["--variant=two"]), ("open Feed --lo", ["--locale"]),
            ("open Feed --locale ja_JP --lo", []), ("open Feed --locale=ja_JP --lo", []),
            ("elements Feed --press Tab --pre", ["--press"]), ("open Feed --mock ", ["@"]),
            ("open Feed --mock @", ["@mocks/", "@a.json"]), ("open Feed --mock @.", ["@.hidden"]),
            ("open Feed --mock @mocks/", ["@mocks/b.json"]), ("open Feed --mock=@a", ["--mock=@a.json"]),
            ("shot Feed ", ["Feeds", "New post", "mocks/", "a.json"]), ("shot Feed Feeds m", ["mocks/"]),
            ("shot Feed Feeds --theme ", ["dark", "light"]), ("shot Feed Feeds a.svg ", []),
            ("trace ", ["CartTests.adds", "ListTests.adds"]), ("trace mocks/", ["mocks/b.json"]),
            ("merge one two mocks/", ["mocks/b.json"]),
            ("open Feed -- ", []), ("open Feed -- --lo", []), ("help s", ["screens", "shot", "snapshots"]),
            ("completion ", ["bash", "zsh", "fish"]), ("open Feed --no=", []),
        ] as [(String, [String])])
    func wordsAreProposed(_ line: String, _ expected: [String]) {
        #expect(words(line) == expected)
    }

    /// Each option of each command is proposed: completion cannot know less than parsing does.
    @Test func everyOptionIsProposed() {
        for syntax in AllCommands.syntaxes {
            #expect(words("\(syntax.command) -") == syntax.allOptions.map(\.name))
        }
    }

    /// The line, its end that bash replaces, and what takes its place.
    @Test(
        arguments: [
            ("lunch open Feed Feeds --variant=t", "t", ["two"]), ("lunch open Feed --mock @mo", "mo", ["mocks/"]),
            ("lunch open Feed --mock='@mo", "@mo", ["@mocks/"]), ("lunch open Feed New", "New", ["New\\ post"]),
            ("lunch open Feed \"New", "New", ["New post"]), ("lunch open Feed New\\ p", "New\\ p", ["New\\ post"]),
            ("./bin/lunch el", "el", ["elements"]), ("lunch open ~/m", "~/m", ["~/mocks/"]),
            ("lunch open \"~/m", "~/m", []),
        ] as [(String, String, [String])])
    func bashGetsWhatItPutsInPlaceOfTheEndOfTheLine(_ line: String, _ end: String, _ expected: [String]) throws {
        let line = try #require(BashLine(line, replacing: end, home: "/home/me"))
        let proposer = Proposer(syntaxes: AllCommands.syntaxes, world: Self.world)
        #expect(line.replies(proposer.proposals(for: line.words)) == expected)
    }

    /// Bash would put something else in place of these words, or take another end of the line.
    @Test(
        arguments: [
            ("lunch open $HOME/m", "$HOME/m"), ("lunch open \"`echo", "`echo"), ("lunch open m*", "m*"),
            ("lunch open Feed \"!", "!"), ("lunch open Feed $'a", "a"), ("lunch open Feed a>b", "b"),
            ("lunch open Fe", "ed"),
        ])
    func bashGetsNothingForAWordThatItExpands(_ line: String, _ end: String) {
        #expect(BashLine(line, replacing: end, home: "/home/me") == nil)
    }

    /// Each name in each quote, as one word that nothing expands: `\u{D4E}` and a `$` are one character.
    @Test(arguments: [nil, .single, .double] as [BashWords.Quote?])
    func whatIsEscapedMeansTheNameAlone(_ quote: BashWords.Quote?) {
        let pieces = [
            "$(touch PWNED)", "`touch PWNED`", "\u{D4E}$(touch PWNED)", ";", "\"", "'", "\\", "!", "~", "*", "[a]", "?",
            "{a,b}", " ", "&", "|", "<", ">", "(", ")", "#", "^", "=", ":", "-", "é", "e\u{301}", "日", "$'x'", "\\n",
        ]
        for (index, piece) in pieces.enumerated() {
            let name = "x\(piece)\(pieces[(index * 7 + 3) % pieces.count])\(pieces[(index * 11 + 5) % pieces.count])"
            let open = quote.map { String($0.rawValue) } ?? ""
            let read = BashWords("lunch open \(open)\(BashWords.escaped(name, in: quote))\(open)")
            #expect(read.earlier == ["lunch", "open"])
            #expect(read.last == name || quote == .double && name.contains("!"))
            #expect(read.isLiteral || !name.unicodeScalars.allSatisfy(\.isASCII) || name.isEmpty)
        }
    }
}
