import LunchBridge
import StandIns

final class TripScene: Mosaic.Scene {
    private var town: String
    private var status = "Not booked"
    private var focus = 0

    init(town: String) { self.town = town }

    var body: Mosaic.Block {
        bridge.beginDrawing()
        let field = bridge.marked(
            "\(town)_", identifier: "town", as: .init(.textField, value: town, hasFocus: focus == 0))
        let book = focus == 1 ? "< Book >" : "[ Book ]"
        let clear = focus == 2 ? "< Clear >" : "[ Clear ]"
        return .column([
            .text("A trip"),
            .row([.text("To: "), .text(field)]),
            .row([
                .text(bridge.marked(book, identifier: "book", as: .init(.button, label: "Book", hasFocus: focus == 1))),
                .text(
                    bridge.marked(clear, identifier: "clear", as: .init(.button, label: "Clear", hasFocus: focus == 2))),
            ]),
            .indented(.text(bridge.marked(status, identifier: "status", as: .init(.staticText)))),
        ])
    }

    func handle(_ key: Character) {
        switch (key, focus) {
        case ("\t", _): focus = (focus + 1) % 3
        case ("\r", 1):
            status = "Booking…"
            runner.after(0.3, bridge.tracking("booking") { [unowned self] in status = "Booked to \(town)" })
        case ("\r", 2): status = "Not booked"
        case ("\u{7F}", 0): _ = town.popLast()
        case (_, 0): town.append(key)
        default: break
        }
    }
}

final class ListScene: Mosaic.Scene {
    var body: Mosaic.Block {
        bridge.beginDrawing()
        return .column(
            ["Rome", "Oslo", "Bonn"].map { .text(bridge.marked($0, identifier: $0, as: .init(.staticText))) })
    }

    func handle(_ key: Character) {}
}

let screens = Catalog<any Mosaic.Scene> {
    ScreenEntry("Form", mock: String.self) { TripScene(town: $0 ?? "Rome") }
    ScreenEntry("List") { ListScene() }
}
let bridge = LaunchBridge()
bridge.publisher.markForm = .onEachCharacter
let runner = Mosaic.Runner(try bridge.start(screens, home: "Form") { runner.show($0) })
runner.run()
