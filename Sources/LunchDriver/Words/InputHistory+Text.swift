extension InputHistory {
    /// The inputs in one line; nil where there were none.
    var text: String? {
        guard !inputs.isEmpty else { return nil }
        let texts = inputs.map { $0.count == 1 ? $0.text : "\($0.text) \($0.count) times" }
        let time = settledAfter.map { "; settled \(DurationText.fineWords($0)) later" } ?? "; not settled since"
        return "Sent last: \(isCut ? "… " : "")\(texts.joined(separator: ", "))\(time)."
    }
}
