import LunchDriver
import LunchElements
import LunchWire

/// A request of another program: a line of JSON.
struct DriveRequest {
    /// Something that an answer contains besides what has changed.
    enum Part: String, CaseIterable {
        /// The whole screen.
        case text
        /// All elements.
        case tree
        /// A picture of the screen.
        case svg
        /// The message of a failure as a test in Swift prints it, with the screen and the elements.
        case report
        /// A test in Swift that does again what was done to the app.
        case swift
        /// The same in Python.
        case python
    }

    /// The value by which the caller recognizes the answer; null if it gave none.
    let id: LunchJSON
    /// The name of the app; nil for the only one.
    let app: String?
    /// The command in JSON; nil if the caller only looks.
    let command: LunchJSON?
    let parts: Set<Part>
    /// The step of a test's life; nil if the request is for an app.
    let test: TestStep?
    /// The line of the caller's source that makes the request; nil if it gave none.
    let place: TUISourceLocation?

    /// A step of a test's life.
    enum TestStep: Equatable {
        /// The test begins. The identifier distinguishes it from other tests of the same name.
        case begin(String, identifier: String?)
        /// The test reports a failure that Lunch has not found, such as a failed assertion.
        case issue(String)
        /// The test ends.
        case end(TUIVerdict)
    }

    /// The most bytes of a line.
    static let limit = 1 << 20

    static let members = ["id", "do", "app", "show", "test", "at"]

    /// Reads a line.
    init(_ line: [UInt8]) throws(DriveError) {
        do throws(WireError) {
            let json = try LunchJSON(parsing: line, limits: .userInfo)
            let reader = try ObjectReader(json, at: "request")
            try reader.expect(only: Self.members)
            id = reader.member("id") ?? .null
            app = try reader.optionalString("app")
            command = reader.value("do")
            var parts: Set<Part> = []
            for name in try reader.strings("show") {
                guard let part = Part(rawValue: name) else {
                    throw .unknown(name, among: Part.allCases.map(\.rawValue), at: "request.show")
                }
                parts.insert(part)
            }
            self.parts = parts
            test = try reader.object("test").map(Self.step)
            place = try reader.object("at").map(Self.place)
            if test != nil, command != nil {
                throw .unexpected(path: "request", expected: "either a command or a step of a test", found: "both")
            }
        } catch {
            throw .request("\(error)")
        }
    }

    private static func step(_ reader: ObjectReader) throws(WireError) -> TestStep {
        try reader.expect(only: ["begin", "id", "issue", "end"])
        if let name = try reader.optionalString("begin") {
            return .begin(name, identifier: try reader.optionalString("id"))
        }
        if let issue = try reader.optionalString("issue") { return .issue(issue) }
        let verdict = try reader.string("end")
        guard let known = TUIVerdict(rawValue: verdict) else {
            throw .unknown(verdict, among: ["passed", "failed", "skipped"], at: "request.test.end")
        }
        return .end(known)
    }

    private static func place(_ reader: ObjectReader) throws(WireError) -> TUISourceLocation {
        try reader.expect(only: ["file", "line"])
        let file = try reader.string("file")
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return TUISourceLocation(
            fileID: name, filePath: file, line: try reader.count("line", of: "lines", from: 1))
    }

    /// The identifier in a line that is not a valid request; null if the line is not JSON.
    static func id(in line: [UInt8]) -> LunchJSON {
        // The answer contains the error in the line.
        guard case .object(let members)? = try? LunchJSON(parsing: line, limits: .userInfo) else { return .null }
        return members["id"] ?? .null
    }

    /// True if the command launches an app.
    var isLaunch: Bool { name == "launch" }

    /// True if it waits for more than the app's next rest.
    var mayTakeLong: Bool { ["launch", "wait", "expect", "expectNoChange", "terminate"].contains(name) }

    private var name: String? {
        guard case .object(let members)? = command else { return nil }
        return members.keys.first
    }
}

/// The reason why a request was not performed.
enum DriveError: Error {
    /// The line is not a valid request.
    case request(String)
    /// No app has that name, or no name was given and there is not one app alone.
    case app(String)
    /// The reference does not lead to its element any more.
    case reference(String)
    /// A test is running, or none is.
    case test(String)
    /// The program is not there.
    case program(String)

    var kind: String {
        switch self {
        case .request: "request"
        case .app: "app"
        case .reference: "reference"
        case .test: "test"
        case .program: "launch"
        }
    }

    var message: String {
        switch self {
        case .request(let text), .app(let text), .reference(let text), .test(let text), .program(let text): text
        }
    }
}
