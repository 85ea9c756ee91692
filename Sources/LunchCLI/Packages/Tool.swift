import LunchRun
@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    private static func held(_ process: Subprocess) -> Data {
        var held = Held()
        let time = ContinuousClock.now + .seconds(2)
        var isShown = false
        while process.isOpen {
            if !isShown, .now >= time {
                isShown = true
                held.show()
            }
            let left = isShown ? nil : max(.zero, ContinuousClock.now.duration(to: time))
            if let (_, bytes) = process.next(within: left) { held.take(Data(bytes)) }
        }
        return held.end()
    }

    /// The path of a command in the folders of PATH; nil if there is none.
    static func path(of command: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(command)" }.first(where: PackageFolder.isProgram)
    }

    static func run(
        _ name: String, _ arguments: [String], output: Output
    ) throws(CommandError) -> (status: Int32, output: String, errors: String) {
        let process: Subprocess
        do throws(SystemReason) {
            let place: Subprocess.Errors =
                switch output {
                case .held: .merged
                case .quiet: .separate
                case .read: .inherited
                }
            process = try Subprocess(Follower.words(name, arguments), errors: place)
        } catch {
            throw .program(.notRun(name, reason: "\(error)"))
        }
        return Interruption.ending(process.identifier) {
            let (data, errors) = output == .held ? (Array(held(process)), []) : process.rest()
            return (process.end(), String(decoding: data, as: UTF8.self), String(decoding: errors, as: UTF8.self))
        }
    }
}
