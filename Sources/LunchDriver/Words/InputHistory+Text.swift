import LunchCommands

extension InputHistory {
    /// The inputs in one line; nil if there were none.
    ///
    /// - Parameter hasEnded: true if the app has ended.
    func text(hasEnded: Bool) -> String? {
        guard !inputs.isEmpty else { return nil }
        let isUnsettled = hasEnded ? "; the app has ended since" : "; not settled since"
        let texts = inputs.map { $0.count == 1 ? $0.text : "\($0.text) \($0.count) times" }
        let time = settledAfter.map { "; settled \(DurationText.fineWords($0)) later" } ?? isUnsettled
        let flush =
            wasFlushed
            ? "\nThe app then turned echo off and discarded the input that it had not read (TCSAFLUSH). "
                + "Wait until it reads, for example for its prompt without echo, before you type."
            : ""
        return "Sent last: \(isCut ? "… " : "")\(texts.joined(separator: ", "))\(time).\(flush)"
    }
}
