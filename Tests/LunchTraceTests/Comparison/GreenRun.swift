import LunchCommands
import LunchElements
import LunchInput
import LunchTrace
import LunchWire
import TestSupport

/// A run of a test that is made up: its steps, and what they leave.
struct GreenRun {
    private var records: [TraceRecord] = [
        TraceRecord(
            time: 0,
            .test(
                TraceTest(name: "books()", library: "Swift Testing", place: TracePlace(file: "Booking.swift", line: 3)))
        )
    ]
    private var position = 0
    private var step = 0
    private var frames = 0

    /// - Parameter screen: the screen on which the app opens, and that a frame shows; nil if no frame shows it.
    init(user: String = "Ann", opens screen: String? = nil, with nodes: [AccessibilityNode] = []) {
        act("launch") { story in
            story.add(
                .launch(
                    TraceLaunch(
                        program: "app", screen: "Booking", userInfo: ["user": .string(user)], columns: 20, rows: 4)))
            guard let screen else { return story.end() }
            story.publish(screen, nodes)
            story.end(at: story.position)
        }
    }

    private mutating func add(_ content: TraceRecord.Content) {
        records.append(TraceRecord(launch: 1, time: 0, content))
    }

    private mutating func act(
        _ verb: String, _ query: String? = nil, input: TraceInput = .tap(), _ body: (inout GreenRun) -> Void
    ) {
        step += 1
        let begun = TraceStepBegan(
            step: step, verb: verb, query: query, place: TracePlace(file: "Tests/Booking.swift", line: step + 10))
        // The record of a launch comes behind the step's beginning, as the recorder has it.
        records.append(TraceRecord(launch: 0, time: 0, .stepBegan(begun)))
        if verb != "launch", verb != "label" { add(.input(input)) }
        body(&self)
    }

    private mutating func end(at frame: Int? = nil, result: LunchJSON? = nil, failure: LunchJSON? = nil) {
        let ended = TraceStepEnded(step: step, result: result, failure: failure, frame: frame)
        add(.stepEnded(ended))
    }

    /// An action that leaves elements and rows.
    mutating func tap(
        _ query: String, screen: String = "Booking", _ nodes: [AccessibilityNode], rows: [String] = [],
        answer: LunchJSON? = nil
    ) {
        act("tap", query) { story in
            let bytes = Array("\u{1B}[2J\u{1B}[H\(rows.joined(separator: "\r\n"))".utf8)
            story.position += bytes.count
            story.add(.output(position: story.position, bytes))
            story.publish(screen, nodes)
            story.end(at: story.position, result: answer)
        }
    }

    /// An action of a program that publishes no elements.
    mutating func press(_ key: TUIKeyboardKey, rows: [String]) {
        act("press", input: .key(key, [13])) { story in
            let bytes = Array("\u{1B}[2J\u{1B}[H\(rows.joined(separator: "\r\n"))".utf8)
            story.position += bytes.count
            story.add(.output(position: story.position, bytes))
            story.add(.frame(TraceFrame(position: story.position, number: story.step, origin: .none)))
            story.end(at: story.position)
        }
    }

    /// A text that is typed, which leaves an element.
    mutating func type(_ text: String, _ status: String) {
        act("typeText", "name", input: .typed(text)) { story in
            story.publish("Booking", [.text("status", status)])
            story.end(at: story.position)
        }
    }

    /// A key that leaves an element; nil for one of which nothing is known yet.
    mutating func key(_ key: TUIKeyboardKey?, _ status: String, fails: Bool = false) {
        act("press", input: key.map { .key($0, [13]) } ?? .tap()) { story in
            story.publish("Booking", [.text("status", status)])
            story.end(at: story.position, failure: fails ? ["kind": "exited"] : nil)
        }
    }

    /// Keys of one step, each of which leaves an element.
    ///
    /// - Parameter fails: true if the step fails after them.
    mutating func keys(_ keys: [(key: TUIKeyboardKey, status: String)], fails: Bool = false) {
        act("press", input: .key(keys[0].key, [13])) { story in
            for (number, key) in keys.enumerated() {
                if number > 0 { story.add(.input(.key(key.key, [13]))) }
                story.publish("Booking", [.text("status", key.status)])
            }
            story.end(at: story.position, failure: fails ? ["kind": "exited"] : nil)
        }
    }

    /// An action whose effect no frame has shown.
    mutating func wait(_ verb: String, _ query: String) { act(verb, query) { $0.end() } }

    /// Virtual time passes, in milliseconds.
    mutating func advance(_ time: Int) {
        step += 1
        let command = TUICommand(.advance(.milliseconds(time)))
        let place = TracePlace(file: "Tests/Booking.swift", line: step + 10)
        add(.stepBegan(TraceStepBegan(step: step, .command(command), place: place)))
        end()
    }

    /// A read, which sends nothing.
    mutating func read(_ verb: String) { act(verb, "name") { $0.end() } }

    /// A read during which the app shows an element: the effect of the action before it.
    mutating func read(_ verb: String, showing status: String) {
        act(verb, "name") { story in
            story.publish("Booking", [.text("status", status)])
            story.end(at: story.position)
        }
    }

    /// Publishes a frame that acknowledges everything that was sent.
    private mutating func publish(_ screen: String, _ nodes: [AccessibilityNode]) {
        frames += 1
        let root = AccessibilityNode(.application, children: nodes)
        let message = FrameMessage(
            revision: step, screen: screen, size: CellSize(columns: 20, rows: 4), mark: frames << 20, dropped: 0,
            busy: [],
            timers: nil, tree: .whole(root))
        add(.frame(TraceFrame(position: position, number: step, origin: .published(message))))
    }

    /// The record is full in a step, whose end and all behind it are missing.
    mutating func cut(in verb: String, _ query: String) {
        let gap = TraceRecord(time: 0, .dropped(TraceDropped(records: 9, bytes: 0, why: "it is full")))
        act(verb, query) { $0.records.append(gap) }
    }

    /// The program ends in the last step.
    mutating func crash() { add(.exited(TraceExit(.signal(11)))) }

    /// The test ends the program.
    mutating func terminate() { add(.exited(TraceExit(.exitCode(129), isByLunch: true))) }

    func trace() throws -> Trace { try Trace(records) }
}

extension AccessibilityNode {
    static func cell(_ label: String, isSelected: Bool = false, hasFocus: Bool = false) -> AccessibilityNode {
        AccessibilityNode(.cell, label: label, isSelected: isSelected, hasFocus: hasFocus)
    }

    static func text(_ identifier: String, _ label: String) -> AccessibilityNode {
        AccessibilityNode(.staticText, identifier: identifier, label: label)
    }

    static func button(_ identifier: String, isEnabled: Bool = true, hasFocus: Bool = false) -> AccessibilityNode {
        AccessibilityNode(.button, identifier: identifier, label: "Book", isEnabled: isEnabled, hasFocus: hasFocus)
    }
}
