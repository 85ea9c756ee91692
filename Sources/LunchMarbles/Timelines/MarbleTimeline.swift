/// The events of a text with their moments, in keys: `e---ft--#`, or written out, `e@0s, ft@0.4s, #@0.8s`.
struct MarbleTimeline: Equatable {
    enum Key: Equatable {
        case value(String)
        /// The name with its `#`.
        case failure(String)
        case end
    }

    struct Entry: Equatable {
        var time: Duration
        /// The column of its first character in the text.
        var column: Int
        var key: Key
    }

    let text: String
    private(set) var entries: [Entry] = []

    /// The number of columns of the timeline; nil if it is written out.
    private(set) var length: Int?

    init(_ text: String, frame: Duration) throws(TimelineError) {
        self.text = text
        let characters = Array(text)
        if characters.contains("@") {
            var reader = WrittenTimelineReader(characters: characters)
            entries = try reader.read()
        } else {
            var reader = MarbleReader(characters: characters, frame: frame)
            entries = try reader.read()
            length = characters.count
        }
    }

    func error(_ problem: String, at column: Int) -> TimelineError {
        TimelineError(problem: problem, column: column, timeline: text)
    }
}

extension MarbleTimeline.Key {
    /// The key as a timeline writes it.
    var text: String {
        switch self {
        case .value(let name), .failure(let name): name
        case .end: "|"
        }
    }

    var isLast: Bool {
        if case .value = self { false } else { true }
    }
}
