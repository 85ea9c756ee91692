import LunchWire
import Testing

@testable import LunchCLI

/// What is proposed behind which words.
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
            default: []
            }
        })

    private func words(_ line: String) -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return Proposer(syntaxes: AllCommands.syntaxes, world: Self.world).proposals(for: words).map(\.word)
    }

    @Test(
        arguments: [
            ("", ["open", "screens", "elements", "page", "check", "completion", "help"]), ("el", ["elements"]),
            ("--v", ["--version"]), ("frobnicate ", []), ("complete ", []),
            ("open ", ["Feed", "LunchSample"]), ("open L", ["LunchSample"]), ("open ./", []),
            ("open mocks/", ["mocks/b.json"]), ("open Feed ", ["Feeds", "New post"]), ("open Feed F", ["Feeds"]),
            ("open Feed Feeds ", []), ("open LunchSample ", []), ("screens Feed Feeds ", ["two"]),
            ("open Feed Feeds --variant ", ["two"]), ("open --variant two Feed ", ["Feeds", "New post"]),
            ("open Feed Feeds --variant=t", ["--variant=two"]), ("open Feed --lo", ["--locale"]),
            ("open Feed --locale ja_JP --lo", []), ("open Feed --locale=ja_JP --lo", []),
            ("elements Feed --press Tab --pr", ["--press"]), ("open Feed --mock ", ["@"]),
            ("open Feed --mock @", ["@mocks/", "@a.json"]), ("open Feed --mock @.", ["@.hidden"]),
            ("open Feed --mock @mocks/", ["@mocks/b.json"]), ("open Feed --mock=@a", ["--mock=@a.json"]),
            ("open Feed -- ", []), ("open Feed -- --lo", []), ("help s", ["screens"]),
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

    @Test(
        arguments: [
            ("lunch open Feed --variant=t", ["two"]), ("lunch open Feed --mock @mo", ["mocks/"]),
            ("lunch open Feed New", ["New\\ post"]), ("lunch open Feed \"New", ["New post"]),
            ("lunch open Feed New\\ p", ["New\\ post"]), ("./bin/lunch el", ["elements"]),
        ] as [(String, [String])])
    func bashGetsWhatItPutsInPlaceOfItsWord(_ line: String, _ expected: [String]) {
        let line = BashLine(line)
        var words = line.words
        if words.contains("--variant=t") { words.insert("Feeds", at: 2) }
        let proposer = Proposer(syntaxes: AllCommands.syntaxes, world: Self.world)
        #expect(line.replies(proposer.proposals(for: words)) == expected)
    }
}
