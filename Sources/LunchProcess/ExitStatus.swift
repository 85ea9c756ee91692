import CLunchProcess

/// A process between a program and its test.
package enum Keeper: Hashable, Sendable {
    /// The one that has started the program, and ends it.
    case guardian
    /// The one of which the guards of all programs are forked.
    case nursery
}

/// The way in which a process ended.
package enum ExitStatus: Hashable, Sendable {
    /// The process left with a code from 0 to 255.
    case exited(Int)

    /// A signal ended the process.
    case signalled(Int)

    /// A process between it and its test ended first, as described here if known, and then it was killed.
    indirect case unguarded(Keeper, ExitStatus?)

    /// The process could not be ended, and was let go of.
    case unended

    init(waitStatus: Int32) {
        let signal = lunch_exit_signal(waitStatus)
        self = signal == 0 ? .exited(Int(lunch_exit_code(waitStatus))) : .signalled(Int(signal))
    }
}

extension ExitStatus {
    /// True if it is the program's own end that is known.
    package var isKnown: Bool {
        switch self {
        case .exited, .signalled: true
        case .unguarded, .unended: false
        }
    }

    /// True if a signal ended the process that only a defect of the program itself raises (signal(7)).
    package var isCrash: Bool {
        guard case .signalled(let number) = self else { return false }
        return ["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV", "SIGSYS"].contains(SignalName.of(number))
    }
}

extension ExitStatus: CustomStringConvertible {
    /// The end as the predicate of a sentence: `exited with status 1`, `was ended by SIGSEGV (signal 11)`.
    package var description: String {
        switch self {
        case .exited(let code): "exited with status \(code)"
        case .signalled(let number): "was ended by \(SignalName.of(number)) (signal \(number))"
        case .unguarded(let keeper, let status):
            "was killed because \(keeper), \(status?.description ?? "was gone")"
        case .unended: "could not be ended, and was left running without its terminal"
        }
    }
}

extension Keeper: CustomStringConvertible {
    /// Its name, as ps(1) shows it, and what it is.
    package var description: String {
        switch self {
        case .guardian: "lunch-guard, the process between the app and its test"
        case .nursery: "lunch-nursery, the process that its guard came from"
        }
    }
}

enum SignalName {
    /// The name of a signal, `SIGTERM`.
    static func of(_ number: Int) -> String {
        guard let name = unsafe lunch_signal_name(Int32(truncatingIfNeeded: number)) else { return "a signal" }
        return unsafe "SIG\(String(cString: name))"
    }
}
