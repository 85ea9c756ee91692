extension Duration {
    /// The duration in seconds, for example `1.1`.
    var seconds: String {
        let (seconds, attoseconds) = components
        let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
        var digits = String(attoseconds.magnitude)
        digits = String(repeating: "0", count: 18 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(seconds.magnitude)\(digits.isEmpty ? "" : ".\(digits)")"
    }

    /// The duration in words, for example `1.1 s`.
    var text: String { "\(seconds) s" }

    /// The number of durations of a length that make up this one; nil if it is not whole.
    func count(of length: Duration) -> Int? {
        let count = Int((self / length).rounded())
        return length * count == self ? count : nil
    }
}
