import Foundation

/// Runs another program to its end.
enum Tool {
    enum Output {
        /// Everything that it writes goes to standard error, for a person to follow.
        case shown
        /// What it writes on standard output is returned.
        case read
    }

    /// - Parameter limit: after how many seconds the program is terminated; nil for never.
    static func run(
        _ name: String, _ arguments: [String], environment: [String: String] = [:], output: Output,
        limit: Double? = nil
    ) throws(CommandError) -> (status: Int32, output: String, wasTerminated: Bool) {
        let process = Process()
        process.executableURL = URL(filePath: name.contains("/") ? name : "/usr/bin/env")
        process.arguments = name.contains("/") ? arguments : [name] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = output == .shown ? FileHandle.standardError : pipe
        do {
            try process.run()
        } catch {
            throw CommandError("\"\(name)\" could not be run: \(error)", status: .unavailable)
        }
        let deadline = DispatchWorkItem { process.terminate() }
        if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: deadline) }
        let data = output == .read ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
        process.waitUntilExit()
        deadline.cancel()
        let wasTerminated = process.terminationReason == .uncaughtSignal
        return (process.terminationStatus, String(decoding: data, as: UTF8.self), wasTerminated)
    }
}
