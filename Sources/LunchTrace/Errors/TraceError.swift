package import LunchWire

/// The reason why bytes are not trace, and the place where that shows.
package struct TraceError: Error, Hashable {
    /// The offset of the byte at which reading stopped, from the beginning of the file or of the arena.
    package var offset: Int

    /// The problem.
    package var problem: Problem

    package init(_ problem: Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    /// A problem with bytes that should be a trace.
    package enum Problem: Hashable, Sendable {
        /// The file does not begin as a trace does.
        case noTrace
        /// The trace has another version of the format.
        case version(String)
        /// The file ends in the midst of a record.
        case cutOff(needed: Int, left: Int)
        /// A record is longer than the limit.
        case tooLong(Int, limit: Int)
        /// There are more records than the limit.
        case tooMany(limit: Int)
        /// No kind of record has this letter.
        case kind(UInt8)
        /// A byte that is 0 in this version is not.
        case reserved(UInt8)
        /// A number is beyond 2^53.
        case number(String)
        /// A record is shorter than its kind is at least.
        case tooShort(kind: Character, Int)
        /// The JSON of a record is not as it should be.
        case json(kind: Character, WireError)
        /// A size in cells is outside of what a terminal has.
        case size(columns: Int, rows: Int)
        /// A trace must begin with the test.
        case noTest
        /// A record belongs to a launch of which nothing was said before.
        case launch(Int)
        /// The position of a record is before that of the one before.
        case backwards(from: Int, to: Int)
        /// A tree's changes do not fit the tree before.
        case tree(WireError)
        /// Records are missing that a frame depends on; the offset is the index of the record before which they are.
        case gap
        /// The header of an arena is not as it should be.
        case arena(String)
    }
}

extension TraceError: CustomStringConvertible {
    package var description: String { "byte \(offset): \(problem.words)" }
}

extension TraceError.Problem {
    fileprivate var words: String {
        switch self {
        case .noTrace:
            "the file does not begin with \"LUNCHTRACE 2\"; it is probably another file"
        case .version("1"):
            "the trace has version 1, which Lunch up to 0.2 writes and reads; this Lunch reads version 2: run the test again"
        case .version(let version):
            "the trace has version \(version), but this Lunch reads version 2; another version of Lunch has probably written it"
        case .cutOff(let needed, let left):
            "\(needed) bytes belong here, but only \(left) are left; the file was probably copied while it was being written"
        case .tooLong(let length, let limit):
            "a record of \(length) bytes, more than \(limit); the bytes before it are probably damaged"
        case .tooMany(let limit): "more than \(limit) records; the file is probably damaged"
        case .kind(let letter):
            "no kind of record has the letter \(Self.shown(letter)); the bytes before it are probably damaged"
        case .reserved(let byte): "\(byte), where 0 belongs; the bytes before it are probably damaged"
        case .number(let what): "\(what) beyond 2^53; the record is probably damaged"
        case .tooShort(let kind, let count):
            "a record \(kind) of \(count) bytes, which is too short; its writer probably left something out"
        case .json(let kind, let error): "a record \(kind) that cannot be read: \(error); its writer is probably wrong"
        case .size(let columns, let rows): "a screen of \(columns)×\(rows) cells, which no terminal has"
        case .noTest: "the first record is not T; the beginning of the trace is probably missing"
        case .launch(let number): "launch \(number) without a record L, which is probably missing"
        case .backwards(let from, let to): "position \(to) after position \(from); its writer is probably wrong"
        case .tree(let error): "changes that do not fit the tree before: \(error); a frame is probably missing"
        case .gap: "records are missing that the frame depends on; the trace had reached its limit there"
        case .arena(let what): "\(what); the file is probably not an arena"
        }
    }

    private static func shown(_ byte: UInt8) -> String {
        (0x21...0x7E).contains(byte) ? "'\(Character(UnicodeScalar(byte)))'" : "\(byte)"
    }
}
