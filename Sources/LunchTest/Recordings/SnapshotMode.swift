import LunchSnapshots

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The snapshots that a run may write, according to `LUNCH_SNAPSHOTS`.
enum SnapshotMode: String, CaseIterable {
    /// Those that have no file.
    case missing
    /// Those too that differ.
    case changed
    /// Those too that are the same, but are written in another way.
    case all
    /// None, which is the default.
    case never

    /// The variable that names the mode.
    static let variable = "LUNCH_SNAPSHOTS"

    /// The mode that holds here, and the reason why it is not the one that was asked for; nil if it is.
    struct Effective {
        var mode: SnapshotMode
        var refusal: String?
    }

    /// - Parameters:
    ///   - variables: the environment of the tester.
    ///   - test: the reason why the test may record nothing; nil if it may.
    static func effective(
        _ variables: [String: String] = ProcessInfo.processInfo.environment, test: String?
    ) throws(TUISnapshot.Mismatch) -> Effective {
        let value = variables[variable] ?? ""
        guard let mode = value.isEmpty ? .never : SnapshotMode(rawValue: value) else { throw .mode(value) }
        if mode == .never { return Effective(mode: .never) }
        let attempt = variables["LUNCH_ATTEMPT"] ?? ""
        let refusal =
            if variables["CI"]?.isEmpty == false {
                "CI is set"
            } else if !attempt.isEmpty, Int(attempt).map({ $0 > 1 }) ?? true {
                "LUNCH_ATTEMPT is \(attempt), so this is a retry"
            } else {
                test
            }
        return Effective(mode: refusal == nil ? mode : .never, refusal: refusal)
    }

    /// Returns true if a snapshot may be written.
    ///
    /// - Parameter isNew: true if it has no file.
    func writes(isNew: Bool) -> Bool {
        switch self {
        case .never: false
        case .missing: isNew
        case .changed, .all: true
        }
    }
}
