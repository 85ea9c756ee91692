import LunchDriver
import LunchElements
import LunchTerminal
import LunchTrace
import LunchWire

/// The facts that a recording keeps of a launch.
struct LaunchStory {
    /// The number of the launch in its test, from 1.
    let number: Int
    let player: TracePlayer
    /// The position of the last record that has one.
    var reached = 0
    /// The number of frames that were written.
    var frameCount = 0
    /// The elements of the last frame that was written, if changes can build on it.
    var root: AccessibilityNode?
    /// The last message that was written, with the whole tree.
    var lastFrame: TraceFrame?
    /// The position of the last frame on which the app has settled, and that of the one before the last input.
    var settled: Int?
    var before: Int?
    /// True if the screen may show a secret, so that bytes are not written.
    var isClosed = false
    /// True if the last input was secret.
    var wasSecret = false

    init(number: Int, _ record: TraceRecord) {
        self.number = number
        player = TracePlayer(record)
    }

    /// A position that does not go back.
    mutating func advance(to position: Int) -> Int {
        reached = max(reached, position)
        return reached
    }
}

/// The screen and the elements of a frame with secrets masked.
extension LaunchStory {
    /// A frame that an app has published.
    mutating func published(_ frame: TUIFrame, _ mask: SecretMask, isWhole: Bool = false) -> TraceFrame {
        let root = mask.masked(frame.committed.root)
        frameCount += 1
        func message(_ tree: FrameMessage.Tree) -> FrameMessage {
            FrameMessage(
                revision: frame.revision, screen: mask.masked(frame.screen), size: frame.size, mark: 0,
                dropped: frame.settling.droppedInput, busy: frame.busy.map(mask.masked), timers: frame.timersDue,
                tree: tree)
        }
        let tree: FrameMessage.Tree = self.root.map { .changes(root.changes(from: $0)) } ?? .whole(root)
        self.root = root
        lastFrame = TraceFrame(
            position: frame.position, number: frameCount, origin: .published(message(.whole(root))))
        return TraceFrame(
            position: frame.position, number: frameCount,
            origin: .published(message(isWhole ? .whole(root) : tree)))
    }

    /// A frame of a program that publishes none.
    mutating func plain(_ frame: TUIFrame) -> TraceFrame {
        frameCount += 1
        return TraceFrame(
            position: frame.position, number: frameCount,
            origin: frame.elementSource == .none ? .none : .inferred(before: before))
    }

    /// A key frame with the letters of a screen, without styles, in which secrets are masked.
    static func masked(_ frame: TUIFrame, at position: Int, _ mask: SecretMask) -> TraceRecord.Content {
        let (grid, frame) = (frame.grid, frame.committed)
        var isSecret: Set<CellPoint> = []
        if frame.elementSource == .published {
            for index in frame.tree.nodes.indices where frame.tree.nodes.types[index].nature.contains(.secret) {
                let place = frame.visibleFrame(of: index)
                guard let columns = place.columns, let rows = place.rows else { continue }
                for row in rows { for column in columns { isSecret.insert(CellPoint(column: column, row: row)) } }
            }
        }
        var bytes: [UInt8] = []
        for row in 0..<grid.rows {
            var line = ""
            for column in 0..<grid.columns {
                let text = grid[column, row].text
                let hides = isSecret.contains(CellPoint(column: column, row: row)) && text != " " && !text.isEmpty
                line += hides ? "•" : text
            }
            while line.last == " " { line.removeLast() }
            guard !line.isEmpty else { continue }
            bytes += Array("\u{1B}[\(row + 1)H\(mask.masked(line))".utf8)
        }
        return .keyFrame(position: position, columns: grid.columns, rows: grid.rows, bytes)
    }
}
