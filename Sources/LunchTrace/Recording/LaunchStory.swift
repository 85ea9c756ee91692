import LunchDriver
import LunchElements
import LunchTerminal
import LunchWire

/// The facts that a recording keeps of a launch.
struct LaunchStory {
    /// The number of the launch in its test, from 1.
    let number: Int
    /// The number of the launch in its process.
    let id: Int
    let player: TracePlayer
    /// The position of the last record that has one.
    var reached = 0
    /// The number of frames that were written.
    private var frameCount = 0
    /// The last frame that the app has published, if it was written.
    private var published: TUIFrame?
    /// True if the changes of the next frame can build on the last one that was written.
    private var continues = false
    /// The number of elements of a tree that found no place: one that is as large is not written, nor built for it.
    private var excess = Int.max
    /// The last published frame whose cells were written in the place of bytes.
    private var masked: MaskedFrame?

    /// A frame whose cells were written in the place of bytes.
    fileprivate struct MaskedFrame {
        let frame: TUIFrame
        let screen: TraceRecord.Content
        /// The elements as they were written.
        let root: AccessibilityNode
        /// The version of the mask.
        let version: Int
    }

    /// The position of the last frame on which the app has settled.
    var settled: Int?
    /// True if the screen may show a secret, so that bytes are not written.
    private(set) var isClosed = false
    /// True if the last input was secret.
    var wasSecret = false
    /// True if a synchronized update (mode 2026) may have begun since the last frame, which shows it, ended or not.
    private var mayHold = false
    /// The numbers of the last frames that were written which later ones may name, by the numbers of their screens.
    private var screens: [Int: Int] = [:]
    /// The last bytes of the output, in which the beginning of an update has begun; empty if none has.
    private var tail: [UInt8] = []

    init(number: Int, id: Int, _ record: TraceRecord) {
        self.number = number
        self.id = id
        player = TracePlayer(record)
    }

    /// A position that does not go back.
    mutating func advance(to position: Int) -> Int {
        reached = max(reached, position)
        return reached
    }

    /// Notes another size, and returns its position.
    mutating func resize(at position: Int) -> Int {
        // The frame in the place of bytes had the size before.
        masked = nil
        return advance(to: position)
    }

    /// Notes output that was written.
    mutating func note(_ bytes: [UInt8]) {
        let seam = Self.beginning.count - 1
        if !mayHold {
            mayHold =
                bytes.contains(Self.beginning)
                || !tail.isEmpty && (tail + bytes.prefix(seam)).contains(Self.beginning)
        }
        let end = bytes.count < seam ? (tail + bytes).suffix(seam) : bytes.suffix(seam)
        tail = end.contains(Self.beginning[0]) ? Array(end) : []
    }

    /// The bytes with which an update begins, after those of any control sequence.
    private static let beginning = Array("?2026h".utf8)

    /// The record of an update that a frame shows although it may not have ended; nil if there is none.
    mutating func shown(by frame: TUIFrame) -> TraceRecord.Content? {
        guard mayHold, frame.position >= reached else { return nil }
        mayHold = false
        let content = TraceRecord.Content.shown(position: advance(to: frame.position))
        player.take(TraceRecord(time: 0, content))
        return content
    }

    /// A frame that an app has published, with its own message if that builds on what was written.
    mutating func committed(_ commit: TUICommit, _ mask: SecretMask) -> TraceFrame {
        let types = commit.frame.committed.tree.nodes.types
        let builds = continues || commit.message.isWhole
        (published, continues) = (commit.frame, types.count < excess)
        guard continues else { return bare(commit.frame) }
        guard builds, mask.isEmpty else { return whole(commit.frame, mask.masked(commit.frame), mask) }
        var message = commit.message
        if types.contains(where: { $0.nature.contains(.secret) }) { message.tree = mask.masked(message.tree) }
        return numbered(commit.position, .published(message))
    }

    /// The contents with which records after a gap begin: the screen, and its elements if an app publishes them.
    mutating func opening(_ mask: SecretMask) -> [TraceRecord.Content] {
        if let masked {
            return [masked.screen, .frame(whole(masked.frame, masked.root, mask)), Self.closing]
        }
        if isClosed { return [] }
        guard continues, let published else { return [player.keyFrame()] }
        return [player.keyFrame(), .frame(whole(published, mask.masked(published), mask))]
    }

    /// Has the next frame written whole, since one could not be written.
    ///
    /// - Parameter isTooLarge: true if it is larger than anything that a recording keeps.
    mutating func forgetTree(isTooLarge: Bool) {
        continues = false
        masked = nil
        if isTooLarge, let published { excess = min(excess, published.committed.tree.nodes.count) }
    }

    // MARK: - Secrets

    /// The gap in the place of bytes that are not written.
    static let closing = TraceRecord.Content.dropped(
        TraceDropped(records: 0, bytes: 0, why: "the screen may show a secret: no bytes from here on"))

    /// Writes no more bytes from now on, and returns the gap that is in their place; nil if none were written before.
    mutating func close() -> TraceRecord.Content? {
        if isClosed { return nil }
        isClosed = true
        continues = false
        return Self.closing
    }

    /// The cells and the elements of a frame whose bytes were not written, and the gap after them; nothing if they were written.
    mutating func masked(_ frame: TUIFrame, _ mask: SecretMask) -> [TraceRecord.Content] {
        guard isClosed, frame.position >= reached, masked?.isSame(as: frame, mask) != true else { return [] }
        let size = TraceLaunch.size(CellSize(columns: frame.grid.columns, rows: frame.grid.rows))
        let screen = TraceRecord.Content.keyFrame(
            position: advance(to: frame.position), columns: size.columns, rows: size.rows,
            MaskedScreen(frame, mask).bytes)
        guard frame.elementSource == .published else { return [screen, .frame(plain(frame)), Self.closing] }
        published = frame
        guard frame.committed.tree.nodes.count < excess else { return [screen, .frame(bare(frame)), Self.closing] }
        let root = mask.masked(frame)
        let written = whole(frame, root, since: masked?.root, mask)
        masked = MaskedFrame(frame: frame, screen: screen, root: root, version: mask.version)
        return [screen, .frame(written), Self.closing]
    }

    // MARK: - Frames

    /// A frame of a program that publishes none.
    mutating func plain(_ frame: TUIFrame) -> TraceFrame {
        var origin = TraceFrame.Origin.none
        if let elements = frame.inferredElements {
            let before = elements.before?.number
            origin = .inferred(previous: isClosed ? nil : before.flatMap { screens[$0] })
            if let number = elements.number {
                screens = screens.filter { $0.key == before }
                screens[number] = frameCount + 1
            }
        }
        return numbered(frame.position, origin)
    }

    /// A frame whose elements are more than a recording keeps.
    private mutating func bare(_ frame: TUIFrame) -> TraceFrame { numbered(frame.position, .none) }

    /// A frame with its elements, in which secrets are masked: all of them, or those that have changed since others were written.
    private mutating func whole(
        _ frame: TUIFrame, _ root: AccessibilityNode, since old: AccessibilityNode? = nil, _ mask: SecretMask
    ) -> TraceFrame {
        let message = FrameMessage(
            revision: frame.revision, screen: mask.masked(frame.screen), size: frame.size, mark: 0,
            dropped: frame.settling.droppedInput, busy: frame.busy.map(mask.masked), timers: frame.timersDue,
            tree: old.map { .changes(root.changes(from: $0)) } ?? .whole(root))
        return numbered(frame.position, .published(message))
    }

    private mutating func numbered(_ position: Int, _ origin: TraceFrame.Origin) -> TraceFrame {
        frameCount += 1
        return TraceFrame(position: position, number: frameCount, origin: origin)
    }
}

extension LaunchStory.MaskedFrame {
    /// Returns true if a frame would be written as this one was.
    func isSame(as other: TUIFrame, _ mask: SecretMask) -> Bool {
        version == mask.version && frame.revision == other.revision && frame.position == other.position
            && frame.settling == other.settling && other.elementSource == .published
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
