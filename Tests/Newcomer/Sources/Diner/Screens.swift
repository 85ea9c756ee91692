/// The data of the breakfast screen.
struct Menu: Codable {
    var menu: String
}

struct BreakfastScreen: Screen {
    let question = "How many"
    var lines: [String]
    private let menu: String

    init(_ menu: Menu) {
        self.menu = menu.menu
        lines = ["Breakfast: \(self.menu)"]
    }

    mutating func take(_ answer: String) -> Bool {
        guard let count = Int(answer) else { return false }
        lines.append("\(count) × \(menu)")
        return true
    }
}

struct HomeScreen: Screen {
    let lines = ["Welcome"]
    let question = "Your name"

    func take(_ answer: String) -> Bool { !answer.isEmpty }
}
