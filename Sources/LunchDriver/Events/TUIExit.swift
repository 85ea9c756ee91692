import LunchProcess

/// The end of a program.
public enum TUIExit: Hashable, Sendable {
    /// The program exited with this exit code, from 0 to 255.
    case status(Int)

    /// A signal ended the program. The value is the number of the signal (signal(7)).
    case signal(Int)

    /// It is unknown how the program ended. The text describes the reason.
    case unknown(String)

    init(_ status: ExitStatus) {
        switch status {
        case .exited(let code): self = .status(code)
        case .signalled(let number): self = .signal(number)
        case .unguarded, .unended: self = .unknown("\(status)")
        }
    }
}

extension TUIExit: CustomStringConvertible {
    /// The end in words, such as `left with status 1` or `was ended by SIGSEGV (signal 11)`.
    public var description: String {
        switch self {
        case .status(let code): "\(ExitStatus.exited(code))"
        case .signal(let number): "\(ExitStatus.signalled(number))"
        case .unknown(let reason): reason
        }
    }
}
