import StandIns

final class TripScene: Mosaic.Scene {
    private var town: String
    private var status = "Not booked"
    private var focus = 0

    init(town: String) { self.town = town }

    var body: Mosaic.Block {
        let field = "\(town)_"
        let book = focus == 1 ? "< Book >" : "[ Book ]"
        let clear = focus == 2 ? "< Clear >" : "[ Clear ]"
        return .column([
            .text("A trip"),
            .row([.text("To: "), .text(field)]),
            .row([.text(book), .text(clear)]),
            .indented(.text(status)),
        ])
    }

    func handle(_ key: Character) {
        switch (key, focus) {
        case ("\t", _): focus = (focus + 1) % 3
        case ("\r", 1):
            status = "Booking…"
            runner.after(0.3) { [unowned self] in status = "Booked to \(town)" }
        case ("\r", 2): status = "Not booked"
        case ("\u{7F}", 0): _ = town.popLast()
        case (_, 0): town.append(key)
        default: break
        }
    }
}

final class ListScene: Mosaic.Scene {
    var body: Mosaic.Block { .column(["Rome", "Oslo", "Bonn"].map { .text($0) }) }

    func handle(_ key: Character) {}
}

let runner = Mosaic.Runner(TripScene(town: "Rome"))
runner.run()
