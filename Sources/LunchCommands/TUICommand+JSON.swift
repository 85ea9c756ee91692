import LunchElements
import LunchInput
import LunchTerminal
public import LunchWire

/// The one form of commands in JSON: an object with the name of the command, and its members.
extension TUICommand {
    /// The command in JSON, for example `{"tap":{"query":[{"descendants":"button"},{"matching":{"name":"save"}},"only"]}}`.
    public var json: LunchJSON {
        var (name, members) = action.named
        if !modifiers.isEmpty { members["holding"] = .array(modifiers.spokenNames.map(LunchJSON.string)) }
        return .object([name: .object(members)])
    }

    /// Reads a command in JSON.
    ///
    /// - Throws: an error that specifies what is wrong, where it is, and what is allowed there.
    package init(json: LunchJSON, at path: String = "command") throws(WireError) {
        guard case .object(let members) = json, let (name, value) = members.first, members.count == 1 else {
            throw .unexpected(path: path, expected: "an object with one command", found: json.kind)
        }
        guard let members = Self.members[name] else {
            throw .unknown(name, among: Self.members.keys.sorted(), at: path)
        }
        let reader = try ObjectReader(value, at: "\(path).\(name)")
        try reader.expect(only: members)
        action = try Action(name, reader)
        for held in try reader.strings("holding") {
            guard let flag = TUIKeyModifierFlags(spoken: held) else {
                throw .unknown(held, among: TUIKeyModifierFlags.all.spokenNames, at: "\(reader.path).holding")
            }
            modifiers.insert(flag)
        }
    }

    private static let places = ["query", "cell", "share", "offset", "holding"]

    /// The members that each command may have.
    package static let members: [String: [String]] = [
        "launch": [
            "directory", "program", "screen", "mock", "variant", "userInfo", "userInfoText", "size", "profile",
            "environment",
        ],
        "terminate": [], "tap": places, "doubleTap": places, "rightClick": places, "hover": places,
        "hold": places + ["for"], "drag": places + ["for", "to"], "scroll": places + ["x", "y"],
        "swipe": ["query", "direction", "holding"], "press": ["keys", "query", "atOnce"],
        "type": ["text", "query", "atOnce"], "paste": ["text", "query"], "send": ["bytes"], "clear": ["query"],
        "replace": ["query", "text"],
        "adjust": ["query", "position", "value"], "activate": [], "deactivate": [], "resize": ["columns", "rows"],
        "advance": ["by"], "show": ["screen", "mock", "variant", "userInfo", "userInfoText"],
        "read": Reading.members, "wait": Reading.members + Comparison.names + ["for", "within", "closure"],
        "expect": Reading.members + Comparison.names + ["within", "closure"], "expectNoChange": ["for"],
        "call": ["name", "query", "argument"],
    ]
}

extension TUICommand.Action {
    /// The name and the members of the command.
    fileprivate var named: (String, [String: LunchJSON]) {
        switch self {
        case .launch(let launch): ("launch", launch.members)
        case .terminate: ("terminate", [:])
        case .point(let gesture, let place): (gesture.name, gesture.members.merging(place.members) { $1 })
        case .scroll(let place, let x, let y):
            ("scroll", place.members.merging(["x": .integer(x), "y": .integer(y)]) { $1 })
        case .swipe(let query, let direction):
            ("swipe", ["query": query.json, "direction": .string(direction.rawValue)])
        case .press(let keys, let query, let waits):
            (
                "press",
                Self.typing("keys", keys.map { .array($0.map { .string($0.spokenName) }) } ?? .null, query, waits)
            )
        case .type(let text, let query, let waits): ("type", Self.typing("text", text.json, query, waits))
        case .paste(let text, let query): ("paste", Self.typing("text", text.json, query, true))
        case .send(let bytes): ("send", ["bytes": bytes.map { .string(Base64.encode($0)) } ?? .null])
        case .clear(let query): ("clear", ["query": query.json])
        case .replace(let query, let text): ("replace", ["query": query.json, "text": text.json])
        case .adjust(let query, .position(let position)):
            ("adjust", ["query": query.json, "position": position.json])
        case .adjust(let query, .value(let value)): ("adjust", ["query": query.json, "value": .string(value)])
        case .focus(let isGained): (isGained ? "activate" : "deactivate", [:])
        case .resize(let size): ("resize", ["columns": .integer(size.columns), "rows": .integer(size.rows)])
        case .advance(let time): ("advance", ["by": time.json])
        case .show(let screen, let data): ("show", data.members.merging(["screen": .string(screen)]) { $1 })
        case .read(let reading): ("read", reading.json)
        case .wait(let event, let time): ("wait", event.members.merging(["within": time.json]) { $1 })
        case .expect(let reading, let condition, let time):
            ("expect", reading.json.merging(condition.members) { $1 }.merging(["within": time.json]) { $1 })
        case .expectNoChange(let time): ("expectNoChange", ["for": time.json])
        case .call(let name, let query, let argument):
            ("call", ["name": .string(name), "query": query.json, "argument": argument.json])
        }
    }

    private static func typing(
        _ name: String, _ value: LunchJSON, _ query: [QueryStep], _ waits: Bool
    ) -> [String: LunchJSON] {
        var members = [name: value]
        if !query.isEmpty { members["query"] = query.json }
        if !waits { members["atOnce"] = true }
        return members
    }

    fileprivate init(_ name: String, _ reader: ObjectReader) throws(WireError) {
        let waits = try !reader.bool("atOnce", default: false)
        switch name {
        case "launch": self = .launch(try TUICommand.Launch(reader))
        case "terminate": self = .terminate
        case "scroll":
            self = .scroll(
                try TUICommand.Place(reader), x: try reader.optionalInteger("x") ?? 0,
                y: try reader.optionalInteger("y") ?? 0)
        case "swipe":
            let direction = try reader.string("direction")
            guard let known = TUICommand.Direction(rawValue: direction) else {
                throw .unknown(
                    direction, among: TUICommand.Direction.allCases.map(\.rawValue), at: "\(reader.path).direction")
            }
            self = .swipe(try reader.query(), known)
        case "press": self = .press(try reader.keys(), into: try reader.query(), whenSettled: waits)
        case "type": self = .type(try reader.text(), into: try reader.query(), whenSettled: waits)
        case "paste": self = .paste(try reader.text(), into: try reader.query())
        case "send": self = .send(try reader.bytes("bytes"))
        case "clear": self = .clear(try reader.query())
        case "replace": self = .replace(try reader.query(), try reader.text())
        case "adjust":
            if let position = try reader.number("position") {
                self = .adjust(try reader.query(), .position(position))
            } else {
                self = .adjust(try reader.query(), .value(try reader.string("value")))
            }
        case "activate", "deactivate": self = .focus(name == "activate")
        case "resize": self = .resize(try reader.size())
        case "advance": self = .advance(try reader.time("by"))
        case "show": self = .show(try reader.string("screen"), try TUICommand.Data(reader))
        case "read": self = .read(try TUICommand.Reading(reader))
        case "wait": self = .wait(try TUICommand.Event(reader), within: try reader.time("within", default: 5))
        case "expect":
            let reading = try TUICommand.Reading(reader)
            self = .expect(
                reading, try TUICommand.Condition(reader, of: reading), within: try reader.time("within", default: 5))
        case "expectNoChange": self = .expectNoChange(for: try reader.time("for"))
        case "call":
            self = .call(
                try reader.string("name"), of: try reader.query(), argument: try reader.optionalString("argument"))
        default: self = .point(try TUICommand.Gesture(name, reader), try TUICommand.Place(reader))
        }
    }
}

extension ObjectReader {
    /// The query under its key; the app itself if there is none.
    func query() throws(WireError) -> [QueryStep] {
        guard let json = value("query") else { return [] }
        return try [QueryStep](json: json, at: "\(path).query")
    }

    fileprivate func text() throws(WireError) -> TypedText {
        try TypedText(value("text") ?? .null, at: "\(path).text")
    }

    /// The keys under their key; nil if they are secret.
    fileprivate func keys() throws(WireError) -> [TUIKeyboardKey]? {
        if value("keys") == nil { return nil }
        var keys: [TUIKeyboardKey] = []
        for name in try strings("keys") {
            guard let key = TUIKeyboardKey(spoken: name) else {
                throw .unexpected(
                    path: "\(path).keys",
                    expected: TUIKeyboardKey.spokenName(nearestTo: name)?.literal ?? "a key, as tab or control-c",
                    found: String(name.visible.prefix(40)).literal)
            }
            keys.append(key)
        }
        return keys
    }

    /// The bytes under a key, in base64 (RFC 4648); nil if they are secret.
    fileprivate func bytes(_ key: String) throws(WireError) -> [UInt8]? {
        if member(key) == .null { return nil }
        guard let bytes = Base64.decode(try string(key).utf8) else {
            throw .unexpected(path: "\(path).\(key)", expected: "base64", found: "another text")
        }
        return bytes
    }

    /// The number under a key; nil if there is none.
    func number(_ key: String) throws(WireError) -> Double? {
        guard let value = value(key) else { return nil }
        guard case .number(let text) = value, let number = Double(text), number.isFinite else {
            throw .unexpected(path: "\(path).\(key)", expected: "a number", found: value.kind)
        }
        return number
    }

    /// The time under a key, in seconds.
    func time(_ key: String, default standard: Int? = nil) throws(WireError) -> Duration {
        guard let value = value(key) else {
            guard let standard else { throw .missing(key: key, path: path) }
            return .seconds(standard)
        }
        guard case .number(let text) = value, let time = Duration(decimal: text) else {
            throw .unexpected(
                path: "\(path).\(key)", expected: "a number of seconds from 0 to 1000000000", found: value.kind)
        }
        return time
    }

    fileprivate func size() throws(WireError) -> CellSize {
        CellSize(
            columns: try count("columns", of: "columns", from: 1), rows: try count("rows", of: "rows", from: 1))
    }
}

extension Duration {
    private static let longest = 1_000_000_000

    /// The time in seconds, to the last attosecond.
    var json: LunchJSON {
        let (seconds, attoseconds) = components
        if attoseconds == 0 { return .integer(Int(seconds)) }
        var digits = String(attoseconds)
        digits = String(repeating: "0", count: 18 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return .number("\(seconds).\(digits)")
    }

    /// The time of a number of seconds; nil if it is negative, or longer than 30 years.
    fileprivate init?(decimal text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if let seconds = Int(parts[0]), parts.count < 3, (0...Self.longest).contains(seconds) {
            let fraction = parts.count == 2 ? parts[1].prefix(18) : ""
            guard fraction.allSatisfy(\.isWholeNumber) else { return nil }
            let digits = fraction + String(repeating: "0", count: 18 - fraction.count)
            guard let attoseconds = Int64(digits) else { return nil }
            self.init(secondsComponent: Int64(seconds), attosecondsComponent: attoseconds)
        } else {
            guard let seconds = Double(text), (0...Double(Self.longest)).contains(seconds) else { return nil }
            self = .seconds(seconds)
        }
    }
}
