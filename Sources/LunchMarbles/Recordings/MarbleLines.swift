/// Two timelines as text, one above the other: in marbles where both can be drawn so, otherwise written out.
struct MarbleLines {
    private struct Line {
        var text = ""
        /// The column of each key.
        var columns: [Int] = []
    }

    typealias Keys = [(time: Duration, key: String)]

    private let expected: Line
    private let recorded: Line

    init(_ expected: Keys, _ recorded: Keys, frame: Duration, length: Int) {
        if let one = Self.marbles(expected, frame), let other = Self.marbles(recorded, frame) {
            let length = max(length, one.text.count, other.text.count)
            self.expected = Self.padded(one, length)
            self.recorded = Self.padded(other, length)
        } else {
            self.expected = Self.written(expected)
            self.recorded = Self.written(recorded)
        }
    }

    /// Both lines, and a mark below the key of an index.
    func text(marking index: Int) -> String {
        let columns = [expected, recorded].compactMap { line in
            line.columns.indices.contains(index) ? line.columns[index] : nil
        }
        return """
              expected  \(expected.text)
              recorded  \(recorded.text)
                        \(String(repeating: " ", count: columns.min() ?? 0))^
            """
    }

    /// Nil where a time is not on a frame, or a key cannot be written there or has no room.
    private static func marbles(_ keys: Keys, _ frame: Duration) -> Line? {
        var line = Line()
        var rest = keys[...]
        while let first = rest.first {
            guard let column = first.time.count(of: frame), column >= line.text.count, column < 1000 else { return nil }
            line.text += String(repeating: "-", count: column - line.text.count)
            let group = rest.prefix { $0.time == first.time }
            rest = rest.dropFirst(group.count)
            // Two keys without a dash between them would be read as one.
            let isJoined = line.text.last.map(MarbleReader.isPartOfKey) ?? false
            guard !isJoined || group.count > 1 || first.key == "|" || first.key.hasPrefix("#") else { return nil }
            if group.count > 1 { line.text += "(" }
            for (offset, key) in group.map(\.key).enumerated() {
                guard key == "|" || MarbleReader.isKey(key.hasPrefix("#") ? "x" + key.dropFirst() : key) else {
                    return nil
                }
                if offset > 0 { line.text += "," }
                line.columns.append(line.text.count)
                line.text += key
            }
            if group.count > 1 { line.text += ")" }
        }
        return line
    }

    private static func padded(_ line: Line, _ length: Int) -> Line {
        var line = line
        line.text += String(repeating: "-", count: length - line.text.count)
        return line
    }

    private static func written(_ keys: Keys) -> Line {
        var line = Line()
        for (time, key) in keys {
            if !line.text.isEmpty { line.text += ", " }
            line.columns.append(line.text.count)
            line.text += "\(key)@\(time.seconds)s"
        }
        if line.text.isEmpty { line.text = "nothing" }
        return line
    }
}
