import LunchProcess
import LunchTest
import TestSupport
import Testing
import XCTest

/// A test that opens an app on all that it lists fails once for each screen that does not open, and names it.
@Suite(.waiting) struct EveryScreenTests {
    private static let arguments: [(library: String, words: [String])] = [
        ("Swift Testing", ["--testing-library", "swift-testing", "--filter", "NestedEveryScreenTests"]),
        ("XCTest", ["LunchTestTests.NestedEveryScreenXCTests"]),
    ]

    private func run(_ library: String, list: String) throws -> (status: LunchProcess.ExitStatus?, output: String) {
        let words = Self.arguments.first { $0.library == library }?.words ?? []
        return try Bundle.run(words, environment: ["LUNCH_TEST_LIST": list])
    }

    @Test(arguments: ["Swift Testing", "XCTest"]) func eachFailureNamesItsScreen(_ library: String) throws {
        let run = try run(library, list: "Counter,Broken,Mock,Sleeping,Nowhere")
        #expect(run.status == .exited(1), "\(run.output)")
        for line in [
            "Opening the screen \"Broken\":",
            "Fixture did not open on the screen \"Broken\" and left with status 64.",
            "The screen \"Broken\" could not be built: it is meant to be broken.",
            "Opening the screen \"Nowhere\":", "There is no screen \"Nowhere\".",
            "Opening the screen \"Sleeping\":",
        ] {
            #expect(run.output.contains(line), "\(line)\n\(run.output)")
        }
        #expect(!run.output.contains("Opening the screen \"Counter\""), "\(run.output)")
        #expect(!run.output.contains("Opening the screen \"Mock\""), "\(run.output)")
        #expect(run.output.contains("EveryScreenTests.swift:"), "\(run.output)")
        #expect(run.output.contains(library == "XCTest" ? "with 3 failures" : "with 3 issues"), "\(run.output)")
    }

    @Test(arguments: ["Swift Testing", "XCTest"]) func anAppThatListsNoneIsAFailure(_ library: String) throws {
        let run = try run(library, list: ",")
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("Fixture lists no screens, so there is none to open."), "\(run.output)")
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

    @Test func theVariantIsNamedInTheFailureOfALaunch() throws {
        let launcher = Launcher(
            app: fixture, screen: "Text", mock: .variant("bread"), environment: ["LUNCH_FIXTURE_LIST": "Mock,Text"])
        let error = #expect(throws: TUIError.self) { try launcher.launch() }
        #expect(error?.message.hasPrefix("The screen \"Text\" of Fixture has no variant \"bread\".") == true)
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
