/// The place of a failure, as the calls that led to it tell it.
extension CallerLocation {
    /// A place with the path of its file, if a call in that file is among these.
    func completing(_ place: TUISourceLocation?) -> TUISourceLocation? {
        guard let place else { return nil }
        var completed = place
        completed.filePath = findAll().first { $0.fileID == place.fileID }?.filePath
        return completed
    }

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
