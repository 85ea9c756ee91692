import Foundation
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

/// Sessions of `lunch drive`, which keep an app running between calls.
@Suite(.waiting) final class DriveSessionTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-session-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func drive(
        _ words: String...
    ) throws -> (status: Int32, output: String, errors: String, answer: [String: LunchJSON]) {
        try drive(words)
    }

    /// A session outlives the command, which everything else that runs programs for tests would wait for.
    private func drive(
        _ words: [String]
    ) throws -> (status: Int32, output: String, errors: String, answer: [String: LunchJSON]) {
        let process = Process()
        process.executableURL = URL(filePath: ProductPath.of("lunch"))
        process.arguments = ["drive"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let texts = [output, errors].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        var answer: [String: LunchJSON] = [:]
        if case .object(let members)? = try? LunchJSON(parsing: texts[0]) { answer = members }
        return (process.terminationStatus, texts[0], texts[1], answer)
    }

    private func exists(_ session: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "lunch/\(session).sock").path)
    }

    private let shell = "read x; echo \"got $x\"; read y"

    @Test func anAppRunsBetweenCalls() throws {
        let opened = try drive("open", "one", "--show", "text", "--", "/bin/sh", "-c", "echo hello; \(shell)")
        #expect(opened.answer["text"] == "hello\n")
        #expect(opened.status == 0 && opened.answer["idle"] == 600 && opened.answer["ok"] == true)
        #expect(try drive("do", "one", #"{"type":{"text":"abc\n"}}"#).answer["rows"]?.text.contains("got abc") == true)
        let red = try drive("expect", "one", #"{"query":"app.text(\"bye\")","property":"exists","is":true,"within":0}"#)
        #expect(red.status == 1 && red.answer["kind"] == "expectation")
        let wait = try drive("wait", "one", #"{"query":"app.text(\"got abc\")","property":"exists","is":true}"#)
        #expect(wait.answer["value"] == true && wait.status == 0)
        #expect(try drive("see", "one", "--show", "text").answer["text"]?.text.contains("hello") == true)
        #expect(try drive("open", "one", "--", "/bin/sh").errors.contains("The session \"one\" is running."))
        #expect(try drive("close", "one").status == 0)
        #expect(LiveProcess.wait { !exists("one") })
        let gone = try drive("see", "one")
        #expect(gone.status == 69 && gone.errors.contains("There is no session \"one\"."))
    }

    @Test func aSessionWithoutAnAppEnds() throws {
        let failed = try drive("open", "two", #"{"program":["/no/such"]}"#)
        #expect(failed.status == 1 && failed.answer["kind"] == "launch")
        #expect(LiveProcess.wait { !exists("two") })
    }

    @Test func anUnusedSessionEnds() throws {
        #expect(try drive("open", "three", "--idle", "1", "--", "/bin/sh", "-c", shell).answer["idle"] == 1)
        #expect(LiveProcess.wait { !exists("three") })
    }

    /// Whoever is killed, nothing of the app is left, and the next call does not take the session for a running one.
    @Test func aSessionThatIsKilledTakesItsAppAlong() throws {
        let opened = try drive("open", "four", "--", "/bin/sh", "-c", "sleep 4000 & echo \"[$!]\"; \(shell)")
        let text = try #require(opened.answer["rows"]?.text.firstMatch(of: /\[(\d+)\]/))
        let sleeper = try #require(Int32(text.1))
        #expect(LiveProcess.exists(sleeper))
        // The first process of the session leads a session of its own, which no terminal hangs up (proc(5), fields 1 and 6).
        let leader = try NestedRun(
            "/bin/sh",
            [
                "-c",
                """
                for process in $(grep -l '\(folder.lastPathComponent)' /proc/[0-9]*/environ | cut -d/ -f3); do
                    grep -q serve /proc/$process/cmdline && cut -d' ' -f1,6 /proc/$process/stat
                done 2>/dev/null | sort -n | head -1
                """,
            ]
        ).wait().output.split(whereSeparator: \.isWhitespace)
        #expect(leader.count == 2 && leader.first == leader.last)
        // The path of the folder makes the command one of this test.
        _ = try NestedRun(
            "/bin/sh", ["-c", "kill -9 $(grep -l '\(folder.lastPathComponent)' /proc/[0-9]*/environ | cut -d/ -f3)"]
        )
        .wait()
        #expect(LiveProcess.wait { !LiveProcess.exists(sleeper) })
        #expect(try drive("see", "four").errors.contains("There is no session"))
        #expect(try drive("open", "four", "--", "/bin/sh", "-c", shell).answer["ok"] == true)
        #expect(try drive("close", "four").answer["ok"] == true)
    }

    @Test(arguments: [
        (["open", "a/b", "--", "sh"], 64, "\"a/b\" is not a valid name of a session"), (["open"], 64, "NAME"),
        (["do", "x"], 64, "JSON"), (["do", "x", "{"], 64, "JSON"), (["oepn", "x"], 64, "open"),
        (["close", "x"], 69, "There is no session \"x\"."),
    ])
    func aMistakeIsExplained(_ words: [String], _ status: Int32, _ text: String) throws {
        let run = try drive(words)
        #expect(run.status == status && run.errors.contains(text), "\(run.errors)")
    }

    /// A folder that others can write to, or a link, may lead to the socket of somebody else.
    @Test func aFolderOfOthersIsNotUsed() throws {
        let path = folder.appending(path: "lunch").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o777])
        #expect(
            try drive("open", "five", "--", "/bin/sh").errors.contains("is not a folder that you alone can use"))
    }
}
