import LunchCommands
import LunchElements
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// A message that takes long is read beside the session, whose state is free for others meanwhile.
@Suite struct LongMessageTests {
    private static let token = "secret"
    private static let size = CellSize(columns: 20, rows: 3)

    private func makeState(_ life: Session.Life = .running) -> Session.State {
        let terminal = TUITerminal(columns: 20, rows: 3, messageCommand: Envelope.command)
        var state = Session.State(terminal: terminal, size: Self.size)
        state.life = life
        return state
    }

    private static func frame(_ revision: Int, _ tree: FrameMessage.Tree) -> [UInt8] {
        AppMessage.frame(
            FrameMessage(
                revision: revision, screen: "S", size: size, mark: 0, dropped: 0, busy: [], timers: 0, tree: tree)
        ).envelope(token: token).bytes
    }

    /// A tree of so many buttons, with a label of so many bytes.
    private static func tree(_ count: Int, label: String) -> FrameMessage.Tree {
        let buttons = (0..<count).map { AccessibilityNode(.button, identifier: "b\($0)") }
        return .whole(AccessibilityNode(.application, label: label, children: buttons))
    }

    private static let short = frame(1, tree(2, label: "short"))
    private static let long = String(repeating: "long", count: IncomingMessage.byteLimit / 4)

    private func write(_ bytes: [UInt8], to state: inout Session.State) -> Session.Effects {
        state.wrote(bytes.span, token: Self.token, isRead: true)
    }

    private func read(_ message: IncomingMessage, in state: inout Session.State) -> Session.Effects {
        state.read(message.read(), of: message.number, token: Self.token, isRead: true)
    }

    private func messages(_ effects: Session.Effects) -> [IncomingMessage] {
        effects.actions.compactMap { if case .read(let message) = $0 { message } else { nil } }
    }

    private func label(_ state: borrowing Session.State) -> String? { state.frame?.root.label }

    /// An app that has answered is not called stuck as long as nobody has read its answer.
    @Test func oneThatIsBeingReadIsNamedAmongWhatIsMissing() {
        var state = makeState()
        // A short one is read at once, and one that is not of the launch by nobody.
        let guessed = Envelope(token: "guess", kind: "frame", json: Array(Self.long.utf8)).bytes
        #expect(messages(write(guessed + Self.short, to: &state)).isEmpty && label(state) == "short")
        _ = state.input([0x61], as: InputValue(.press(["a"], into: [])), isSecret: false, isContinued: false)
        #expect(state.unsettled == [.unacknowledged(1, of: 1)])
        let long = Self.frame(2, Self.tree(1, label: Self.long))
        _ = write(long, to: &state)
        let size = state.unread?.message.envelope.json.count ?? 0
        #expect(state.unsettled == [.unacknowledged(1, of: 1), .unread(size)])
        #expect(size > IncomingMessage.byteLimit)
    }

    /// Nothing behind it is taken before it, in whatever pieces it comes.
    @Test func aLongOneIsSetAsideWithAllBehindIt() throws {
        var state = makeState()
        let bytes = Array("one".utf8) + Self.frame(1, Self.tree(1, label: Self.long)) + Array("\r\ntwo".utf8)
        let effects = write(bytes, to: &state)
        let message = try #require(messages(effects).first)
        #expect(messages(write(Array("\r\nthree".utf8) + Self.frame(2, .changes([])), to: &state)).isEmpty)
        #expect(state.frame?.revision == nil && state.shown.terminal.grid.lines == ["one", "", ""])
        let next = read(message, in: &state)
        #expect(next.wakes && label(state) == Self.long && state.frame?.revision == 2)
        #expect(state.shown.terminal.grid.lines == ["one", "two", "three"])
        #expect(state.unread == nil)
    }

    @Test func oneBehindTheOtherIsReadAfterIt() throws {
        var state = makeState()
        let second = Self.frame(2, .changes([.attributes(path: [], .init(.application, label: Self.long + "2"))]))
        let both = Self.frame(1, Self.tree(1, label: Self.long)) + second
        let first = try #require(messages(write(both, to: &state)).first)
        let then = try #require(messages(read(first, in: &state)).first)
        #expect(label(state) == Self.long)
        #expect(read(first, in: &state) == Session.Effects(), "it has been read")
        #expect(messages(read(then, in: &state)).isEmpty)
        #expect(label(state) == Self.long + "2")
    }

    /// A few bytes have every element of a large tree laid out anew.
    @Test(arguments: [(IncomingMessage.nodeLimit / 2, false), (IncomingMessage.nodeLimit, true)])
    func elementsThatComeIntoALargeTreeTakeLong(_ count: Int, _ isLong: Bool) throws {
        var state = makeState()
        for message in messages(write(Self.frame(1, Self.tree(count, label: "")), to: &state)) {
            _ = read(message, in: &state)
        }
        let added = AccessibilityChange.children(
            path: [], at: 0, remove: 0, insert: [AccessibilityNode(.button, identifier: "new")])
        let message = messages(write(Self.frame(2, .changes([added])), to: &state)).first
        #expect((message != nil) == isLong)
        if let message { _ = read(message, in: &state) }
        let children = state.frame?.root.children
        #expect(children?.first?.identifier == "new" && children?.count == count + 1)
        // A change of an element's properties is taken at once.
        let renamed = AccessibilityChange.attributes(path: [1], .init(.button, identifier: "again"))
        #expect(messages(write(Self.frame(3, .changes([renamed])), to: &state)).isEmpty)
        #expect(state.frame?.root.children[1].identifier == "again")
    }

    /// A mistake in it is told as that of a short one.
    @Test func aLongOneThatCannotBeReadIsAViolation() throws {
        var state = makeState()
        let json = Array(#"{"revision":1,"x":"\#(Self.long)"}"#.utf8)
        let bytes = Envelope(token: Self.token, kind: "frame", json: json).bytes
        _ = read(try #require(messages(write(bytes, to: &state)).first), in: &state)
        #expect(state.life.violations == [.unreadable(kind: "frame", .missing(key: "size", path: "frame"))])
    }

    /// Whoever ends an app does not wait for what it still has to say; its last screen is right all the same.
    @Test func theEndIsNotWaitedFor() throws {
        var state = makeState()
        _ = write(Self.short, to: &state)
        let second = Self.frame(2, Self.tree(1, label: Self.long))
        let message = try #require(messages(write(second + Array("behind".utf8), to: &state)).first)
        #expect(state.endRequested() == Session.Effects(actions: [.end], wakes: true) && state.unread == nil)
        #expect(read(message, in: &state) == Session.Effects())
        let third = Self.frame(3, Self.tree(1, label: Self.long)) + Array("\r\nlast".utf8)
        #expect(messages(write(third, to: &state)).isEmpty)
        #expect(label(state) == "short" && state.life.violations == [], "what was dropped is no frame that is missing")
        #expect(state.shown.terminal.grid.lines == ["behind", "last", ""])
    }

    /// One that leaves may publish until it has; only what takes long is left unread.
    @Test func aShortOneIsReadAlsoAtTheEnd() {
        var state = makeState()
        _ = state.endRequested()
        _ = write(Self.short, to: &state)
        #expect(label(state) == "short")
        #expect(messages(write(Self.frame(2, Self.tree(1, label: Self.long)), to: &state)).isEmpty)
        _ = write(Self.frame(3, .changes([])), to: &state)
        #expect(state.frame?.revision == 1 && state.life.violations == [])
    }
}
