import StandIns

final class Trip {
    var town: String
    var status = "Not booked"

    init(town: String) { self.town = town }

    func book() {
        status = "Booking…"
        application?.after(0.3) { [unowned self] in status = "Booked to \(town)" }
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
nonisolated(unsafe) var application: Veranda.Application?
application = Veranda.Application(Trip(town: "Rome").form)
application?.start()
