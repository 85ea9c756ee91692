/// The questions to an app that were answered with "no" although the app could not be looked at.
///
/// | in | could not be answered | answered, or the app is acted on | taken |
/// | --- | --- | --- | --- |
/// | none | first and last | | |
/// | first and last | first, and another last | first | last |
/// | first | first, and another last | | none |
/// | last | first, and another last | none | last |
struct Unanswered<Failure: Sendable>: Sendable {
    /// The reason of the first one since this was reported; nil if there was none.
    private var first: Failure?

    /// The reason of the last question; nil if it was answered, or if something was done to the app since.
    private(set) var last: Failure?

    /// A question could not be answered.
    mutating func note(_ failure: Failure) {
        first = first ?? failure
        last = failure
    }

    /// A question was answered, or something is done to the app.
    mutating func moveOn() { last = nil }

    /// Takes the reason of the first one, once.
    mutating func take() -> Failure? {
        defer { first = nil }
        return first
    }
}
