import Foundation

/// Some lines and a question. Nothing here knows Lunch.
protocol Screen {
    /// The lines above the question.
    var lines: [String] { get }
    var question: String { get }

    /// Takes an answer; false if the app is to leave.
    mutating func take(_ answer: String) -> Bool
}

/// Shows a screen, line by line in the terminal's own mode, until it is over.
func run(_ first: some Screen) {
    var screen = first
    repeat {
        print("\u{1B}[2J\u{1B}[H\(screen.lines.joined(separator: "\n"))\n\n\(screen.question): ", terminator: "")
        fflush(nil)
    } while readLine().map { screen.take($0) } ?? false
}
