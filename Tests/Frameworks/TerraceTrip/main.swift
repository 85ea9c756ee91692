import LunchBridge
import StandIns

final class TripWindow: Terrace.Window {
    private let town: Terrace.TextField
    private let status = Terrace.Label("Not booked")

    init(town: String) {
        self.town = Terrace.TextField(town)
        super.init("A trip")
        addSubview(self.town, x: 2, y: 2)
        addSubview(Terrace.Button("Book") { [unowned self] in book() }, x: 2, y: 4)
        addSubview(Terrace.Button("Clear") { [unowned self] in status.text = "Not booked" }, x: 12, y: 4)
        addSubview(status, x: 2, y: 6)
    }

    private func book() {
        status.text = "Booking…"
        Terrace.Application.after(
            0.3, bridge.tracking("booking") { [status, town] in status.text = "Booked to \(town.text)" })
    }
}

final class ListWindow: Terrace.Window {
    init() {
        super.init("Towns")
        for (row, town) in ["Rome", "Oslo", "Bonn"].enumerated() {
            addSubview(Terrace.Label(town), x: 2, y: row + 2)
        }
    }
}

// Windows are made after `prepare()`.
let screens = Catalog<() -> Terrace.View> {
    ScreenEntry("Form", mock: String.self) { town in { TripWindow(town: town ?? "Rome") } }
    ScreenEntry("List") { { ListWindow() } }
}
let views = ElementTable<Terrace.View>(
    children: .path(\.subviews), frame: .property("_frame"), hasFocus: .path(\.hasFocus)
) {
    ElementRow(Terrace.Label.self, .staticText, label: .path(\.text))
    ElementRow(Terrace.Button.self, .button, label: .path(\.text))
    ElementRow(Terrace.TextField.self, .textField, value: .path(\.text))
}
let bridge = LaunchBridge { try views.elements(of: Terrace.Application.current) }
let first = try bridge.start(screens, home: "Form") { Terrace.Application.present(top: $0()) }
Terrace.Application.prepare()
Terrace.Application.top.addSubview(first())
Terrace.Application.run()
