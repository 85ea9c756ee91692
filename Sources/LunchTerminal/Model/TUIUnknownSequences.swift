/// The control sequences that a terminal did not understand, counted by kind, with an example of each kind.
public struct TUIUnknownSequences: Sendable {
    /// The number of all sequences that the terminal did not understand.
    public private(set) var count = 0
    /// The kinds of sequences, at most 64, in the order of their first occurrence.
    ///
    /// Sequences of further kinds are included only in `count`.
    public private(set) var kinds: [Kind] = []
    private var positions: [UInt64: Int] = [:]

    /// A kind of control sequence that the terminal did not understand.
    ///
    /// Sequences that differ only in their parameters or their text are of the same kind. There are three exceptions.
    /// Each mode number forms a separate kind, and so does each OSC number, and each first character of an APC text.
    public struct Kind: Sendable, Hashable {
        /// The first sequence of the kind as text, such as `CSI ?9999 h` or `OSC 1234;text`. The text is cut off after
        /// 60 characters.
        public var example: String
        /// The number of sequences of the kind.
        public var count: Int

        /// Creates a kind from its example and the number of its sequences.
        public init(example: String, count: Int) {
            self.example = example
            self.count = count
        }
    }

    /// Notes a sequence; `example` is asked for only when its kind is new.
    mutating func note(_ key: UInt64, example: () -> String) {
        count += 1
        if let position = positions[key] {
            kinds[position].count += 1
        } else if kinds.count < Limits.unknownKinds {
            positions[key] = kinds.count
            kinds.append(Kind(example: String(example().prefix(Limits.unknownExample)), count: 1))
        }
    }
}
