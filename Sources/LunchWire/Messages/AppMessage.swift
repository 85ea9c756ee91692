/// What an app tells its test.
package enum AppMessage: Equatable, Sendable {
    /// The app knows this protocol, and is about to show its first screen.
    case hello

    /// The bytes before this message completed a drawing; this is the tree that belongs to it.
    case frame(FrameMessage)

    /// The launch failed, for this reason; the app is about to leave.
    case error(String)
}

/// A committed state of the app: what is on the screen, and what the app has handled and still has to do.
package struct FrameMessage: Equatable, Sendable {
    /// The tree, whole or as what changed in it since the frame before.
    package enum Tree: Equatable, Sendable {
        case whole(AccessibilityNode)
        case changes([TreeChange])
    }

    /// Counts the frames of a launch from 1.
    package var revision: Int

    /// The identifier of the screen that is shown; empty where the app does not tell.
    package var screen: String

    /// The size of the terminal that the frame was drawn for.
    package var size: CellSize

    /// How many bytes of input, counted from the launch, have been handled.
    package var mark: Int

    /// How many of those bytes the terminal dropped before the app could read them.
    package var dropped: Int

    /// Why the app will change by itself soon, in its own words; empty where it will not.
    package var busy: [String]

    /// How many timers of the app are due at some time; nil where the app does not tell.
    package var timers: Int?

    /// What the app's virtual clock says; nil where its time is not virtual.
    package var clock: ClockReading?

    package var tree: Tree

    package init(
        revision: Int, screen: String, size: CellSize, mark: Int, dropped: Int, busy: [String], timers: Int?,
        clock: ClockReading? = nil, tree: Tree
    ) {
        self.revision = revision
        self.screen = screen
        self.size = size
        self.mark = mark
        self.dropped = dropped
        self.busy = busy
        self.timers = timers
        self.clock = clock
        self.tree = tree
    }
}

extension AppMessage {
    private static let helloKind = "hello"
    private static let frameKind = "frame"
    private static let errorKind = "error"

    /// The message in its envelope.
    package func envelope(token: String) -> Envelope {
        var writer = JSONWriter()
        switch self {
        case .hello:
            return Envelope(token: token, kind: Self.helloKind, json: Array("{}".utf8))
        case .frame(let frame):
            writer.write(frame)
            return Envelope(token: token, kind: Self.frameKind, json: writer.bytes)
        case .error(let text):
            writer.raw("{\"message\":")
            writer.write(text)
            writer.raw("}")
            return Envelope(token: token, kind: Self.errorKind, json: writer.bytes)
        }
    }

    /// Reads a message; nil where its kind is not one that an app sends.
    package init?(_ envelope: Envelope) throws(WireError) {
        guard [Self.helloKind, Self.frameKind, Self.errorKind].contains(envelope.kind) else { return nil }
        let reader = try ObjectReader(
            JSONValue(parsing: envelope.json, limits: .message), at: envelope.kind)
        switch envelope.kind {
        case Self.frameKind: self = .frame(try FrameMessage(reader))
        case Self.errorKind: self = .error(try reader.string("message"))
        default: self = .hello
        }
    }
}

extension FrameMessage {
    init(_ reader: ObjectReader) throws(WireError) {
        guard let size = try reader.integers("size", count: 2) else { throw .missing(key: "size", path: reader.path) }
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
            var changes: [TreeChange] = []
            for change in try reader.array("changes") { changes.append(try TreeChange(json: change)) }
            tree = .changes(changes)
        }
        self.init(
            revision: try reader.integer("revision"), screen: try reader.optionalString("screen") ?? "",
            size: CellSize(columns: size[0], rows: size[1]), mark: try reader.integer("mark"),
            dropped: try reader.optionalInteger("dropped") ?? 0, busy: busy,
            timers: try reader.optionalInteger("timers"),
            clock: try reader.value("clock").map { json throws(WireError) in try ClockReading(json: json) }, tree: tree)
    }
}

extension JSONWriter {
    mutating func write(_ frame: FrameMessage) {
        raw("{\"revision\":\(frame.revision),\"screen\":")
        write(frame.screen)
        raw(",\"size\":[\(frame.size.columns),\(frame.size.rows)],\"mark\":\(frame.mark)")
        if frame.dropped != 0 { raw(",\"dropped\":\(frame.dropped)") }
        if !frame.busy.isEmpty {
            raw(",\"busy\":")
            write(list: frame.busy, between: ("[", "]")) { $0.write($1) }
        }
        if let timers = frame.timers { raw(",\"timers\":\(timers)") }
        if let clock = frame.clock {
            raw(",\"clock\":")
            write(clock.json)
        }
        switch frame.tree {
        case .whole(let node):
            raw(",\"tree\":")
            write(node)
        case .changes(let changes):
            raw(",\"changes\":")
            write(list: changes, between: ("[", "]")) { $0.write($1) }
        }
        raw("}")
    }
}
