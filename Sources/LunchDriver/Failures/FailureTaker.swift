/// A function that takes failures in the place of the test library.
///
/// It is a structure because the optimised code of a task-local value crashes if that is a function (Swift 6.3).
struct FailureTaker: Sendable {
    let take: @Sendable (TUIFailure) -> Void
}
