import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire

/// The steps that were made of what was done with an app, and what a test needs besides.
struct Recording {
    var launch: RecordedLaunch
    private var maker = StepMaker()
    /// The first frame of the app.
    private(set) var opening: TUIFrame?
    /// The first frame of each screen of an app that publishes its elements.
    private(set) var screens: [TUIFrame] = []
    /// The status that the app has left with; nil if it was running to the end.
    var exit: TUIExitStatus?
    /// The reason why the recording lacks what followed; nil if it lacks nothing.
    var gap: String?

    init(of launch: RecordedLaunch) { self.launch = launch }

    var steps: [RecordedStep] { maker.steps }

    /// Takes what was done next.
    mutating func take(_ moment: RecordedMoment) {
        if let frame = moment.before { note(frame) }
        maker.take(moment)
        if let frame = moment.after { note(frame) }
    }

    /// Notes a screen that was seen.
    mutating func note(_ frame: TUIFrame) {
        opening = opening ?? frame
        guard frame.elementSource == .published, !screens.contains(where: { $0.screen == frame.screen }) else { return }
        screens.append(frame)
    }

    /// Notes that nothing more is done.
    mutating func finish() { maker.finish() }

    /// The rows that keys have chosen, of those that an app publishes.
    var chosenRows: [ChosenRow] {
        steps.compactMap { if case .choose(let row) = $0, case .row = row.claim.subject { row } else { nil } }
    }

    /// Has the test tap the rows with these numbers.
    mutating func tap(_ numbers: Set<Int>) { maker.tap(numbers) }

    /// Takes back the last step; the app stays as it is.
    mutating func undo() -> RecordedStep? { maker.undo() }
}

/// The launch of a recorded app, as code of a test.
struct RecordedLaunch: Equatable {
    /// The program of a launch.
    enum Program: Equatable {
        case product(String)
        case path(String)
        case command(String)

        /// The program in Swift.
        var code: String {
            switch self {
            case .product(let name): ".product(\(name.literal))"
            case .path(let path): ".path(\(path.literal))"
            case .command(let name): ".command(\(name.literal))"
            }
        }

        /// The name that a person knows it by.
        var name: String {
            switch self {
            case .product(let name), .command(let name): name
            case .path(let path): path.split(separator: "/").last.map(String.init) ?? path
            }
        }
    }

    var program: Program
    var screen: String?
    var data = TUICommand.Data.nothing
    var locale: String?
    var timeZone: String?
    var size = Self.usualSize
    var profile = TUITerminalProfile.standard
    var isClockVirtual = false
    var environment: [String: String] = [:]
    var arguments: [String] = []
    var directory: String?
    var usesRealHome = false

    static let usualSize = CellSize(columns: 80, rows: 24)
}

extension TUICommand.Data {
    /// The data in Swift; nil if there is none.
    var code: String? {
        switch self {
        case .nothing: return nil
        case .variant(let name, _): return ".variant(\(name.literal))"
        case .text(let text): return ".text(\(text.literal))"
        case .userInfo(let members):
            if let mock = members[LaunchKeys.mock], members.count == 1, mock.isLiteral { return mock.code }
            return members.isEmpty ? nil : ".userInfo(\(LunchJSON.object(members).code))"
        }
    }
}

extension LunchJSON {
    /// The value as a Swift literal of its type.
    var code: String {
        switch self {
        case .null: ".null"
        case .bool(let value): "\(value)"
        case .number(let text): Int(text) != nil ? text : ".number(\(text.literal))"
        case .string(let text): text.literal
        case .array(let values): "[\(values.map(\.code).joined(separator: ", "))]"
        case .object(let members):
            members.isEmpty
                ? "[:]"
                : "[\(members.sorted { $0.key < $1.key }.map { "\($0.key.literal): \($0.value.code)" }.joined(separator: ", "))]"
        }
    }

    /// True if a literal is enough where mock data is expected.
    fileprivate var isLiteral: Bool {
        switch self {
        case .null: false
        case .number(let text): Int(text) != nil
        default: true
        }
    }
}
