import Foundation
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

    /// The output of a program that nobody has been shown yet.
    private struct Held {
        var text = Data()
        var isShown = false

        /// Shows whole lines, but those in which a build tells its own errors: whoever started it may know better.
        mutating func show() {
            guard isShown, let end = text.lastIndex(of: UInt8(ascii: "\n")) else { return }
            let lines = text[...end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            let rest = text[text.index(after: end)...]
            let isOwn = { (line: Data) in line.starts(with: Data("error: ".utf8)) }
            for line in lines where !isOwn(line) {
                CurrentProcess.passOn(String(decoding: line, as: UTF8.self) + "\n")
            }
            text = Data(lines.filter(isOwn).map { $0 + [UInt8(ascii: "\n")] }.joined()) + rest
        }
    }

    /// Reads what a program writes to its end; after two seconds it is shown as it comes.
    ///
    /// - Returns: the output that has not been shown.
    private static func held(_ handle: FileHandle) -> Data {
        let held = Lock(Held())
        let showing = DispatchWorkItem {
            held.withLock {
                $0.isShown = true
                $0.show()
            }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: showing)
        while case let data = handle.availableData, !data.isEmpty {
            held.withLock {
                $0.text += data
                $0.show()
            }
        }
        showing.cancel()
        return held.withLock(\.text)
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
        let data =
            output == .held ? held(pipe.fileHandleForReading) : pipe.fileHandleForReading.readDataToEndOfFile()
        if output == .quiet { isRead.wait() }
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: data, as: UTF8.self),
            String(decoding: errors.withLock(\.self), as: UTF8.self)
        )
    }
}
