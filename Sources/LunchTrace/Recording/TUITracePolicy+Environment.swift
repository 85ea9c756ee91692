import LunchDriver

extension TUITracePolicy {
    /// The variable of the tester's environment for all tests.
    static let variable = "LUNCH_TRACE"

    /// The policy of a test for which neither the environment nor the test specifies one.
    static let standard = TUITracePolicy.onFailure

    /// The policy of a test, and the fault in the environment's variable, if there is one.
    ///
    /// - Parameters:
    ///   - given: the policy that the test has; nil if it has none.
    ///   - value: the value of the environment's variable, which wins; nil if it is not set.
    static func policy(given: TUITracePolicy?, environment value: String?) -> (TUITracePolicy, fault: String?) {
        guard let value, !value.isEmpty else { return (given ?? standard, nil) }
        if let policy = TUITracePolicy(rawValue: value) { return (policy, nil) }
        let names = allCases.map(\.rawValue).joined(separator: ", ")
        return (.off, "\(variable) is \"\(value)\"; it must be one of \(names)")
    }
}
