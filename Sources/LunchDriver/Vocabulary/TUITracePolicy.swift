/// A choice of the tests whose traces are kept. A trace is a file with everything that happened in a test.
public enum TUITracePolicy: String, Hashable, Sendable, CaseIterable {
    /// No test is recorded.
    case off
    /// Each test is recorded, and the trace is kept if the test fails.
    case onFailure
    /// Each test is recorded, and the trace is kept.
    case always
}
