import LunchDriver

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program that is interrupted when this process ends, even if this process is killed.
///
/// The program is started by way of this command itself, which asks the system for that and then becomes the program.
enum Follower {
    /// The first word of a command line that becomes another program.
    static let word = "--follow"

    /// The command line that runs a command from PATH, or the program at a path.
    static func words(_ name: String, _ arguments: [String]) -> [String] {
        let words = (name.contains("/") ? [] : ["/usr/bin/env"]) + [name] + arguments
        return CurrentProcess.programFile.map { [$0, word, "\(getpid())"] + words } ?? words
    }

    /// Becomes the program of a command line that `words(_:_:)` has made.
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
