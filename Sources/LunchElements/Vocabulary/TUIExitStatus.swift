/// The way in which a program ended. The cases have the names that Swift Testing uses in
/// `#expect(processExitsWith:)`.
public enum TUIExitStatus: Hashable, Sendable {
    /// The program exited with this exit code, from 0 to 255.
    case exitCode(Int)

    /// A signal ended the program. The value is the number of the signal, for example 15 for `SIGTERM`. The manual
    /// page signal(7) lists the numbers.
    case signal(Int)

    /// The program exited with exit code 0.
    public static let success = TUIExitStatus.exitCode(0)
}

extension TUIExitStatus: CustomStringConvertible {
    /// The status as Swift source code, for example `.exitCode(3)`.
    public var description: String {
        switch self {
        case .exitCode(let code): ".exitCode(\(code))"
        case .signal(let number): ".signal(\(number))"
        }
    }
}
