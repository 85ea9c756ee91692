import Foundation
import LunchDriver

/// A program that is interrupted when this process ends, even if this process is killed.
///
/// The program is started by way of this command itself, which asks the system for that and then becomes the program.
enum Follower {
    /// The first word of a command line that becomes another program.
    static let word = "--follow"

    /// Sets up a process to run a command from PATH, or the program at a path.
    static func prepare(_ process: Process, _ name: String, _ arguments: [String]) {
        let words = (name.contains("/") ? [] : ["/usr/bin/env"]) + [name] + arguments
        // The file that this process was started from may have been built again since.
        let own = "/proc/self/exe"
        let follows = FileManager.default.isExecutableFile(atPath: own)
        process.executableURL = URL(filePath: follows ? own : words[0])
        process.arguments = follows ? [word, "\(getpid())"] + words : Array(words.dropFirst())
    }

    /// Becomes the program of a command line that `prepare(_:_:_:)` has made.
    static func become(_ words: ArraySlice<String>) -> Never {
        guard let parent = words.first.flatMap({ Int32($0) }), words.count > 1 else {
            CurrentProcess.leave(64)
        }
        guard ParentEnd.interruptsThisProcess(parent) else { CurrentProcess.leave(1) }
        let program = Array(words.dropFirst())
        CurrentProcess.passOn("lunch: \(CurrentProcess.become(program[0], Array(program.dropFirst()), [:]))\n")
        CurrentProcess.leave(127)
    }
}
