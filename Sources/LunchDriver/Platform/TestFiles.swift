import LunchWire

/// The paths of the files that tests stand in, found by the calls that led to the first step in each.
enum TestFiles {
    private static let calls = Lock<[String: CallerLocation]>([:])

    /// Notes the calls that lead to here, if this is the first step in its file.
    static func note(_ place: TUISourceLocation) {
        calls.withLock { calls in
            if calls[place.fileID] == nil { calls[place.fileID] = .current }
        }
    }

    /// The path of the file of a step, looked up in the program's debug information; nil if nothing tells it.
    static func path(of place: TUISourceLocation) -> String? {
        calls.withLock { $0[place.fileID] }?.completing(place)?.filePath
    }
}
