/// The data of the order screen.
struct Dish: Codable {
    var name: String
}

struct OrderScreen: Screen {
    let question = "How many"
    var lines: [String]
    private let dish: String

    init(_ dish: Dish) {
        self.dish = dish.name
        lines = ["Order: \(self.dish)"]
    }

    mutating func take(_ answer: String) -> Bool {
        guard let count = Int(answer) else { return false }
        lines.append("\(count) × \(dish)")
        return true
    }
}

struct HomeScreen: Screen {
    let lines = ["Welcome"]
    let question = "Your name"

    func take(_ answer: String) -> Bool { !answer.isEmpty }
}
