extension FrameMessage {
    /// Reads a frame that a file holds, without a length.
    package init(json: LunchJSON) throws(WireError) {
        try self.init(ObjectReader(json, at: "message"), length: nil)
    }

    /// Reads a frame whose JSON has so many bytes; nil if that does not matter.
    init(_ reader: ObjectReader, length: Int?) throws(WireError) {
        // Output of the app in the midst of a message may leave JSON that can be read, and a label with more in it.
        if let length, let told = try reader.optionalCount("length", of: "bytes"),
            length != told + Self.tail(told).utf8.count
        {
            throw .torn(expected: told + Self.tail(told).utf8.count, found: length)
        }
        guard let size = try reader.cells("size", count: 2) else { throw .missing(key: "size", path: reader.path) }
        var busy: [String] = []
        for reason in try reader.array("busy") {
            guard case .string(let text) = reason else {
                throw .unexpected(path: "\(reader.path).busy", expected: "a list of strings", found: reason.kind)
            }
            busy.append(text)
        }
        let tree: Tree
        if let whole = reader.value("tree") {
            tree = .whole(try AccessibilityNode(json: whole))
        } else {
            var changes: [AccessibilityChange] = []
            for change in try reader.array("changes") { changes.append(try AccessibilityChange(json: change)) }
            tree = .changes(changes)
        }
        self.init(
            revision: try reader.count("revision", of: "frames", from: 1),
            screen: try reader.optionalString("screen") ?? "",
            size: CellSize(columns: size[0], rows: size[1]), mark: try reader.count("mark", of: "bytes"),
            dropped: try reader.optionalCount("dropped", of: "bytes") ?? 0, busy: busy,
            timers: try reader.optionalCount("timers", of: "timers"),
            clock: try reader.value("clock").map { json throws(WireError) in try ClockReading(json: json) },
            marked: try reader.optionalBool("marked") ?? false, tree: tree)
    }

    /// The end of a frame's JSON, which reports how many bytes are before it.
    fileprivate static func tail(_ length: Int) -> String { ",\"length\":\(length)}" }
}

extension JSONWriter {
    mutating func write(_ frame: FrameMessage) {
        let start = count
        writeMembers(of: frame)
        raw(FrameMessage.tail(count - start))
    }

    /// Writes a frame for a file, without its length.
    package mutating func writeStored(_ frame: FrameMessage) {
        writeMembers(of: frame)
        raw("}")
    }

    private mutating func writeMembers(of frame: FrameMessage) {
        raw("{\"revision\":", frame.revision)
        raw(",\"screen\":")
        write(frame.screen)
        raw(",\"size\":[", frame.size.columns)
        raw(",", frame.size.rows)
        raw("],\"mark\":", frame.mark)
        if frame.dropped != 0 { raw(",\"dropped\":", frame.dropped) }
        if !frame.busy.isEmpty {
            raw(",\"busy\":")
            write(list: frame.busy, between: ("[", "]")) { $0.write($1) }
        }
        if let timers = frame.timers { raw(",\"timers\":", timers) }
        if let clock = frame.clock {
            raw(",\"clock\":")
            write(clock.json)
        }
        if frame.marked { raw(",\"marked\":true") }
        switch frame.tree {
        case .whole(let node):
            raw(",\"tree\":")
            write(node)
        case .changes(let changes):
            raw(",\"changes\":")
            write(list: changes, between: ("[", "]")) { $0.write($1) }
        }
    }
}
