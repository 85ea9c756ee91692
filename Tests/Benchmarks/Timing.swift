/// Something that a benchmark takes for granted is not so.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
}

func check(_ condition: Bool, _ complaint: @autoclosure () -> String) throws {
    if !condition { throw BenchmarkError(description: complaint()) }
}

/// The time that something takes.
func time(_ body: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(body) }

extension [Duration] {
    var median: Duration { isEmpty ? .zero : sorted()[count / 2] }

    /// From the first to the last decile.
    var range: String {
        guard !isEmpty else { return "" }
        let sorted = sorted()
        return "\(sorted[count / 10].text) to \(sorted[count * 9 / 10].text)"
    }
}

extension Duration {
    /// The duration in µs, ms or s, with three digits.
    var text: String {
        let microseconds = self / .microseconds(1)
        if microseconds < 1000 { return "\(rounded(microseconds)) µs" }
        if microseconds < 1_000_000 { return "\(rounded(microseconds / 1000)) ms" }
        return "\(rounded(microseconds / 1_000_000)) s"
    }
}

/// A number with one digit after the point, or two where it is below 10.
func rounded(_ value: Double) -> String {
    let scale: Double = value < 10 ? 100 : 10
    let whole = Int((value * scale).rounded())
    let (units, rest) = whole.quotientAndRemainder(dividingBy: Int(scale))
    let digits = String(rest)
    return "\(units).\(String(repeating: "0", count: scale == 100 && digits.count < 2 ? 1 : 0))\(digits)"
}
