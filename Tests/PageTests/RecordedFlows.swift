import LunchTest
import TestSupport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A flow of a sample, used by hand under `lunch record`, and the file that became of it.
struct RecordedFlow: Sendable {
    let file: String
    let words: [String]
    /// The things that a person does.
    let use: @Sendable (Recorder) throws -> Void

    static let all: [RecordedFlow] = [
        RecordedFlow(
            file: "ShowsDinnerTests",
            words: ["LunchSample", "Breakfast", "--variant", "bread", "--name", "shows dinner"]
        ) { recorder in
            try recorder.expect("menulabel")
            try recorder.part("Dinner")
            try recorder.app.text("Dinner", within: .row(0)).tap()
            try recorder.expect("dinnerlabel")
        },
        RecordedFlow(
            file: "RegistersTests",
            words: ["Registration", "Registration", "--locale", "en_US", "--name", "registers"]
        ) { recorder in
            try recorder.app.typeText("ann@example.comm")
            try recorder.app.press(.delete, .tab)
            // The address is looked up meanwhile: what comes of it belongs to this step, however long it takes.
            recorder.app.text(/One moment/).expectNotToExist()
            try recorder.app.typeText("hunter22")
            try recorder.app.press(.tab)
            try recorder.app.typeText("hunter2")
            try recorder.expect("register isenabled")
            try recorder.app.typeText("2")
            try recorder.app.press(.tab, .return)
            recorder.app.text("OK").expectToExist()
            try recorder.expect("are registered")
        },
        RecordedFlow(
            file: "OpensAFeedTests",
            words: ["Feed", "Feeds", "--variant", "lunch", "--locale", "en_US", "--name", "opens a feed"]
        ) { recorder in
            recorder.app.text("Opened: 0").expectToExist()
            try recorder.expect("opened")
            try recorder.app.press(.return)
            recorder.app.text("At noon, in the garden").expectToExist()
            try recorder.expect("titlelabel: label")
        },
        RecordedFlow(
            file: "ChoosesAnAccuracyTests",
            words: [
                "FootStepMeter", "Home", "--variant", "walk", "--locale", "en_US", "--library", "xctest", "--name",
                "chooses an accuracy",
            ]
        ) { recorder in
            try recorder.app.typeText("Ginza")
            try recorder.app.press(.tab, .return)
            recorder.app.text("Accuracy: Best").expectNotToExist()
            try recorder.expect("titlefield: value")
            try recorder.expect("accuracybutton: label")
        },
    ]
}

/// `lunch record` on a terminal of its own.
struct Recorder {
    let app: TUIApplication
    private let key = TUIKeyboardKey.control("]")

    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    init(_ flow: RecordedFlow, home: String) throws {
        let path = ProductPath.of(flow.words[0])
        let words =
            ["record", path] + flow.words.dropFirst() + ["--target", "PageTests", "--size", "80x24", "--print"]
        app = try Launcher(
            app: .path(ProductPath.of("lunch")), size: CellSize(columns: 160, rows: 60),
            environment: [
                "HOME": home, "XDG_DATA_HOME": home, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
            ],
            arguments: words, directory: Self.package
        ).launch()
        app.text("Recording. Control-]").expectToExist(timeout: .seconds(30))
    }

    /// Asserts the first thing that is found by some words.
    func expect(_ words: String) throws {
        try app.press(key, "a")
        try app.typeText(words)
        app.text(/Assert, 1 of .*/).expectToExist()
        try app.press(.return)
        app.text(/Recorded: expect .*/).expectToExist()
    }

    func part(_ name: String) throws {
        try app.press(key, "n")
        try app.typeText(name)
        try app.press(.return)
    }

    /// Ends the recording, and returns what the command prints.
    func end() throws -> String {
        try app.press(key, "e")
        _ = try app.waitForExit(timeout: .seconds(30))
        return app.lastFrame?.text ?? ""
    }
}
