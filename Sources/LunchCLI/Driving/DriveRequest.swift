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
    }

    /// The value by which the caller recognizes the answer; null if it gave none.
    let id: LunchJSON
    /// The name of the app; nil for the only one.
    let app: String?
    /// The command in JSON; nil if the caller only looks.
    let command: LunchJSON?
    let parts: Set<Part>

    /// The most bytes of a line.
    static let limit = 1 << 20

    private static let members = ["id", "do", "app", "show"]

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
        } catch {
            throw .request("\(error)")
        }
    }

    /// The identifier in a line that is not a valid request; null if the line is not JSON, which its answer reports.
    static func id(in line: [UInt8]) -> LunchJSON {
        guard case .object(let members)? = try? LunchJSON(parsing: line, limits: .userInfo) else { return .null }
        return members["id"] ?? .null
    }

    /// True if the command launches an app.
    var isLaunch: Bool {
        guard case .object(let members)? = command else { return false }
        return members["launch"] != nil
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
    /// The program is not there.
    case program(String)

    var kind: String {
        switch self {
        case .request: "request"
        case .app: "app"
        case .reference: "reference"
        case .program: "launch"
        }
    }

    var message: String {
        switch self {
        case .request(let text), .app(let text), .reference(let text), .program(let text): text
        }
    }
}
