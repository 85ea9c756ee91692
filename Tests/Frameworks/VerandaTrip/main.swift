import LunchBridge
import StandIns

final class Trip {
    var town: String
    var status = "Not booked"

    init(town: String) { self.town = town }

    func book() {
        status = "Booking…"
        application?.after(
            0.3, bridge.tracking("booking", onAnyThread: { [unowned self] in status = "Booked to \(town)" }))
    }

    var form: Veranda.View {
        Veranda.stack([
            Veranda.text("A trip"),
            Veranda.textField(town) { self.town = $0 },
            Veranda.button("Book") { self.book() },
            Veranda.button("Clear") { self.status = "Not booked" },
            Veranda.text { self.status },
        ])
    }
}

let list = Veranda.stack(["Rome", "Oslo", "Bonn"].map { Veranda.text($0) })
let screens = Catalog<Veranda.View> {
    ScreenEntry("Form", mock: String.self) { Trip(town: $0 ?? "Rome").form }
    ScreenEntry("List") { list }
}
let controls = ElementTable<AnyObject>(
    children: .property("children"), frame: .property("layer.frame"),
    hasFocus: .isView { Reflected(application as Any).window.firstResponder }
) {
    ElementRow("TextControl", .staticText, label: .property("text"))
    ElementRow("ButtonControl", .button, label: .init { try $1.label.children.elements.map { try $0["text"].text }[0] })
    ElementRow("TextFieldControl", .textField, value: .property("text"))
}
let bridge = LaunchBridge { try controls.elements(of: Reflected(application as Any).control) }
nonisolated(unsafe) var application: Veranda.Application?
application = Veranda.Application(try bridge.start(screens, home: "Form"))
application?.start()
