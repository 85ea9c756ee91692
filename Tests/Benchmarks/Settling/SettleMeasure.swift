/// The time between an input and what a test does next.
enum SettleMeasure: Int, CaseIterable {
    /// The next key is sent.
    case key
    /// The settled frame is read.
    case read
    /// `expect` sees the screen on which the program settles.
    case expect

    /// The measure of an input; they take turns.
    init(ofInput number: Int) { self = Self.allCases[number % Self.allCases.count] }
}

/// Durations of each measure.
struct SettleTimes: Sendable {
    private var times: [SettleMeasure: [Duration]] = [:]

    subscript(measure: SettleMeasure) -> [Duration] { times[measure] ?? [] }

    mutating func add(_ duration: Duration, to measure: SettleMeasure) {
        times[measure, default: []].append(max(.zero, duration))
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.times.merge(right.times, uniquingKeysWith: +)
        return sum
    }
}
