import LunchBridge
import Trellis

struct Trip: Codable { var town: String }

final class TripScreen: Stack {
    private let town: TextField
    private let isFlight = CheckBox("Fly")
    private let status = Label()

    init(_ trip: Trip?) {
        town = TextField(trip?.town ?? "", hint: "Where to?")
        super.init(.vertical, spacing: 1, padding: 1)
        add(Label("A trip", style: .bold))
        add(town)
        add(isFlight)
        add(Button("Book") { [unowned self] in book() })
        add(status)
    }

    private func book() {
        status.text = "Booking…"
        let way = isFlight.isOn ? "flight" : "train"
        App.shared.after(
            0.5, bridge.tracking("booking") { [status, town] in status.text = "Booked: a \(way) to \(town.text)" })
    }
}

let screens = Catalog<View> {
    ScreenEntry("Trip", mock: Trip.self) { TripScreen($0) }
}
let views = ElementTable<View>(
    children: .property("children"), frame: .property("frame"), isHidden: .path(\.isHidden),
    hasFocus: .path(\.isFocused)
) {
    ElementRow(Label.self, .staticText, label: .property("content"))
    ElementRow(Button.self, .button, label: .property("title"))
    ElementRow(CheckBox.self, .checkBox, label: .property("title"), value: .property("mark"))
    ElementRow(TextField.self, .textField, value: .property("buffer"), placeholder: .property("hint"))
}
let bridge = LaunchBridge { try views.elements(of: Reflected(App.shared).root) }
App.shared.run(try bridge.start(screens, home: "Trip") { App.shared.show($0) })
