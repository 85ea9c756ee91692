import LunchRecognition
import LunchTerminal
import LunchWire

/// Measures how long it takes to infer the elements of a screen.
enum RecognitionBenchmark {
    /// Prints a table of all screens, or of those whose names contain a word.
    static func run(_ arguments: [String]) {
        print("| Screen | elements | minimum | median |")
        print("|---|---|---|---|")
        for (columns, rows, rounds) in [(80, 24, 2000), (4096, 1024, 15)] {
            let size = "\(columns) × \(rows)"
            measure(
                "\(size), two panels and a dialogue each 80 × 24", RecognitionScreens.panels(columns, rows), rounds,
                arguments.first)
            measure("\(size), a page of text", RecognitionScreens.text(columns, rows), rounds, arguments.first)
            measure("\(size), a style for each word", RecognitionScreens.colors(columns, rows), rounds, arguments.first)
            measure(
                "\(size), nothing but small boxes", RecognitionScreens.boxes(columns, rows), rounds, arguments.first)
        }
    }

    private static func measure(
        _ name: String, _ screens: @autoclosure () -> RecognitionScreens, _ rounds: Int, _ word: String?
    ) {
        if let word, !name.contains(word) { return }
        let screens = screens()
        var durations: [Duration] = []
        var root = AccessibilityNode(.application)
        for _ in 0..<rounds {
            var tree = root
            durations.append(time { tree = Recognition.root(of: screens.now, before: screens.before) })
            // What is given back of the last one does not count.
            root = tree
        }
        let least = durations.min() ?? .zero
        print("| \(name) | \(count(root)) | \(least.text) | \(durations.median.text) |")
    }

    private static func count(_ node: AccessibilityNode) -> Int {
        node.children.reduce(1) { $0 + count($1) }
    }
}
