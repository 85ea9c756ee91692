import LunchElements
import LunchRecognition
import LunchTerminal
import LunchWire

/// Measures how long it takes to infer the elements of a screen.
enum RecognitionBenchmark {
    /// Prints a table of all screens, or of those whose names contain a word.
    ///
    /// Of random screens there are several of all sizes but the last: the figures are those of the slowest one.
    /// A screen that costs too much work has no elements; that is said, since its figures are those of giving up.
    static func run(_ arguments: [String]) {
        print("| Screen | elements | minimum | median | with the first query by label | with all nodes |")
        print("|---|---|---|---|---|---|")
        let word = arguments.first
        for (columns, rows, rounds, seeds) in [(80, 24, 2000, 100), (480, 135, 100, 10), (4096, 1024, 15, 1)] {
            let size = "\(columns) × \(rows)"
            measure("\(size), two panels and a dialogue each 80 × 24", rounds, word) {
                [RecognitionScreens.panels(columns, rows)]
            }
            measure("\(size), a page of text", rounds, word) { [RecognitionScreens.text(columns, rows)] }
            measure("\(size), a style for each word", rounds, word) { [RecognitionScreens.colors(columns, rows)] }
            measure("\(size), nothing but small boxes", rounds, word) { [RecognitionScreens.boxes(columns, rows)] }
            measure("\(size), nothing but crossings", rounds, word) { [RecognitionScreens.crossings(columns, rows)] }
            let fewer = max(15, rounds / 10)
            measure("\(size), random pieces", fewer, word) {
                (0..<seeds).map { RecognitionScreens.soup(columns, rows, seed: $0) }
            }
            measure("\(size), random pieces in all cells", fewer, word) {
                (0..<seeds).map { RecognitionScreens.wall(columns, rows, seed: $0) }
            }
            measure("\(size), random bytes", fewer, word) {
                (0..<seeds).map { RecognitionScreens.noise(columns, rows, seed: $0) }
            }
        }
    }

    /// The figures of one screen.
    private struct Figures {
        var elements = ""
        var recognition: [Duration] = []
        /// From the screen to what the first query by a label finds.
        var query: [Duration] = []
        /// From the screen to the nodes of all elements with all that they say of themselves.
        var nodes: [Duration] = []
    }

    private static func measure(_ name: String, _ rounds: Int, _ word: String?, _ screens: () -> [RecognitionScreens]) {
        if let word, !name.contains(word) { return }
        let slowest = screens().map { figures(of: $0, rounds) }.max {
            $0.recognition.min() ?? .zero < $1.recognition.min() ?? .zero
        }
        guard let slowest else { return }
        let least = [slowest.recognition, slowest.query, slowest.nodes].map { ($0.min() ?? .zero).text }
        print(
            "| \(name) | \(slowest.elements) | \(least[0]) | \(slowest.recognition.median.text) | \(least[1]) | \(least[2]) |"
        )
    }

    private static func figures(of screen: RecognitionScreens, _ rounds: Int) -> Figures {
        var figures = Figures()
        var elements = Recognition.elements(of: screen.now, before: screen.before)
        figures.elements = elements.isCutShort ? "too much work" : "\(elements.types.count)"
        let label = elements.attributes(of: elements.types.count - 1).label
        let steps: [QueryStep] = [.descendants(.any), .matching(.any, label)]
        var root = AccessibilityNode(.application)
        for _ in 0..<rounds {
            // Memory that is given back of the last ones does not count.
            let last = elements
            figures.recognition.append(
                time { elements = Recognition.elements(of: screen.now, before: screen.before) })
            withExtendedLifetime(last) {}
            let frame = TUIFrame(
                plain: screen.now,
                elements: InferredElements(
                    of: screen.now, before: InferredElements.Earlier(screen.before, number: 0)))
            figures.query.append(time { _ = Resolution(steps, in: frame).found })
            guard figures.nodes.count < 15 else { continue }
            var tree = root
            figures.nodes.append(time { tree = Recognition.root(of: screen.now, before: screen.before) })
            root = tree
        }
        return figures
    }
}
