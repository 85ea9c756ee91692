import LunchDriver
import LunchElements
import LunchTrace
import LunchWire

/// The values of the driver as a trace has them.
extension TestStory {
    /// A place with a path relative to the package; without one if it is not known.
    func place(_ place: TUISourceLocation?) -> TracePlace {
        guard let place else { return TracePlace(file: "", line: 0) }
        let file = place.filePath ?? place.fileID
        return TracePlace(file: folder?.relative(file) ?? file, line: place.line)
    }

    func json(_ failure: TUIFailure) -> LunchJSON {
        var members: [String: LunchJSON] = [
            "kind": .string("\(failure.kind)"), "message": .string(mask.masked(failure.message)),
            "subject": .string(mask.masked(failure.query ?? failure.app)),
        ]
        if let place = failure.place.map({ self.place($0) }) {
            members["place"] = ["file": .string(place.file), "line": .integer(place.line)]
        }
        return .object(members)
    }
}

extension TraceLaunch {
    /// A size within the limits of the format.
    static func size(_ size: CellSize) -> CellSize {
        CellSize(columns: max(1, min(size.columns, 4096)), rows: max(1, min(size.rows, 1024)))
    }
}

extension TUIElementSnapshot {
    /// The element in words for people.
    var json: LunchJSON {
        let place = frame
        var members: [String: LunchJSON] = [
            "type": .string("\(elementType)"), "label": .string(label),
            "frame": .array(
                [place.origin.column, place.origin.row, place.size.columns, place.size.rows].map(LunchJSON.integer)),
        ]
        if !identifier.isEmpty { members["identifier"] = .string(identifier) }
        return .object(members)
    }
}
