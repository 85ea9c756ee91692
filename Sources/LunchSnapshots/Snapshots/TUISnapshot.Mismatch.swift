import LunchDriver
import LunchWire

extension TUISnapshot {
    /// An error that reports that a snapshot differs from the one in its file, or could not be compared with it. The
    /// description suggests a remedy.
    public enum Mismatch: Error, Sendable {
        /// The name is not a valid name for a snapshot; the value is the name.
        case name(String)
        /// The file of the snapshot does not exist; the third value is the current state.
        case missing(name: String, path: String, TUISnapshot, advice: String?)
        /// The current state was written to the file, and was therefore not compared; the third value is that state.
        case recorded(name: String, path: String, TUISnapshot)
        /// The current state differs from the snapshot in the file.
        case different(name: String, path: String, Difference, Sides, advice: String?)
        /// The current state differs from the literal in the test; the second value is the current state.
        case unlike(Difference, TUISnapshot)
        /// The literal in the test is not a snapshot.
        case malformedLiteral(ParsingError)
        /// The file contains no snapshot.
        case malformed(path: String, ParsingError)
        /// The file cannot be read; `reason` is the system's error code.
        case unreadable(path: String, reason: String)
        /// The file cannot be written; `reason` is the system's error code.
        case unwritable(path: String, reason: String)
        /// Another test, or another case of the test, uses the same file; `other` is its name.
        case shared(name: String, path: String, other: String)
        /// The snapshot needs a separate name, for the given reason.
        case unnamed(reason: String)
        /// The masks leave nothing that could be compared.
        case masked
        /// A masked element, or the described part, has no cells on the screen; the value is a description of it.
        case noCells(String)
        /// A mask hides nothing of the part of the screen that is compared; the value is its place.
        case maskElsewhere(String)
        /// There are no elements: the program publishes none, and none are read from its screen.
        case noElements
        /// The two snapshots that differ.
        public struct Sides: Sendable {
            /// The snapshot in the file.
            public let recorded: TUISnapshot
            /// The current state.
            public let received: TUISnapshot

            package init(recorded: TUISnapshot, received: TUISnapshot) {
                (self.recorded, self.received) = (recorded, received)
            }
        }

        /// The value of `LUNCH_SNAPSHOTS` is none of the modes.
        case mode(String)
    }
}

extension TUISnapshot.Mismatch: CustomStringConvertible {
    /// A message that states the error and a remedy.
    public var description: String {
        switch self {
        case .name(let name):
            """
            \(name.literal) cannot name a snapshot. It becomes a part of the name of a file in one folder: \
            it has 1 to 200 bytes, does not begin with a dot, and has no / and no \\ and nothing invisible in it.
            """
        case .missing(let name, let path, let snapshot, let advice):
            """
            There is no snapshot \(name.literal): no file \(path.visible)
            \(advice.map { "If what is below is right, commit it as that file.\n\($0)\n" } ?? "")\
            Or paste it into the test, in the place of a file:
            \(snapshot.literal)
            """
        case .recorded(let name, let path, let snapshot):
            """
            The snapshot \(name.literal) was recorded in \(path.visible)
            It was compared with nothing, so the test fails. Look at it, commit it, and run the test again.
            \(Self.indented(snapshot.lines))
            """
        case .different(let name, let path, let difference, let sides, let advice):
            """
            The snapshot \(name.literal) differs: \(difference.summary(of: sides.received.unit)) (− recorded, + received).
            \(difference.text)
            It is recorded in \(path.visible)\(advice.map { "\n\($0)" } ?? "")
            """
        case .unlike(let difference, let snapshot):
            """
            The snapshot in the test differs: \(difference.summary(of: snapshot.unit)) (− in the test, + received).
            \(difference.text)
            If the new one is right, paste it into the test:
            \(snapshot.literal)
            """
        case .malformedLiteral(let error):
            "The snapshot in the test cannot be read: in its line \(error.line), \(error.reason)."
        case .malformed(let path, let error):
            """
            There is no snapshot in \(path.visible)
            In line \(error.line), \(error.reason). Restore the file, or delete it and record it again.
            """
        case .unreadable(let path, let reason):
            "The snapshot cannot be read (\(reason.visible)): \(path.visible)"
        case .unwritable(let path, let reason):
            "The snapshot cannot be written (\(reason.visible)): \(path.visible)"
        case .shared(let name, let path, let other):
            """
            \(other.visible) uses the snapshot \(name.literal) as well: \(path.visible)
            Each test, and each case of a parameterized test, needs separate snapshots. Give this one a name: \
            expectSnapshot(of: …, named: "…")
            """
        case .unnamed(let reason):
            "The snapshot needs a name, since \(reason): expectSnapshot(of: …, named: \"…\")"
        case .masked:
            """
            The masks leave nothing to compare: every cell that is not blank, or every element, is masked.
            Mask only what changes from run to run.
            """
        case .noCells(let words):
            "\(words.visible) has no cells on the screen, so there is nothing to compare or to mask."
        case .maskElsewhere(let place):
            """
            The mask at \(place) hides none of the compared part of the screen.
            Leave it out, or mask a place within that part.
            """
        case .noElements:
            """
            There are no elements to compare: the program publishes none, and infersElements is false in its LaunchConfiguration.
            Set infersElements to true, or compare cells or text.
            """
        case .mode(let value):
            "LUNCH_SNAPSHOTS is \(value.literal). It must be missing, changed, all or never; not set means never."
        }
    }

    private static func indented(_ lines: [String]) -> String { lines.map { "  \($0)" }.joined(separator: "\n") }
}

/// The message has the screen in it already.
extension TUISnapshot.Mismatch: ShowsScreen {}

extension TUISnapshot {
    /// The snapshot as the argument of an expectation in Swift: a literal of several lines.
    var literal: String {
        // Enough number signs that nothing in it ends the literal or is an escape sequence.
        let longest = lines.joined(separator: "\n").split(whereSeparator: { $0 != "#" }).map(\.count).max() ?? 0
        let signs = String(repeating: "#", count: longest + 1)
        let text = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        return "  is: \(signs)\"\"\"\n\(text)\n    \"\"\"\(signs)"
    }
}
