import Foundation
import LunchTrace
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

@Suite struct CastTests {
    @Test func `a launch becomes a cast`() throws {
        var story = Story()
        story.output("a\u{1B}[31mb")
        story.publish(AccessibilityNode(.application))
        story.add(.input(.typed("x")))
        story.resize(columns: 40, rows: 8)
        story.keyFrame()
        story.output("日")
        let trace = try Trace(story.records)
        #expect(
            trace.cast(launch: 1) == #"""
                {"version":2,"width":30,"height":6,"title":"CartTests/`adds bread`","env":{"TERM":"xterm-256color"}}
                [0.001500,"o","a\u001b[31mb"]
                [0.009000,"r","40x8"]
                [0.012000,"o","\u65e5"]

                """#)
        let input = try #require(trace.cast(launch: 1, includesInput: true))
        #expect(input.contains("[0.007500,\"i\",\"x\"]\n"))
        #expect(trace.cast(launch: 2) == nil)
    }

    @Test func `a character that two records share is one`() throws {
        var story = Story()
        let bytes = Array("é👩".utf8)
        for (index, byte) in bytes.enumerated() { story.add(.output(position: index + 1, [byte])) }
        story.add(.output(position: bytes.count + 1, [0xE6, 0x97]))
        let cast = try #require(try Trace(story.records).cast(launch: 1))
        let lines = cast.split(separator: "\n").dropFirst()
        #expect(
            lines.map { String($0.split(separator: ",")[2]) } == [
                "\"\\u00e9\"]", "\"\\ud83d\\udc69\"]", "\"\\ufffd\"]",
            ])
    }

    @Test func `behind a gap stands a key frame`() throws {
        var story = Story()
        story.output("a")
        story.lose("secret")
        story.keyFrame()
        let cast = try #require(try Trace(story.records).cast(launch: 1))
        #expect(cast.contains("\"o\",\"\\u0018\\u001bc"))
    }

    @Test(
        .enabled(if: asciinemaIsThere, "asciinema or script is not installed"))
    func `asciinema plays a cast`() throws {
        let trace = try Trace(Story.whole.records)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).cast")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(try #require(trace.cast(launch: 1, includesInput: true)).utf8).write(to: file)
        let process = Process()
        // It opens its terminal, so it gets one.
        process.executableURL = URL(filePath: "/usr/bin/script")
        process.arguments = ["-qec", "/usr/bin/asciinema cat \(file.path)", "/dev/null"]
        process.environment = ["LC_ALL": "C.UTF-8", "HOME": FileManager.default.temporaryDirectory.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: output, as: UTF8.self).contains("日本 1 piece"))
    }
}

private let asciinemaIsThere = ["/usr/bin/asciinema", "/usr/bin/script"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
}
