import LunchTrace
import LunchWire

/// A line of the file of a result.
enum Line: Equatable {
    case run(RunInfo)
    case tests([RunTest])
    /// The tests of other parts.
    case others([RunTest])
    case result(TestResult)
    case end(RunEnd)
    /// The first line of a result of another version.
    case version(Int)

    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(json)
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private var json: LunchJSON {
        switch self {
        case .run(let run): .members(run.members, kind: "run")
        case .tests(let tests): .members(["tests": .array(tests.map { .members($0.members) })], kind: "tests")
        case .others(let tests): .members(["tests": .array(tests.map { .members($0.members) })], kind: "others")
        case .result(let test): .members(test.members, kind: "result")
        case .end(let end): .members(end.members, kind: "end")
        case .version(let version): .members(["version": .integer(version)], kind: "run")
        }
    }

    /// Reads a line; nil for one of a kind that this version does not know.
    init?(parsing bytes: [UInt8]) throws(WireError) {
        let reader = try ObjectReader(LunchJSON(parsing: bytes, limits: .message), at: "line")
        switch try reader.string("kind") {
        case "run":
            let version = try reader.integer("version")
            self = version == RunLimits.version ? .run(try RunInfo(reader)) : .version(version)
        case "tests": self = .tests(try reader.objects("tests", RunTest.init))
        case "others": self = .others(try reader.objects("tests", RunTest.init))
        case "result": self = .result(try TestResult(reader))
        case "end": self = .end(try RunEnd(reader))
        default: return nil
        }
    }
}

extension LunchJSON {
    /// An object of the members that are there.
    static func members(_ members: [String: LunchJSON?], kind: String? = nil) -> LunchJSON {
        var members = members.compactMapValues(\.self)
        members["kind"] = members["kind"] ?? kind.map(LunchJSON.string)
        return .object(members)
    }

    /// An array; nil of nothing.
    static func list(_ values: [LunchJSON]) -> LunchJSON? { values.isEmpty ? nil : .array(values) }
    static func list(_ values: [String]) -> LunchJSON? { list(values.map(LunchJSON.string)) }
}

extension ObjectReader {
    /// One of the values of an enumeration.
    func choice<Value: RawRepresentable<String>>(_ key: String, of type: Value.Type) throws(WireError) -> Value {
        let text = try string(key)
        guard let value = Value(rawValue: text) else {
            throw .unexpected(path: "\(path).\(key)", expected: "a \(key)", found: "\"\(text.prefix(40))\"")
        }
        return value
    }

    /// The values of a list of objects.
    func objects<Value>(
        _ key: String, _ make: (ObjectReader) throws(WireError) -> Value
    ) throws(WireError) -> [Value] {
        var values: [Value] = []
        for value in try array(key) { values.append(try make(ObjectReader(value, at: "\(path).\(key)"))) }
        return values
    }
}
