import LunchCommands
import LunchElements
import LunchTerminal
package import LunchWire

/// The members of an object that are there.
private func object(_ members: [String: LunchJSON?]) -> LunchJSON { .object(members.compactMapValues { $0 }) }

/// Writes the members of an object, which are in the order of their names.
extension JSONWriter {
    fileprivate mutating func write(_ key: String, _ number: Int) {
        write(key: key)
        write(number)
    }

    fileprivate mutating func write(_ key: String, _ text: String) {
        write(key: key)
        write(text)
    }

    fileprivate mutating func write(_ key: String, _ value: LunchJSON) {
        write(key: key)
        write(value)
    }

    fileprivate mutating func write(_ key: String, _ place: TracePlace) {
        write(key: key)
        raw("{\"file\":")
        write(place.file)
        raw(",\"line\":", place.line)
        raw("}")
    }
}

extension TraceTest {
    init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            name: try reader.string("name"), identifier: try reader.optionalString("identifier"),
            library: try reader.string("library"), place: try reader.place("place"),
            attempt: try reader.optionalCount("attempt", of: "attempts", from: 1) ?? 1)
    }

    var json: LunchJSON {
        var members: [String: LunchJSON] = [
            "name": .string(name), "library": .string(library), "place": place.json, "attempt": .integer(attempt),
        ]
        members["identifier"] = identifier.map(LunchJSON.string)
        return .object(members)
    }
}

extension TraceLaunch {
    init(_ reader: ObjectReader) throws(WireError) {
        var environment: [String: String] = [:]
        if case .object(let members)? = reader.value("environment") {
            for (name, value) in members {
                guard case .string(let text) = value else {
                    throw .unexpected(path: "\(reader.path).environment", expected: "strings", found: value.kind)
                }
                environment[name] = text
            }
        }
        self.init(
            program: try reader.string("program"), arguments: try reader.strings("arguments"), environment: environment,
            screen: try reader.optionalString("screen"), userInfo: reader.value("userInfo"),
            columns: try reader.count("columns", of: "columns", from: 1),
            rows: try reader.count("rows", of: "rows", from: 1),
            place: try reader.optionalPlace("place"))
        directory = try reader.optionalString("directory")
        profile = try TUITerminalProfile(reader)
        for (index, value) in try reader.array("masked").enumerated() {
            masked.insert(try Masked(value, at: "\(reader.path).masked[\(index)]"))
        }
    }

    func write(to writer: inout JSONWriter) {
        writer.raw("{")
        if !arguments.isEmpty {
            writer.write(key: "arguments")
            writer.write(list: arguments, between: ("[", "]")) { $0.write($1) }
        }
        writer.write("columns", columns)
        if let directory { writer.write("directory", directory) }
        if !environment.isEmpty {
            writer.write(key: "environment")
            writer.write(list: environment.sorted { $0.key < $1.key }, between: ("{", "}")) {
                $0.write($1.key)
                $0.raw(":")
                $0.write($1.value)
            }
        }
        if !masked.isEmpty {
            writer.write("masked", .array(masked.map(\.json).sorted { $0.text < $1.text }))
        }
        if let place { writer.write("place", place) }
        if profile != .standard { writer.write("profile", profile.name) }
        writer.write("program", program)
        writer.write("rows", rows)
        if let screen { writer.write("screen", screen) }
        if let userInfo { writer.write("userInfo", userInfo) }
        writer.raw("}")
    }
}

extension TraceLaunch.Masked {
    fileprivate init(_ json: LunchJSON, at path: String) throws(WireError) {
        if json == "userInfo" {
            self = .userInfo
            return
        }
        let reader = try ObjectReader(json, at: path)
        if let name = try reader.optionalString("variable") {
            self = .variable(name)
        } else {
            self = .argument(try reader.count("argument", of: "arguments"))
        }
    }

    fileprivate var json: LunchJSON {
        switch self {
        case .argument(let index): ["argument": .integer(index)]
        case .variable(let name): ["variable": .string(name)]
        case .userInfo: "userInfo"
        }
    }
}

extension TraceStepBegan {
    init(_ reader: ObjectReader) throws(WireError) {
        let content: StepContent
        if let part = try reader.optionalString("part") {
            content = .part(part)
        } else {
            content = .command(try reader.command("command"))
        }
        self.init(
            step: try reader.count("step", of: "steps", from: 1), content,
            place: try reader.place("place"), frame: try reader.optionalCount("frame", of: "bytes"),
            isMasked: try reader.bool("masked", default: false))
    }

    /// Writes the step. Returns the end of its command, or nil for a part.
    func write(to writer: inout JSONWriter) -> Int? {
        writer.raw("{")
        if let command = content.command { writer.write("command", command.json) }
        let end = content.command == nil ? nil : writer.count
        if let frame { writer.write("frame", frame) }
        if isMasked { writer.write("masked", true) }
        if let name = content.part { writer.write("part", name) }
        writer.write("place", place)
        writer.write("step", step)
        writer.raw("}")
        return end
    }
}

extension TraceStepEnded {
    init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            step: try reader.count("step", of: "steps", from: 1), result: reader.member("result"),
            failure: reader.value("failure"), frame: try reader.optionalCount("frame", of: "bytes"),
            element: reader.value("element"))
        cell = try reader.cell("cell")
        isMasked = try reader.bool("masked", default: false)
    }

    func write(to writer: inout JSONWriter) {
        writer.raw("{")
        if let cell { writer.write("cell", cell.json) }
        if let element { writer.write("element", element) }
        if let failure { writer.write("failure", failure) }
        if let frame { writer.write("frame", frame) }
        if isMasked { writer.write("masked", true) }
        if let result { writer.write("result", result) }
        writer.write("step", step)
        writer.raw("}")
    }
}

extension TraceInput {
    init(_ reader: ObjectReader) throws(WireError) {
        var bytes: [UInt8]?
        if let text = try reader.optionalString("bytes") {
            bytes = Base64.decode(text.utf8)
            if bytes == nil {
                throw .unexpected(path: "\(reader.path).bytes", expected: "base64", found: "another text")
            }
        }
        self.init(
            try reader.command("action").action, at: try reader.cell("cell"), bytes: bytes,
            count: try reader.count("count", of: "bytes"))
    }

    /// Writes the input. Returns the end of its action.
    func write(to writer: inout JSONWriter) -> Int {
        writer.raw("{")
        writer.write("action", TUICommand(action).json)
        let end = writer.count
        if let bytes { writer.write("bytes", Base64.encode(bytes)) }
        if let cell { writer.write("cell", cell.json) }
        writer.write("count", count)
        writer.raw("}")
        return end
    }
}

extension CellPoint {
    fileprivate var json: LunchJSON { [.integer(column), .integer(row)] }
}

extension ObjectReader {
    fileprivate func cell(_ key: String) throws(WireError) -> CellPoint? {
        try cells(key, count: 2).map { CellPoint(column: $0[0], row: $0[1]) }
    }

    /// The command under a key.
    ///
    /// A test may have requested something that no command can express, such as 0 columns, and a mask may replace a name. Then
    /// only the name of the command is known, and it can't be performed again.
    fileprivate func command(_ key: String) throws(WireError) -> TUICommand {
        guard let object = try object(key), case .object(let members) = object.json, let name = members.keys.min()
        else {
            throw .missing(key: key, path: path)
        }
        do {
            return try TUICommand(json: object.json, at: object.path)
        } catch {
            return TUICommand(.call(name, of: [], argument: nil))
        }
    }
}

extension TraceSettled {
    private static let grades: [(name: String, trust: TUISettling.Trust)] = [
        ("acknowledged", .acknowledged), ("exact", .exact), ("bounded", .bounded), ("quiet", .quiet),
        ("unsettled", .unsettled),
    ]

    init(_ reader: ObjectReader) throws(WireError) {
        let name = try reader.string("grade")
        guard let grade = Self.grades.first(where: { $0.name == name }) else {
            throw .unexpected(path: "\(reader.path).grade", expected: "a grade", found: "\"\(name.prefix(40))\"")
        }
        var waits: [TUIWait] = []
        for wait in try reader.array("waits") { waits.append(try TUIWait(ObjectReader(wait, at: "wait"))) }
        self.init(
            frame: try reader.count("frame", of: "bytes"),
            settling: TUISettling(
                trust: grade.trust, waits: waits,
                droppedInput: try reader.optionalCount("dropped", of: "bytes") ?? 0))
    }

    func write(to writer: inout JSONWriter) {
        writer.raw("{")
        if settling.droppedInput != 0 { writer.write("dropped", settling.droppedInput) }
        writer.write("frame", frame)
        writer.write("grade", settling.grade)
        if !settling.waits.isEmpty { writer.write("waits", .array(settling.waits.map(\.json))) }
        writer.raw("}")
    }
}

extension TUIWait {
    fileprivate init(_ reader: ObjectReader) throws(WireError) {
        func identifier(_ key: String) throws(WireError) -> Int32 {
            Int32(truncatingIfNeeded: try reader.count(key, of: "processes"))
        }
        self.init(
            process: try identifier("process"), program: try reader.string("program"), thread: try identifier("thread"),
            call: try reader.string("call"), isForInput: try reader.bool("input", default: false),
            limit: try reader.optionalCount("limit", of: "nanoseconds").map { .nanoseconds($0) },
            isInBackground: try reader.bool("background", default: false), peer: try reader.optionalString("peer"))
    }

    fileprivate var json: LunchJSON {
        object([
            "process": .integer(Int(UInt32(bitPattern: process))), "program": .string(program),
            "thread": .integer(Int(UInt32(bitPattern: thread))), "call": .string(call),
            "input": isForInput ? true : nil, "limit": limit.map { .integer(max(0, $0.nanoseconds())) },
            "background": isInBackground ? true : nil, "peer": peer.map(LunchJSON.string),
        ])
    }
}

extension TraceExit {
    init(_ reader: ObjectReader) throws(WireError) {
        let signal = try reader.optionalInteger("signal").map(TUIExitStatus.signal)
        let code = try reader.optionalInteger("status").map(TUIExitStatus.exitCode)
        self.init(
            signal ?? code, standardError: try reader.optionalString("standardError"),
            isByLunch: try reader.bool("byLunch", default: false))
    }

    var json: LunchJSON { object(members) }

    /// The members of the record, some of which are absent.
    package var members: [String: LunchJSON?] {
        var members = ["standardError": standardError.map(LunchJSON.string), "byLunch": isByLunch ? .bool(true) : nil]
        switch status {
        case .exitCode(let code): members["status"] = .integer(code)
        case .signal(let signal): members["signal"] = .integer(signal)
        case nil: break
        }
        return members
    }
}

extension TraceIssue {
    init(_ reader: ObjectReader) throws(WireError) {
        self.init(message: try reader.string("message"), place: try reader.optionalPlace("place"))
    }

    var json: LunchJSON { object(["message": .string(message), "place": place?.json]) }
}

extension TraceDropped {
    init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            records: try reader.count("records", of: "records"), bytes: try reader.count("bytes", of: "bytes"),
            why: try reader.string("why"))
    }

    var json: LunchJSON { ["records": .integer(records), "bytes": .integer(bytes), "why": .string(why)] }
}

extension TraceVerdict {
    init(_ reader: ObjectReader) throws(WireError) {
        let text = try reader.string("verdict")
        guard let verdict = TUIVerdict(rawValue: text) else {
            throw .unexpected(
                path: "\(reader.path).verdict", expected: "passed, failed or skipped", found: "\"\(text.prefix(40))\"")
        }
        self.init(verdict, attempt: try reader.optionalCount("attempt", of: "attempts", from: 1) ?? 1)
    }

    var json: LunchJSON { ["verdict": .string(verdict.rawValue), "attempt": .integer(attempt)] }
}
