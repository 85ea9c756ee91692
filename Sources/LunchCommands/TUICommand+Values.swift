import LunchElements
import LunchInput
package import LunchTerminal
package import LunchWire

/// The forms in JSON of the values that commands are made of.
extension TUICommand.Gesture {
    var name: String {
        switch self {
        case .tap: "tap"
        case .doubleTap: "doubleTap"
        case .rightClick: "rightClick"
        case .hover: "hover"
        case .hold(_, nil): "hold"
        case .hold: "drag"
        }
    }

    var members: [String: LunchJSON] {
        guard case .hold(let time, let end) = self else { return [:] }
        return end.map { ["for": time.json, "to": .object($0.members)] } ?? ["for": time.json]
    }

    init(_ name: String, _ reader: ObjectReader) throws(WireError) {
        switch name {
        case "doubleTap": self = .doubleTap
        case "rightClick": self = .rightClick
        case "hover": self = .hover
        case "hold": self = .hold(try reader.time("for"))
        case "drag":
            guard let end = reader.value("to") else { throw .missing(key: "to", path: reader.path) }
            let place = try ObjectReader(end, at: "\(reader.path).to")
            try place.expect(only: ["query", "cell", "share", "offset"])
            self = .hold(try reader.time("for"), dragTo: try TUICommand.Place(place))
        default: self = .tap
        }
    }
}

extension TUICommand.Place {
    var members: [String: LunchJSON] {
        switch self {
        case .element(let query): ["query": query.json]
        case .point(let query, let x, let y, let columns, let rows):
            [
                "query": query.json, "share": [x.json, y.json],
                "offset": [.integer(columns), .integer(rows)],
            ]
        case .cell(let cell): ["cell": [.integer(cell.column), .integer(cell.row)]]
        }
    }

    init(_ reader: ObjectReader) throws(WireError) {
        if let cell = try reader.cells("cell", count: 2) {
            self = .cell(CellPoint(column: cell[0], row: cell[1]))
            return
        }
        let query = try reader.query()
        guard reader.value("share") != nil || reader.value("offset") != nil else {
            self = .element(query)
            return
        }
        var share: [Double] = []
        for number in try reader.array("share") {
            guard case .number(let text) = number, let part = Double(text), part.isFinite else {
                throw .unexpected(path: "\(reader.path).share", expected: "two numbers", found: number.kind)
            }
            share.append(part)
        }
        guard share.isEmpty || share.count == 2 else {
            throw .unexpected(path: "\(reader.path).share", expected: "two numbers", found: "\(share.count)")
        }
        let offset = try reader.cells("offset", count: 2) ?? [0, 0]
        self = .point(query, x: share.first ?? 0, y: share.last ?? 0, columns: offset[0], rows: offset[1])
    }
}

extension TUICommand.Data {
    /// The data that an app was given as user info.
    package init(userInfo: [String: LunchJSON]) {
        if case .string(let name)? = userInfo[LaunchKeys.variant], userInfo.count == 1 {
            self = .variant(name)
        } else {
            self = userInfo.isEmpty ? .nothing : .userInfo(userInfo)
        }
    }

    var members: [String: LunchJSON] {
        switch self {
        case .nothing: [:]
        case .variant(let name, [:]): ["variant": .string(name)]
        case .variant(let name, let info): ["variant": .string(name), "userInfo": .object(info)]
        case .userInfo(let info):
            if let mock = info[LaunchKeys.mock], info.count == 1 { ["mock": mock] } else { ["userInfo": .object(info)] }
        case .text(let text): ["userInfoText": .string(text)]
        }
    }

    init(_ reader: ObjectReader) throws(WireError) {
        var info: [String: LunchJSON]?
        if let object = try reader.object("userInfo"), case .object(let members) = object.json { info = members }
        let given = ["mock", "variant", "userInfoText"].filter { reader.member($0) != nil }
        guard given.count + (info == nil || given == ["variant"] ? 0 : 1) < 2 else {
            throw .unexpected(path: reader.path, expected: "mock, variant or userInfo", found: "with several of these")
        }
        if let name = try reader.optionalString("variant") {
            self = .variant(name, userInfo: info ?? [:])
        } else if let text = try reader.optionalString("userInfoText") {
            self = .text(text)
        } else if let mock = reader.member("mock") {
            self = .userInfo([LaunchKeys.mock: mock])
        } else {
            self = info.map { .userInfo($0) } ?? .nothing
        }
    }
}

extension TUICommand.Reading {
    static let members = ["query", "property", "cell", "share", "offset"]

    /// The names of what can be read besides the properties of an element.
    package static let names =
        Property.all.map(\.name) + ["count", "labels", "snapshot", "settledFrame", "screenPoint", "clock.now"]
        + [
            "windowTitle", "cursor", "cursor.column", "cursor.row", "cursor.isVisible", "cursor.shape", "cursorRow",
            "modes",
            "modes.isAlternateScreen", "modes.mouseTracking", "modes.bracketedPaste", "bellCount", "clipboard", "rows",
            "rows.first", "rows.last", "rows.count", "scrollback", "scrollback.first", "scrollback.last",
            "scrollback.count", "linkAddresses", "size",
        ].map { "terminal.\($0)" } + (0..<100).map { "terminal.rows[\($0)]" }

    var json: [String: LunchJSON] {
        var members: [String: LunchJSON] = ["property": property.map(LunchJSON.string) ?? .null]
        if let place { members.merge(place.members) { $1 } } else if !query.isEmpty { members["query"] = query.json }
        return members
    }

    init(_ reader: ObjectReader) throws(WireError) {
        if reader.member("property") == .null {
            self.init(try reader.query(), nil)
            return
        }
        let name = try reader.string("property")
        guard Self.names.contains(name) else { throw .unknown(name, among: Self.names, at: "\(reader.path).property") }
        let place = name == "screenPoint" ? try TUICommand.Place(reader) : nil
        self.init(try reader.query(), name, at: place)
    }
}

extension TUICommand.Condition {
    var members: [String: LunchJSON] {
        switch self {
        case .comparison(let comparison): comparison.members
        case .words(let text): ["closure": .string(text)]
        }
    }

    init(_ reader: ObjectReader, of reading: TUICommand.Reading) throws(WireError) {
        if let text = try reader.optionalString("closure") {
            self = .words(text)
        } else {
            let property = reading.property.flatMap { Property(named: $0) }
            self = .comparison(try Comparison(reader, of: property))
        }
    }
}

extension TUICommand.Event {
    package static let names = ["exit", "running", "notRunning", "answers", "frame"]

    var members: [String: LunchJSON] {
        switch self {
        case .value(let reading, let condition): reading.json.merging(condition.members) { $1 }
        case .exit: ["for": "exit"]
        case .running(let isRunning): ["for": isRunning ? "running" : "notRunning"]
        case .answers: ["for": "answers"]
        case .frame: ["for": "frame"]
        }
    }

    init(_ reader: ObjectReader) throws(WireError) {
        switch try reader.optionalString("for") {
        case "exit": self = .exit
        case "running": self = .running(true)
        case "notRunning": self = .running(false)
        case "answers": self = .answers
        case "frame": self = .frame
        case let other?: throw .unknown(other, among: Self.names, at: "\(reader.path).for")
        case nil:
            let reading = try TUICommand.Reading(reader)
            self = .value(reading, try TUICommand.Condition(reader, of: reading))
        }
    }
}

extension TUICommand.Launch {
    var members: [String: LunchJSON] {
        var members = data.members
        members["program"] = .array(([program] + arguments).map(LunchJSON.string))
        if let screen { members["screen"] = .string(screen) }
        if let directory { members["directory"] = .string(directory) }
        if !environment.isEmpty { members["environment"] = .object(environment.mapValues(LunchJSON.string)) }
        members["size"] = ["columns": .integer(columns), "rows": .integer(rows)]
        if profile != .standard { members["profile"] = .string(profile.name) }
        return members
    }

    init(_ reader: ObjectReader) throws(WireError) {
        let words = try reader.strings("program")
        self.init(program: words.first ?? "")
        arguments = Array(words.dropFirst())
        screen = try reader.optionalString("screen")
        directory = try reader.optionalString("directory")
        data = try TUICommand.Data(reader)
        if let variables = try reader.object("environment"), case .object(let members) = variables.json {
            for (name, value) in members {
                guard case .string(let text) = value else {
                    throw .unexpected(path: "\(variables.path).\(name)", expected: "a string", found: value.kind)
                }
                environment[name] = text
            }
        }
        profile = try TUITerminalProfile(reader)
        guard let size = try reader.object("size") else { return }
        try size.expect(only: ["columns", "rows"])
        columns = try size.count("columns", of: "columns", from: 1)
        rows = try size.count("rows", of: "rows", from: 1)
    }
}

extension TUITerminalProfile {
    /// The profile that the member `profile` of a launch names; the standard one without the member.
    package init(_ reader: ObjectReader) throws(WireError) {
        let name = try reader.optionalString("profile") ?? Self.standard.name
        guard let profile = Self(named: name) else {
            throw .unknown(name, among: Self.all.map(\.name), at: "\(reader.path).profile")
        }
        self = profile
    }
}
