import LunchTest
import Testing

/// vttest on a terminal of its own, driven through the public interface.
struct Vttest {
    /// The version whose screens are recorded: that of Debian 12.
    static let version = "VT100 test program, version 2.7 (20221229)"

    /// True if that version is installed.
    static let isInstalled: Bool = {
        let app = TUIApplication(.command("vttest"))
        app.launchArguments = ["-V"]
        guard (try? app.launch()) != nil, app.wait(for: .notRunning, timeout: .seconds(20)) else { return false }
        return app.lastFrame?.grid.text(row: 0) == version
    }()

    /// The time that vttest may take for a screen; it gives up itself when nobody types anything for a minute.
    static let patience: Duration = .seconds(50)

    let app: TUIApplication

    /// Launches vttest and waits for its main menu.
    ///
    /// It is told the terminal's width as both widths that it uses: the size of the screen is the host's here, and
    /// DECCOLM does not change it.
    init(columns: Int) throws {
        var configuration = LaunchConfiguration(.command("vttest"))
        configuration.arguments = ["24x\(columns).\(columns)"]
        configuration.size = CellSize(columns: columns, rows: 24)
        // It says where it waits, so there is no need to wait until it is quiet.
        configuration.quietPeriod = .zero
        app = TUIApplication(configuration)
        try app.launch()
        try wait { $0.stop == .menu }
    }

    /// Waits for a frame that is right.
    @discardableResult
    func wait(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        where isRight: (TUIFrame) -> Bool
    ) throws -> TUIFrame {
        try app.waitForFrame(
            timeout: Self.patience, fileID: fileID, filePath: filePath, line: line, column: column, where: isRight)
    }

    /// Presses keys and waits for what vttest shows then: its next stop, or a screen that wants keys.
    ///
    /// Output may come that leaves the stop before the keys where it was. The next one has been written since: its row
    /// has changed, if only to the same text.
    func press(_ keys: [TUIKeyboardKey], until isDue: ((TUIFrame) -> Bool)? = nil) throws -> TUIFrame {
        let before = app.lastFrame?.grid.revision ?? 0
        for key in keys { try app.press(key) }
        return try wait { frame in
            let isNew = frame.grid.changedRows(since: before).contains(frame.grid.cursor.row)
            return isNew && frame.stop != nil || frame.grid.revision > before && isDue?(frame) == true
        }
    }

    /// Chooses an item of the menu that is shown.
    func choose(_ number: Int, until isDue: ((TUIFrame) -> Bool)? = nil) throws -> TUIFrame {
        try press("\(number)".map { .character($0) } + [.return], until: isDue)
    }

    /// The title that an item has in the menu that is shown, or on its next page.
    func title(of number: Int) throws -> String {
        var menu = try wait { $0.stop == .menu }
        if menu.title(of: number) == nil, number > 9 { menu = try press([.character("n"), .return]) }
        if let title = menu.title(of: number) { return title }
        throw Stuck(description: "There is no item \(number) in this menu of vttest:\n\(menu.text)")
    }

    /// vttest is somewhere else than it should be.
    struct Stuck: Error, CustomStringConvertible {
        let description: String
    }
}

/// A place at which vttest waits for a line to be typed, and says so.
enum Stop {
    /// "Push <RETURN>", at the end of a screen.
    case hold
    /// "Enter choice number", at the end of a menu.
    case menu
}

extension TUIFrame {
    /// The input that vttest waits for: it writes its prompt last, so the cursor stands behind it.
    var stop: Stop? {
        let cursor = grid.cursor
        let end = cursor.isWrapPending ? cursor.column + 1 : cursor.column
        let text = (0..<end).map { grid[$0, cursor.row].text }.joined()
        if text.hasSuffix("Push <RETURN>") { return .hold }
        return text.hasPrefix("          Enter choice number (0 - ") && text.hasSuffix("): ") ? .menu : nil
    }

    /// The title of an item of the menu that is shown.
    func title(of number: Int) -> String? {
        let mark = "\(number). "
        let lines = grid.lines.map { $0.drop { $0 == " " } }
        guard let line = lines.first(where: { $0.hasPrefix(mark) }) else { return nil }
        return line.dropFirst(mark.count).split(separator: " ").joined(separator: " ")
    }
}
