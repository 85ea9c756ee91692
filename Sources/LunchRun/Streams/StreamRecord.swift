import LunchElements
import LunchTrace
import LunchWire

/// A line of the event stream of `swift test`, version 6.3 (swift-testing, `Documentation/ABI/JSON.md`).
enum StreamRecord: Equatable {
    /// A test or a suite of the run, which is told of before anything begins.
    case test(StreamTest)
    case event(StreamEvent)

    /// Reads a line; nil for one of a kind that is not known.
    ///
    /// - Parameter package: the folder that paths are made relative to.
    init?(parsing line: String, package: String) throws(WireError) {
        let reader = try ObjectReader(LunchJSON(parsing: line, limits: .message), at: "record")
        guard let payload = try reader.object("payload") else { throw .missing(key: "payload", path: reader.path) }
        switch try reader.string("kind") {
        case "test": self = .test(try StreamTest(payload, package))
        case "event":
            guard let event = try StreamEvent(payload, package) else { return nil }
            self = .event(event)
        default: return nil
        }
    }
}

/// A test or a suite.
struct StreamTest: Equatable {
    var id: String
    var isSuite: Bool
    var name: String
    var displayName: String?
    var isParameterized: Bool
    var place: TracePlace?

    fileprivate init(_ reader: ObjectReader, _ package: String) throws(WireError) {
        id = try reader.string("id")
        isSuite = try reader.string("kind") == "suite"
        name = try reader.string("name")
        displayName = try reader.optionalString("displayName")
        isParameterized = try reader.bool("isParameterized", default: false)
        place = try reader.sourceLocation(package)
    }
}

/// An event of a run.
struct StreamEvent: Equatable {
    enum Kind: String {
        case runStarted, testStarted, testCaseStarted, issueRecorded, valueAttached, testCaseEnded, testEnded,
            testSkipped
        case testCancelled, testCaseCancelled, runEnded
    }

    var kind: Kind
    var testID: String?
    /// The time in seconds, from a beginning that only the differences matter for.
    var time: Double
    /// The messages, each with the name of its symbol.
    var messages: [(symbol: String, text: String)] = []
    var issue: TestIssue?

    static func == (one: StreamEvent, other: StreamEvent) -> Bool {
        one.kind == other.kind && one.testID == other.testID && one.time == other.time && one.issue == other.issue
            && one.messages.elementsEqual(other.messages) { $0 == $1 }
    }

    /// Reads an event; nil for one of a kind that is not known.
    fileprivate init?(_ reader: ObjectReader, _ package: String) throws(WireError) {
        guard let kind = Kind(rawValue: try reader.string("kind")) else { return nil }
        self.kind = kind
        testID = try reader.optionalString("testID")
        time = 0
        if let instant = try reader.object("instant"), case .number(let text)? = instant.value("absolute") {
            time = Double(text) ?? 0
        }
        for value in try reader.array("messages") {
            let message = try ObjectReader(value, at: "message")
            messages.append((try message.optionalString("symbol") ?? "", try message.string("text")))
        }
        if kind == .issueRecorded { issue = try recorded(reader.object("issue"), package) }
    }

    private func recorded(_ reader: ObjectReader?, _ package: String) throws(WireError) -> TestIssue {
        let isKnown = try reader?.optionalBool("isKnown") == true
        let isWarning = try reader?.optionalString("severity") == "warning"
        var texts = messages.map(\.text)
        // The library reports that of an issue whose comment contains everything.
        if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
        return TestIssue(
            isKnown ? .known : isWarning ? .warning : .failure, text: texts.joined(separator: "\n"),
            place: try reader?.sourceLocation(package))
    }

    /// The event without secrets.
    func masked(by mask: SecretMask) -> StreamEvent {
        if mask.isEmpty { return self }
        var event = self
        for index in messages.indices { event.messages[index].text = mask.maskedSentences(messages[index].text) }
        event.issue?.text = mask.maskedSentences(issue?.text ?? "")
        return event
    }

    /// The symbol of the first message.
    var symbol: String { messages.first?.symbol ?? "" }

    /// The reason between quotes at the end of a message about a test that was skipped; nil if there is none.
    var reason: String? {
        guard let text = messages.first?.text, let start = text.firstRange(of: ": \"") else { return nil }
        return String(text[start.upperBound...].dropLast(text.hasSuffix("\"") ? 1 : 0))
    }
}

extension ObjectReader {
    fileprivate func sourceLocation(_ package: String) throws(WireError) -> TracePlace? {
        guard let place = try object("sourceLocation") else { return nil }
        var path = try place.optionalString("filePath")
        if path == nil { path = try place.string("fileID") }
        return TracePlace(
            file: TracePlace.relative(path ?? "", to: package), line: try place.optionalCount("line", of: "lines") ?? 0)
    }
}

extension TracePlace {
    /// A path, relative to a folder if it is in it.
    static func relative(_ path: String, to folder: String) -> String {
        path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    }
}
