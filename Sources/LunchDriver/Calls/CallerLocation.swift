/// The place of a failure, according to the calls that led to it.
extension CallerLocation {
    /// The calls from outside the line at which a place is, innermost first.
    func callers(of place: TUISourceLocation) -> [TUISourceLocation] {
        let all = findAll()
        guard let index = all.lastIndex(where: { $0.isSameLine(as: place) }) else { return [] }
        return Array(all[(index + 1)...])
    }
}

extension TUISourceLocation {
    /// Returns true if another is in the same line of the same file.
    fileprivate func isSameLine(as other: TUISourceLocation) -> Bool { fileID == other.fileID && line == other.line }
}
