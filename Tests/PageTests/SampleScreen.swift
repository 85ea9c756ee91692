import LunchProcess
import LunchTest
import LunchWire
import TestSupport
import Testing

/// A screen of a sample, and how it is opened so that there is something to see.
struct SampleScreen: Hashable, Sendable, CustomTestStringConvertible {
    let app: String
    let screen: String

    static let apps = ["LunchSample", "Registration", "Feed", "FootStepMeter"]

    /// The variants of screens that show too little without mock data.
    private static let variants = [
        "Breakfast": "bread", "Feeds": "lunch", "FeedInfo": "lunch", "AddPost": "lunch", "Home": "walk", "Map": "walk",
        "Export": "walk", "FootprintHistory": "walk",
    ]

    /// Some names of its elements are texts, which are of a language.
    static let locale = "en_US"

    var variant: String? { Self.variants[screen] }
    var pageName: String { "\(screen)Page" }
    var testDescription: String { "\(app)/\(screen)" }

    /// The screens that the samples list: a new one is noticed.
    static func all() throws -> [SampleScreen] {
        try apps.flatMap { app in
            let list = try LunchJSON(parsing: try Command.output(["screens", ProductPath.of(app), "--json"]))
            return try LaunchScreenDescription.catalog(from: list).map {
                SampleScreen(app: app, screen: $0.identifier)
            }
        }
    }

    /// The page as the command writes it.
    func page() throws -> String {
        try Command.output(
            ["page", ProductPath.of(app), screen] + (variant.map { ["--variant", $0] } ?? [])
                + ["--locale", Self.locale])
    }

    func userInfo() throws -> [String: LunchJSON] {
        guard let variant else { return [:] }
        let mock = try Command.output(["screens", ProductPath.of(app), screen, variant, "--json"])
        return [LaunchKeys.mock: try LunchJSON(parsing: mock)]
    }
}

/// The command `lunch`.
enum Command {
    static func output(_ arguments: [String]) throws -> String {
        // A pipe: on a terminal some of what it prints would be for people. An app that keeps data keeps others from it.
        let script = """
            home=$(mktemp -d); HOME=$home "$0" "$@" 2>&1 < /dev/null | cat; status=${PIPESTATUS[0]}
            rm -r "$home"; exit $status
            """
        let words = ["-c", script, ProductPath.of("lunch")]
        let run = try NestedRun("/bin/bash", words + arguments).wait()
        guard run.status == .exited(0) else { throw Failed(output: run.output) }
        return run.output
    }

    struct Failed: Error {
        let output: String
    }
}
