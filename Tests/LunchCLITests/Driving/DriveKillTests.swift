import Foundation
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

/// Somebody is killed at a random moment: nothing of the app is left then, and nothing looks green.
@Suite(.waiting) final class DriveKillTests {
    private static let rounds = Nightly.isOn ? 100 : 1

    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-kill-\(UUID().uuidString)")
    private var file: String { folder.appending(path: "processes").path }

    /// An app with a child, which writes the numbers of both into a file.
    private static let app =
        #"sleep 4000 & echo "$$ $!" >"$F.new"; mv "$F.new" "$F"; while read x; do echo "got $x"; done"#

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var launch: LunchJSON {
        ["program": ["/bin/sh", "-c", .string(Self.app)], "environment": ["F": .string(file)]]
    }

    /// A launch, and more text than is typed before somebody is killed.
    private var requests: String {
        let lines = (2...400).map { "{\"id\":\($0),\"do\":{\"type\":{\"text\":\"abc\\n\"}}}\n" }
        return "{\"id\":1,\"do\":{\"launch\":\(launch.text)}}\n" + lines.joined()
    }

    /// The app and its child.
    private func processes() throws -> [Int32] {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        return text.split { $0 == " " || $0 == "\n" }.compactMap { Int32($0) }
    }

    /// The process whose arguments contain a text; nil if there is none.
    private func process(with words: String) throws -> Int32? {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }.first { process in
            let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return String(decoding: arguments, as: UTF8.self).contains(words)
        }
    }

    private func program(_ path: String, _ words: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_RUNTIME_DIR": folder.path, "LUNCH_TRACE": "off",
        ]) { $1 }
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// Runs a client and its driver, and ends one of the two, or the app, after some answers.
    ///
    /// - Returns: all answers, and the status of the driver; nil if a signal has ended it.
    private func run(killing victim: String, after count: Int, pauses: Int) throws -> (
        answers: [String], status: Int32?
    ) {
        try Data(requests.utf8).write(to: folder.appending(path: "requests"))
        let client = program(
            "/bin/sh",
            ["-c", "cat \"$0\"; exec sleep \"$1\"", "\(folder.path)/requests", victim == "client" ? "4000" : "0"])
        let driver = program(ProductPath.of("lunch"), ["drive"])
        let (requests, answers) = (Pipe(), Pipe())
        (client.standardInput, client.standardOutput) = (FileHandle.nullDevice, requests)
        (driver.standardInput, driver.standardOutput) = (requests, answers)
        try driver.run()
        try client.run()
        try requests.fileHandleForReading.close()
        try requests.fileHandleForWriting.close()
        var output = Data()
        func read() -> Bool {
            let data = answers.fileHandleForReading.availableData
            output += data
            return !data.isEmpty
        }
        while output.count(where: { $0 == UInt8(ascii: "\n") }) < count, read() {}
        for _ in 0..<pauses { LiveProcess.giveWay() }
        let processes = try processes()
        #expect(processes.count == 2)
        switch victim {
        case "driver": LiveProcess.kill(driver.processIdentifier)
        case "client": LiveProcess.kill(client.processIdentifier)
        default: LiveProcess.kill(processes[0])
        }
        while read() {}
        driver.waitUntilExit()
        client.waitUntilExit()
        #expect(LiveProcess.wait { !processes.contains(where: LiveProcess.exists) }, "\(processes)")
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines, driver.terminationReason == .exit ? driver.terminationStatus : nil)
    }

    @Test(arguments: ["driver", "client", "app"]) func nothingIsLeftAndNothingIsGreen(_ victim: String) throws {
        let seed = Int.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        for round in 1...Self.rounds {
            try? FileManager.default.removeItem(atPath: file)
            let run = try run(killing: victim, after: 1 + random.index(below: 30), pauses: random.index(below: 2000))
            let failed = run.answers.contains { $0.contains("\"ok\":false") }
            switch victim {
            case "driver": #expect(run.status == nil, "round \(round) of seed \(seed)")
            // All that it has sent is answered, and nobody is told that something has passed.
            case "client": #expect(run.status == 0 && !failed, "round \(round) of seed \(seed)")
            default: #expect(failed || run.status == 1, "round \(round) of seed \(seed): \(run.answers.suffix(3))")
            }
        }
    }

    @Test func aSessionIsNotTakenForARunningOne() throws {
        let seed = Int.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        let name = "kill-\(seed)"
        func drive(_ words: String...) throws -> Int32 {
            let process = program(ProductPath.of("lunch"), ["drive"] + words)
            (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        for round in 1...Self.rounds {
            try? FileManager.default.removeItem(atPath: file)
            #expect(try drive("open", name, launch.text) == 0, "round \(round) of seed \(seed)")
            for _ in 0..<random.index(below: 3) { #expect(try drive("do", name, #"{"type":{"text":"a\n"}}"#) == 0) }
            let processes = try processes()
            let session = try self.process(with: "serve\0\(name)\0")
            LiveProcess.kill(try #require(session))
            #expect(LiveProcess.wait { !processes.contains(where: LiveProcess.exists) })
            #expect(try drive("see", name) == 69, "round \(round) of seed \(seed)")
        }
    }
}
