import LunchTrace
import LunchWire

extension RunTest {
    var members: [String: LunchJSON?] {
        [
            "id": .string(id), "target": .string(target), "suites": .list(suites), "name": .string(name),
            "displayName": displayName.map(LunchJSON.string), "library": .string(library.rawValue),
            "place": place?.json,
        ]
    }

    init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            id: try reader.string("id"), target: try reader.string("target"), suites: try reader.strings("suites"),
            name: try reader.string("name"), displayName: try reader.optionalString("displayName"),
            library: try reader.choice("library", of: Library.self), place: try reader.optionalPlace("place"))
    }
}

extension TestResult {
    var members: [String: LunchJSON?] {
        [
            "test": .members(test.members), "verdict": .string(verdict.rawValue), "duration": duration?.json,
            "attempts": .list(attempts.map { .members($0.members) }), "difference": .list(difference),
            "note": note.map(LunchJSON.string),
        ]
    }

    init(_ reader: ObjectReader) throws(WireError) {
        guard let test = try reader.object("test") else { throw .missing(key: "test", path: reader.path) }
        self.init(
            try RunTest(test), try reader.choice("verdict", of: RunVerdict.self),
            duration: try reader.duration(), attempts: try reader.objects("attempts", TestAttempt.init),
            difference: try reader.strings("difference"), note: try reader.optionalString("note"))
    }
}

extension TestAttempt {
    fileprivate var members: [String: LunchJSON?] {
        [
            "number": .integer(number), "verdict": .string(verdict.rawValue), "duration": duration?.json,
            "issues": .list(issues.map { .members($0.members) }), "trace": trace.map(LunchJSON.string),
            "screen": screen.map(LunchJSON.string), "difference": .list(difference),
        ]
    }

    fileprivate init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            number: try reader.count("number", of: "attempts", from: 1),
            try reader.choice("verdict", of: RunVerdict.self), duration: try reader.duration(),
            issues: try reader.objects("issues", TestIssue.init), trace: try reader.optionalString("trace"),
            screen: try reader.optionalString("screen"), difference: try reader.strings("difference"))
    }
}

extension TestIssue {
    fileprivate var members: [String: LunchJSON?] {
        [
            "kind": .string(kind.rawValue), "text": .string(text), "place": place?.json,
            "arguments": arguments.map(LunchJSON.string),
        ]
    }

    fileprivate init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            try reader.choice("kind", of: Kind.self), text: try reader.string("text"),
            place: try reader.optionalPlace("place"), arguments: try reader.optionalString("arguments"))
    }
}

extension TestDuration {
    fileprivate var json: LunchJSON { ["nanoseconds": .integer(nanoseconds), "measured": .bool(isMeasured)] }
}

extension ObjectReader {
    fileprivate func duration() throws(WireError) -> TestDuration? {
        guard let reader = try object("duration") else { return nil }
        return TestDuration(
            nanoseconds: try reader.count("nanoseconds", of: "nanoseconds"),
            isMeasured: try reader.bool("measured", default: false))
    }
}
