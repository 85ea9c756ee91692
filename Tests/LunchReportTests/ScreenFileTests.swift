import Foundation
import LunchReport
import LunchWire
import Testing

/// Records of screens in files: what is compared, what is written, and what is said.
@Suite final class ScreenFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-screens-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String = "login") throws -> TUIScreenRecord.File {
        try TUIScreenRecord.File(name, in: folder.path)
    }

    private func record(_ drawing: String) -> TUIScreenRecord { TUIScreenRecord(screen(drawing)) }

    private func content(_ file: TUIScreenRecord.File) -> String? {
        try? String(contentsOfFile: file.path, encoding: .utf8)
    }

    private func write(_ bytes: some Sequence<UInt8>, to file: TUIScreenRecord.File) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file.path))
    }

    @Test func anEqualScreenIsRight() throws {
        try file().write(record("one"))
        try file().compare(record("one"), isRecording: false)
        #expect(try file().read() == record("one"))
    }

    @Test func anotherScreenIsShownBesideTheRecorded() throws {
        let file = try file()
        try file.write(record("one"))
        let error = #expect(throws: TUIScreenRecord.Mismatch.self) {
            try file.compare(self.record("onE"), isRecording: false)
        }
        #expect(
            error?.description == """
                The screen is not as it was recorded for "login" (− recorded, + received):
                  size: 20×4
                  cursor: 3,0
                − │one
                + │onE
                     ^
                It is recorded in \(file.path)
                If the new screen is right, run the test once with LUNCH_RECORD=1 in the environment, and commit the file.
                """)
        #expect(content(file) == record("one").text, "nothing is written without being asked for")
    }

    @Test func aMissingFileFailsAndIsNotWritten() throws {
        let file = try file()
        let error = #expect(throws: TUIScreenRecord.Mismatch.self) {
            try file.compare(self.record("one"), isRecording: false)
        }
        #expect(
            error?.description == """
                No screen "login" is recorded: there is no file \(file.path)
                If the screen below is right, run the test once with LUNCH_RECORD=1 in the environment, and commit the file.
                  size: 20×4
                  cursor: 3,0
                  │one
                """)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func recordingWritesAndIsNotRight() throws {
        let file = try file()
        let error = #expect(throws: TUIScreenRecord.Mismatch.self) {
            try file.compare(self.record("one"), isRecording: true)
        }
        #expect(
            error?.description == """
                The screen "login" was recorded in \(file.path)
                It was compared with nothing, so the test fails. Look at it, and run the test again without LUNCH_RECORD=1.
                  size: 20×4
                  cursor: 3,0
                  │one
                """)
        #expect(content(file) == "size: 20×4\ncursor: 3,0\n│one\n")
        try file.compare(record("one"), isRecording: false)
    }

    @Test func recordingAnewKeepsTheNotes() throws {
        let file = try file()
        var first = record("one")
        first.notes = ["looked at by hand"]
        try file.write(first)
        #expect(throws: TUIScreenRecord.Mismatch.self) { try file.compare(self.record("two"), isRecording: true) }
        #expect(content(file) == "looked at by hand\nsize: 20×4\ncursor: 3,0\n│two\n")
    }

    @Test func recordingLeavesAnEqualScreenAlone() throws {
        let file = try file()
        try write("size: 20×4\r\ncursor: 3,0\r\n│one\r\n".utf8, to: file)
        try file.compare(record("one"), isRecording: true)
        #expect(content(file)?.contains("\r\n") == true)
    }

    @Test(arguments: [Array("something else\n".utf8), [], [0x73, 0x69, 0x7A, 0x65, 0x3A, 0x20, 0xFF]])
    func aFileWithoutAScreenIsNamed(_ bytes: [UInt8]) throws {
        let file = try file()
        try write(bytes, to: file)
        let error = #expect(throws: TUIScreenRecord.Mismatch.self) {
            try file.compare(self.record("one"), isRecording: false)
        }
        #expect(error == .malformed(path: file.path))
        #expect(
            error?.description == """
                There is no recorded screen in \(file.path)
                It is not text in UTF-8, or has no line that begins with "size: ". Bring it back, or run the test once \
                with LUNCH_RECORD=1 in the environment to write it anew.
                """)
        #expect(throws: TUIScreenRecord.Mismatch.self) { try file.compare(self.record("one"), isRecording: true) }
        try file.compare(record("one"), isRecording: false)
    }

    @Test func aFileThatCannotBeReadIsNamed() throws {
        let file = try file()
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        let error = #expect(throws: TUIScreenRecord.Mismatch.self) {
            try file.compare(self.record("one"), isRecording: false)
        }
        guard case .unreadable(file.path, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description == "The recorded screen cannot be read (\(reason)): \(file.path)")
        #expect(!reason.isEmpty && reason.utf8.count < 100, "\(reason)")
        #expect(throws: TUIScreenRecord.Mismatch.unreadable(path: file.path, reason: reason)) {
            try file.compare(self.record("one"), isRecording: true)
        }
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
        try Data().write(to: folder)
        let file = try file()
        let error = #expect(throws: TUIScreenRecord.Mismatch.self) { try file.write(self.record("one")) }
        guard case .unwritable(file.path, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description == "The screen cannot be recorded (\(reason)): \(file.path)")
    }

    @Test(arguments: [
        "", ".", "..", "../other", "a/b", "/etc/passwd", "a\\b", ".hidden", "a\0b", "a\nb", "a\u{202E}b",
        String(repeating: "x", count: 201),
    ])
    func aNameOfAFileElsewhereIsRefused(_ name: String) {
        let error = #expect(throws: TUIScreenRecord.Mismatch.self) { try self.file(name) }
        #expect(
            error?.description == """
                \(name.literal) cannot name a recorded screen. It becomes the name of a file in one folder: it has 1 to \
                200 bytes, does not begin with a dot, and has no / and no \\ and nothing invisible in it.
                """)
    }

    @Test(arguments: ["login", "empty form", "a..b", "名前", "1-132", "50 %"])
    func aNameOfAFileHereIsTaken(_ name: String) throws {
        let file = try file(name)
        #expect(file.path == "\(folder.path)/\(name).txt")
        try file.write(record("one"))
        #expect(try file.read() == record("one"))
    }
}
