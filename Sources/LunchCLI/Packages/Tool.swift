import Foundation
import LunchRun
@_spi(Lunch) import LunchWire

/// Runs another program to its end.
enum Tool {
    enum Output {
        /// Everything that it writes is returned, or goes to standard error, for a person to follow, once that takes long.
        case held
        /// The output of the tool is returned; its errors are shown.
        case read
        /// The output of the tool is returned, and its errors are as well.
        case quiet
    }

    /// The beginning of the line in which SwiftPM reports that it waits for another one; the line ends when it has.
    static let lockNotice = "Another instance of SwiftPM"

    /// The output of a program that has not been shown yet.
    private struct Held {
        private var text = Data()
        private var reader = LineReader(limit: RunLimits.text)
        private var isShown = false

        /// Takes bytes. Whole lines are shown once that has begun, except those in which a build reports its own errors: its
        /// caller may know better.
        mutating func take(_ data: Data) {
            guard isShown else {
                text += data
                return
            }
            for line in reader.take(Array(data)) + (reader.rest(of: Tool.lockNotice).map { [$0] } ?? []) {
                if line.hasPrefix("error: ") {
                    text += Data("\(line)\n".utf8)
                } else {
                    CurrentProcess.passOn("\(line)\n")
                }
            }
        }

        mutating func show() {
            isShown = true
            let before = text
            text = Data()
            take(before)
        }

        /// The bytes that have not been shown, once all have come.
        mutating func end() -> Data { text + Data((reader.rest() ?? "").utf8) }
    }

    /// Reads what a program writes to its end; after two seconds it is shown as it comes.
    ///
    /// - Returns: the output that has not been shown.
    private static func held(_ handle: FileHandle) -> Data {
        let held = Lock(Held())
        let showing = DispatchWorkItem { held.withLock { $0.show() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: showing)
        while case let data = handle.availableData, !data.isEmpty { held.withLock { $0.take(data) } }
        showing.cancel()
        return held.withLock { $0.end() }
    }

    /// The path of a command in the folders of PATH; nil if there is none.
    static func path(of command: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(command)" }.first(where: PackageFolder.isProgram)
    }

    static func run(
        _ name: String, _ arguments: [String], output: Output
    ) throws(CommandError) -> (status: Int32, output: String, errors: String) {
        let process = Process()
        Follower.prepare(process, name, arguments)
        process.standardInput = FileHandle.nullDevice
        let (pipe, errorPipe) = (Pipe(), Pipe())
        process.standardOutput = pipe
        switch output {
        case .held: process.standardError = pipe
        case .quiet: process.standardError = errorPipe
        case .read: break
        }
        do {
            try process.run()
        } catch {
            throw .program(.notRun(name, reason: "\(error)"))
        }
        let errors = Lock(Data())
        let isRead = DispatchSemaphore(value: 0)
        if output == .quiet {
            Thread.detachNewThread {
                let data = errorPipe.fileHandleForReading.readDataToEndOfFile()
                errors.withLock { $0 = data }
                isRead.signal()
            }
        }
        let data = Interruption.ending(process.processIdentifier) {
            let data =
                output == .held ? held(pipe.fileHandleForReading) : pipe.fileHandleForReading.readDataToEndOfFile()
            if output == .quiet { isRead.wait() }
            process.waitUntilExit()
            return data
        }
        return (
            process.terminationStatus, String(decoding: data, as: UTF8.self),
            String(decoding: errors.withLock(\.self), as: UTF8.self)
        )
    }
}
