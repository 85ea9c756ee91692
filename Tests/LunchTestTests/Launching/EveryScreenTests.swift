import LunchTest
import TestSupport
import Testing
import XCTest

/// A test that opens an app on all that it lists fails once for each screen that does not open, and names it.
@Suite(.waiting) struct EveryScreenTests {
    private static let nested = [
        ("Counter,Broken,Mock,Sleeping,Nowhere", "NestedEveryScreenTests", "with 3 issues"),
        ("Counter,Broken,Mock,Sleeping,Nowhere", "NestedEveryScreenXCTests", "with 3 failures"),
        (",", "NestedEveryScreenTests", nil), (",", "NestedEveryScreenXCTests", nil),
    ].map { list, suite, count in
        guard let count else {
            return (list, NestedCase(suite, says: ["Fixture lists no screens, so there is none to open."]))
        }
        let words = [
            "Opening the screen \"Broken\":",
            "Fixture did not open on the screen \"Broken\" and exited with status 64.",
            "The screen \"Broken\" could not be built: it is meant to be broken.",
            "Opening the screen \"Nowhere\":", "There is no screen \"Nowhere\".",
            "Opening the screen \"Sleeping\":", "EveryScreenTests.swift:",
        ]
        let absent = ["Opening the screen \"Counter\"", "Opening the screen \"Mock\""]
        return (list, NestedCase(suite, says: words + [count], lacks: absent))
    }

    @Test(arguments: nested) func eachFailureNamesItsScreen(_ list: String, _ nested: NestedCase) throws {
        try nested.check(environment: ["LUNCH_TEST_LIST": list])
    }

    /// The failure quotes what the program has written.
    @Test func aSecretOfAProgramThatListsNoScreensIsMasked() throws {
        let script = #"echo "no $WORD" >&2; exit 3"#
        var launcher = Launcher(app: .command("sh"), environment: ["WORD": "hunter2secret"], arguments: ["-c", script])
        launcher.configuration.secrets = ["hunter2secret"]
        let error = withError { _ = try launcher.screens() }
        #expect(error?.message.contains("no •") == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("hunter2") == false)
    }

    @Test func allThatOpensIsNoFailure() async throws {
        let app = Launcher(app: fixture, environment: ["LUNCH_FIXTURE_LIST": "Counter,Mock"])
        let screens = try app.screens()
        #expect(
            screens.map(\.description) == [
                "Counter", "Mock", "Mock, variant bread", #"Mock, variant a "b" \u{1B}[2J\n漢"#,
            ])
        await app.expectEveryScreenOpens()
        let odd = try app.launch(try #require(screens.last))
        #expect(odd.line("mock") == "\"odd\"")
    }
}

/// Run by the tests above.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedEveryScreenTests {
    @Test func everyScreenOpens() async { await nestedLauncher.expectEveryScreenOpens() }
}

/// Run by the tests above.
final class NestedEveryScreenXCTests: XCTestCase {
    func testEveryScreenOpens() async throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        await nestedLauncher.expectEveryScreenOpens()
    }
}

private var nestedLauncher: Launcher {
    var launcher = Launcher(app: fixture, environment: ["LUNCH_FIXTURE_LIST": Bundle.variable("LUNCH_TEST_LIST")])
    launcher.configuration.launchTimeout = .seconds(2)
    return launcher
}
