import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// The listeners to what happens to an app, as its session sees them.
protocol SessionAudience: Sendable {
    /// True if anybody hears of the app.
    var isThere: Bool { get }

    /// True if anybody hears of the bytes that the app writes.
    var hearsOutput: Bool { get }

    /// The number of the test that the app belongs to; nil if it is unknown.
    var testNumber: Int? { get }

    /// Tells of one thing; nothing is held meanwhile.
    func hear(_ news: SessionNews.Item)
}

/// The events of a session that its listeners have not been told of yet, in the order in which they happened.
///
/// They happen while a state is locked, on a thread that reads what programs write; a listener may take its time, and use the
/// app. So they are told later, by one thread at a time that holds nothing: by the test before the next event of its steps,
/// or by a thread that waits for such work.
struct SessionNews: Sendable {
    /// Something that has happened to an app.
    enum Kind: Sendable {
        /// The program has written; the bytes of its messages are left out.
        case output([UInt8], position: Int, missed: Int)
        /// The app has published a frame, with this message.
        case committed(TUIFrame, FrameMessage)
        /// The terminal has got another size.
        case resized(CellSize, position: Int)
        /// The program has ended, by itself or as Lunch ended it, and these were its last errors on standard error.
        case ended(ExitStatus, isByLunch: Bool, errors: [UInt8])
    }

    /// Something that has happened to an app, and when.
    struct Item: Sendable {
        let kind: Kind
        /// True if it may show input that is not to be seen.
        let mayShowSecrets: Bool
        let time = ContinuousClock.now
    }

    /// The most bytes of output that wait to be told; those that come meanwhile are left out, which is told.
    static let limit = 16 << 20

    private var isHeard = false
    /// Nil if nobody hears of output.
    private var filter: OutputFilter?
    /// The position behind the last byte that was kept.
    private var position = 0

    /// True once input was sent that is not to be seen: the app may show it from then on.
    private var hasSecrets = false

    private var items: [Item] = []
    private var size = 0

    /// True as long as nobody may be told, since the launch itself has not been told.
    private var isHeld = true
    private var isTelling = false
    private var isCalled = false
    private var isAwaited = false

    /// The number of events that have happened, and of those that have been told or are being told.
    private(set) var count = 0
    private var begun = 0

    /// The number of events of which all listeners have been told.
    private(set) var told = 0
}

extension SessionNews {
    /// Notes who hears of what happens next.
    ///
    /// - Parameter isBetweenSequences: true if the output so far does not end within a message. Only there one begins to
    ///   listen.
    mutating func listen(_ audience: some SessionAudience, isBetweenSequences: Bool) {
        isHeard = audience.isThere
        guard audience.hearsOutput else {
            filter = nil
            return
        }
        if filter == nil, isBetweenSequences { filter = OutputFilter() }
    }

    /// Notes bytes that the terminal has been fed.
    mutating func noteOutput(_ bytes: Span<UInt8>, upTo end: Int) {
        guard filter != nil, !bytes.isEmpty else { return }
        var output: [UInt8] = []
        filter?.filter(bytes, into: &output)
        guard size + output.count <= Self.limit else { return }
        let missed = end - bytes.count - position
        position = end
        if output.isEmpty { return }
        size += output.count
        add(.output(output, position: end, missed: missed))
    }

    mutating func noteCommit(_ frame: TUIFrame, _ message: FrameMessage) {
        if filter != nil { add(.committed(frame, message)) }
    }

    /// Notes that input which is not to be seen is about to be sent, or was.
    mutating func noteSecret() { hasSecrets = true }

    mutating func noteSize(_ size: CellSize, at position: Int) {
        if isHeard { add(.resized(size, position: position)) }
    }

    mutating func noteEnd(_ status: ExitStatus, isByLunch: Bool, errors: @autoclosure () -> [UInt8]) {
        if isHeard { add(.ended(status, isByLunch: isByLunch, errors: errors())) }
    }

    private mutating func add(_ kind: Kind) {
        items.append(Item(kind: kind, mayShowSecrets: hasSecrets))
        count += 1
    }
}

/// Telling listeners, which one thread at a time does.
extension SessionNews {
    /// Lets them be told from now on.
    mutating func release() { isHeld = false }

    /// True if there is something to tell, and nobody does.
    var isToBeTold: Bool { !isHeld && !isTelling && !items.isEmpty }

    /// Takes those that are to be told next; nil if there are none, if so many have been told, or if somebody tells some already,
    /// who goes on with these.
    mutating func take(upTo limit: Int = .max) -> [Item]? {
        guard isToBeTold, told < limit else { return nil }
        isTelling = true
        isCalled = false
        size = 0
        begun = count
        defer { items = [] }
        return items
    }

    /// Notes that those that were taken have been told; true if somebody waits for that.
    mutating func finish() -> Bool {
        isTelling = false
        told = begun
        defer { isAwaited = false }
        return isAwaited
    }

    /// True if a thread is to be called to tell them, once.
    mutating func callsThread() -> Bool {
        guard !isCalled, isToBeTold else { return false }
        isCalled = true
        return true
    }

    /// Returns true if so many have been told, and otherwise notes that somebody waits for it.
    mutating func isTold(_ count: Int) -> Bool {
        if told >= count { return true }
        isAwaited = true
        return false
    }
}
