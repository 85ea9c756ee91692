import LunchTest

/// The fixture's widgets.
struct Widgets: PageObjectsRepresentable {
    static let screenName = "Widgets"
    let app: TUIApplication

    /// Launches the fixture with the mouse in a mode, with other modes, with alerts, with an end of the volume, and with a
    /// Backspace that deletes code points.
    static func launch(
        mouse: Int? = nil, modes: [String] = [], alerts: Int = 0, loudest: Int = 10, deletesScalars: Bool = false
    ) throws -> Widgets {
        var mock: [String: LunchJSON] = [
            "modes": .array(modes.map { .string($0) }), "alerts": .number("\(alerts)"),
            "loudest": .number("\(loudest)"),
        ]
        if deletesScalars { mock["deletesScalars"] = true }
        if let mouse { mock["mouse"] = .number("\(mouse)") }
        return try Launcher(app: fixture).launch(Widgets.self, mock: .userInfo(["MOCK_JSON": .object(mock)]))
    }

    /// The notes of the app on the last few things that it was told.
    var notes: String { app.line("notes") }
    var name: TUIElement { app.textFields["name"] }
    var pin: TUIElement { app.secureTextFields["pin"] }
    var save: TUIElement { app.buttons["save"] }
    var agree: TUIElement { app.checkBoxes["agree"] }
    var volume: TUIElement { app.sliders["volume"] }
    var size: TUIElement { app.pickers["size"] }
    var list: TUIElement { app.tables["list"] }
    func row(_ number: Int) -> TUIElement { list.cells["Row \(number)"] }
}
