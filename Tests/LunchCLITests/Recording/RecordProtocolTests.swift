import Foundation
import LunchElements
import LunchInput
import LunchTerminal
import LunchTest
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// Apps that ask for the protocols of today's terminals, recorded and inspected at a terminal that speaks them.
@Suite(.lunch) struct RecordProtocolTests {
    /// A program that asks for modes, and writes what it gets to a file.
    private final class Program {
        let folder = FileManager.default.temporaryDirectory.appending(path: "protocol-\(UUID().uuidString)").path
        let app: TUIApplication

        init(_ command: [String], modes: String, count: Int) throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let script = "#!/bin/bash\nstty raw -echo; printf '\(modes)Ready'; head -c \(count) > got\n"
            try Data(script.utf8).write(to: URL(filePath: "\(folder)/program"))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/program")
            app = try Launcher(
                app: .path(ProductPath.of("lunch")), size: CellSize(columns: 160, rows: 50),
                arguments: command + ["\(folder)/program"], directory: folder
            ).launch()
            app.text("Ready").expectToExist(timeout: .seconds(30))
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        var got: String? {
            FileManager.default.contents(atPath: "\(folder)/got").map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private static let keys = "\u{1B}[1;129B\u{1B}[27;129u\u{1B}[15;129~"

    /// The app is told of cells of 10×20 pixels, whatever those of the terminal are.
    @Test(
        arguments: [
            ("\u{1B}[?1006h", "\u{1B}[<0;46;4M\u{1B}[<0;46;4m"),
            ("\u{1B}[?1016h", "\u{1B}[<0;456;71M\u{1B}[<0;456;71m"),
            ("", "\u{1B}[M N$\u{1B}[M#N$"),
        ])
    func theAppGetsWhatItHasAskedFor(_ encoding: String, _ click: String) throws {
        let expected = Self.keys + click
        let program = try Program(
            ["record", "--print", "--size", "80x24"], modes: "\u{1B}[>1u\u{1B}[?1003h" + encoding,
            count: expected.utf8.count)
        let app = program.app
        #expect(app.lastFrame?.grid.modes.mouseEncoding == .sgr)
        #expect(app.lastFrame?.grid.modes.keyboard == .disambiguate)
        try app.send(Array(Self.keys.utf8), whenSettled: false)
        try app.send(Array("\u{1B}[<0;46;4M\u{1B}[<0;46;4m".utf8), whenSettled: false)
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        #expect(program.got == expected)
        let text = app.lastFrame?.text ?? ""
        #expect(text.contains("try app.press(.down, .escape, .F5)"), "\(text)")
        #expect(text.contains(".withOffset(columns: 45, rows: 3).tap()"), "\(text)")
    }

    /// An app that asks for Backspace as BS, at a terminal that knows no such mode.
    @Test func aKeyIsTheOneThatATestSends() throws {
        let program = try Program(
            ["record", "--print", "--size", "80x24"], modes: "\u{1B}[?67h\u{1B}[?1h", count: 4)
        try program.app.send([0x7F, 0x1B, 0x5B, 0x41], whenSettled: false)
        #expect(try program.app.waitForExit(timeout: .seconds(30)) == .success)
        #expect(program.got == "\u{8}\u{1B}OA")
    }

    /// A key that is the beginning of a sequence comes to the app, if no rest follows.
    @Test func noKeyIsHeldBack() throws {
        let program = try Program(["record", "--print", "--size", "80x24"], modes: "", count: 2)
        try program.app.send(Array("\u{1B}[".utf8), whenSettled: false)
        #expect(try program.app.waitForExit(timeout: .seconds(30)) == .success)
        #expect(program.got == "\u{1B}[")
        let text = program.app.lastFrame?.text ?? ""
        #expect(text.contains(#"try app.press(.option("["))"#), "\(text)")
    }

    @Test func theInspectorKnowsKeysWithNumLock() throws {
        let program = try Program(
            ["open", "--inspect"], modes: "\u{1B}[>1u\u{1B}[?1003h\u{1B}[?1016h", count: 100)
        let app = program.app
        try app.send(Array("\u{1B}[93;133u".utf8))
        app.text("Click on an element").expectToExist()
        try app.send(Array("\u{1B}[<0;2;1M\u{1B}[<0;2;1m".utf8))
        app.text(#"Clicked: app.staticTexts["Ready"]"#).expectToExist()
        try app.send(Array("\u{1B}[27;129u".utf8))
        app.text("Click on an element").expectNotToExist()
        try app.send(Array("\u{1B}[93;133uq".utf8))
        #expect(try app.waitForExit(timeout: .seconds(30)) == .success)
        #expect(program.got == "")
    }
}
