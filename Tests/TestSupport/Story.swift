package import LunchElements
package import LunchTerminal
package import LunchTrace
package import LunchWire

/// A made-up trace that has every kind of record, with the frames as a listener saw them.
package struct Story {
    package private(set) var records: [TraceRecord] = []
    /// The screens that were seen, by the position of the frame.
    package private(set) var seen: [(position: Int, end: Int, frame: TUIFrame)] = []

    private var terminal = Terminal(columns: 30, rows: 6)
    private var tree = ElementTree(AccessibilityNode(.application))
    private var root = AccessibilityNode(.application)
    private var position = 0
    private var time = 0
    private var frames = 0
    private let launch = 1

    /// A terminal that can be a part of a value that is copied.
    final class Terminal {
        var terminal: TUITerminal

        init(columns: Int, rows: Int) {
            terminal = TUITerminal(columns: columns, rows: rows, messageCommand: Envelope.command)
        }

        func feed(_ bytes: [UInt8]) {
            var rest = ContiguousArray(bytes)
            while !rest.isEmpty {
                rest.removeFirst(terminal.feed(rest.span))
                while terminal.takeMessage() != nil {}
            }
            _ = terminal.takeAnswers()
        }
    }

    package static let place = TracePlace(file: "Tests/ShopTests/CartTests.swift", line: 12)

    package init() {
        add(.test(TraceTest(name: "CartTests/`adds bread`", library: "Swift Testing", place: Self.place)), launch: 0)
        add(
            .launch(
                TraceLaunch(
                    program: "Shop", arguments: ["--plain"], environment: ["LANG": "C"], screen: "Cart",
                    userInfo: ["MOCK_JSON": ["Bread"]], columns: 30, rows: 6, place: Self.place)))
    }

    package mutating func add(_ content: TraceRecord.Content, launch: Int? = nil) {
        time += 1_500_000
        records.append(TraceRecord(launch: launch ?? self.launch, time: time, content))
    }

    package mutating func output(_ text: String, hidden: Int = 0) {
        let bytes = Array(text.utf8)
        position += bytes.count + hidden
        terminal.feed(bytes)
        add(.output(position: position, bytes))
    }

    package mutating func resize(columns: Int, rows: Int) {
        terminal.terminal.resize(columns: columns, rows: rows)
        add(.resized(position: position, columns: columns, rows: rows))
    }

    /// A key frame of what is shown, instead of the bytes that are missing.
    package mutating func keyFrame() {
        let frame = terminal.terminal.keyFrame()
        add(.keyFrame(position: position, columns: frame.columns, rows: frame.rows, frame.bytes))
    }

    /// Bytes that the program wrote and that are not recorded.
    package mutating func lose(_ text: String) {
        position += text.utf8.count
        terminal.feed(Array(text.utf8))
        add(.dropped(TraceDropped(records: 1, bytes: text.utf8.count, why: "a secret")))
    }

    package mutating func publish(_ root: AccessibilityNode, whole: Bool = false) {
        frames += 1
        let changes = whole || frames == 1 ? nil : root.changes(from: self.root)
        self.root = root
        let message = FrameMessage(
            revision: frames, screen: "Cart",
            size: CellSize(columns: terminal.terminal.grid.columns, rows: terminal.terminal.grid.rows),
            mark: frames, dropped: 0, busy: [], timers: 0, tree: changes.map { .changes($0) } ?? .whole(root))
        output("\u{1B}]7367;\u{1B}\\", hidden: 900)
        add(.frame(TraceFrame(position: position, number: frames, origin: .published(message))))
        add(.settled(TraceSettled(frame: position, settling: TUISettling(trust: .acknowledged))))
        tree = ElementTree(root)
        see(TUIFrame(message, tree: tree, grid: terminal.terminal.grid, droppedInput: 0))
    }

    /// A frame of a program that publishes none.
    package mutating func plain(previous: Int? = nil, elements: InferredElements? = nil) {
        frames += 1
        let settling = TUISettling(
            trust: .bounded,
            waits: [
                TUIWait(process: 7, program: "less", thread: 7, call: "read", isForInput: true),
                TUIWait(process: 7, program: "less", thread: 8, call: "poll", limit: .milliseconds(80)),
            ])
        let origin: TraceFrame.Origin = elements == nil ? .none : .inferred(previous: previous)
        add(.frame(TraceFrame(position: position, number: frames, origin: origin)))
        add(.settled(TraceSettled(frame: position, settling: settling)))
        see(TUIFrame(plain: terminal.terminal.grid, elements: elements, settling: settling))
    }

    package var grid: TUIGrid { terminal.terminal.grid }
    package var reached: Int { position }

    private mutating func see(_ frame: TUIFrame) { seen.append((position, records.count, frame)) }

    /// A test of two launches' worth of everything.
    package static var whole: Story {
        var story = Story()
        story.output("\u{1B}[?1049h\u{1B}[H\u{1B}[1mCart\u{1B}[m\r\n[Bread]")
        let bread = AccessibilityNode(
            .button, identifier: "bread", label: "Bread", frame: CellRect(column: 0, row: 1, columns: 7, rows: 1))
        story.publish(AccessibilityNode(.application, children: [bread]))
        story.add(
            .stepBegan(
                TraceStepBegan(
                    step: 1, verb: "tap", query: "bread", place: place, frame: story.position)))
        story.add(.input(.tap(column: 3, row: 1)))
        story.output("\u{1B}[3;1H日本 1 piece")
        var chosen = bread
        chosen.isSelected = true
        story.publish(AccessibilityNode(.application, children: [chosen]))
        story.add(
            .stepEnded(
                TraceStepEnded(
                    step: 1, frame: story.position, element: ["type": "button"], cell: CellPoint(column: 3, row: 1))))
        story.resize(columns: 40, rows: 8)
        story.output("\u{1B}[5;1Hwide")
        let total = AccessibilityNode(.staticText, identifier: "total", label: "1.20")
        story.publish(AccessibilityNode(.application, children: [chosen, total]))
        story.add(.input(.typed("secret", isSecret: true)))
        story.lose("\u{1B}[6;1Hpassword")
        story.keyFrame()
        story.publish(AccessibilityNode(.application, children: [total]), whole: true)
        story.output("\u{1B}[?2026h\u{1B}[7;1Hhalf")
        story.add(.shown(position: story.position))
        story.terminal.terminal.endSynchronizedUpdate()
        story.publish(AccessibilityNode(.application, children: [total, bread]))
        story.add(
            .stepBegan(
                TraceStepBegan(
                    step: 2, verb: "label", query: "app.staticTexts[\"total\"]", place: place,
                    frame: story.position)))
        story.add(
            .stepEnded(
                TraceStepEnded(
                    step: 2, result: "1.20", failure: ["kind": "mismatch", "message": "it is \"1.20\", not \"2.40\""],
                    frame: story.position)))
        story.add(.failure(["kind": "mismatch", "subject": "total", "message": "no"]), launch: 0)
        story.add(.issue(TraceIssue(message: "Expectation failed", place: place)), launch: 0)
        story.add(.exited(TraceExit(.exitCode(1), standardError: "oh\n")))
        story.add(.verdict(TraceVerdict(.failed)), launch: 0)
        return story
    }
}
