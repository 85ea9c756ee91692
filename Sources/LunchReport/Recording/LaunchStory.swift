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
    /// The last frame that the app has published, if it was written.
    var published: TUIFrame?
    /// True if the changes of the next frame can build on the last one that was written.
    var continues = false
    /// The position of the last frame on which the app has settled, and that of the one before the last input.
    var settled: Int?
    var before: Int?
    /// True if the screen may show a secret, so that bytes are not written.
    var isClosed = false
    /// True if the last input was secret.
    var wasSecret = false
    /// True if a synchronized update (mode 2026) may have begun since the last frame, which shows it, ended or not.
    private var mayHold = false
    /// The last bytes of the output, in which the beginning of an update may have begun.
    private var tail: [UInt8] = []

    init(number: Int, _ record: TraceRecord) {
        self.number = number
        player = TracePlayer(record)
    }

    /// A position that does not go back.
    mutating func advance(to position: Int) -> Int {
        reached = max(reached, position)
        return reached
    }

    /// Notes output that was written.
    mutating func note(_ bytes: [UInt8]) {
        let beginning = Array("?2026h".utf8)
        let seam = tail + bytes.prefix(beginning.count - 1)
        tail = Array((tail + bytes.suffix(beginning.count - 1)).suffix(beginning.count - 1))
        mayHold = mayHold || bytes.contains(beginning) || seam.contains(beginning)
    }

    /// The record of an update that a frame shows although it may not have ended; nil if there is none.
    mutating func shown(by frame: TUIFrame) -> TraceRecord.Content? {
        guard mayHold, frame.position >= reached else { return nil }
        mayHold = false
        let content = TraceRecord.Content.shown(position: advance(to: frame.position))
        player.take(TraceRecord(time: 0, content))
        return content
    }

    /// A frame that an app has published, with its own message.
    mutating func committed(_ commit: TUICommit, _ mask: SecretMask) -> TraceFrame {
        defer { (published, continues) = (commit.frame, true) }
        frameCount += 1
        let types = commit.frame.committed.tree.nodes.types
        if continues || commit.message.isWhole, mask.isEmpty, !types.contains(where: { $0.nature.contains(.secret) }) {
            return TraceFrame(position: commit.position, number: frameCount, origin: .published(commit.message))
        }
        return Self.whole(commit.frame, frameCount, mask)
    }

    /// The last frame that was written, with its whole tree; nil if the app has published none.
    func lastFrame(_ mask: SecretMask) -> TraceFrame? { published.map { Self.whole($0, frameCount, mask) } }

    /// A frame whose bytes were not written.
    mutating func written(_ frame: TUIFrame, _ mask: SecretMask) -> TraceFrame {
        guard frame.elementSource == .published else { return plain(frame) }
        frameCount += 1
        return Self.whole(frame, frameCount, mask)
    }

    /// A frame of a program that publishes none.
    mutating func plain(_ frame: TUIFrame) -> TraceFrame {
        frameCount += 1
        return TraceFrame(
            position: frame.position, number: frameCount,
            origin: frame.elementSource == .none ? .none : .inferred(before: isClosed ? nil : before))
    }

    /// A frame with its whole tree, in which secrets are masked.
    private static func whole(_ frame: TUIFrame, _ number: Int, _ mask: SecretMask) -> TraceFrame {
        let message = FrameMessage(
            revision: frame.revision, screen: mask.masked(frame.screen), size: frame.size, mark: 0,
            dropped: frame.settling.droppedInput, busy: frame.busy.map(mask.masked), timers: frame.timersDue,
            tree: .whole(mask.masked(frame.committed.root)))
        return TraceFrame(position: frame.position, number: number, origin: .published(message))
    }
}

extension [UInt8] {
    fileprivate func contains(_ others: [UInt8]) -> Bool {
        var rest = self[...]
        while let start = rest.firstIndex(of: others[0]) {
            if rest[start...].starts(with: others) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }
}

extension FrameMessage {
    fileprivate var isWhole: Bool { if case .whole = tree { true } else { false } }
}
