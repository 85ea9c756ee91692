import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchTrace
import LunchWire
import TestSupport
import Testing

/// The state that each step of a trace has left.
@Suite struct StateTests {
    private func steps(_ contents: [(launch: Int, time: Int, TraceRecord.Content)]) throws -> [TraceStates.Step] {
        let test = TraceTest(name: "books()", library: "XCTest", place: TracePlace(file: "a.swift", line: 3))
        let begin: [TraceRecord] = [
            TraceRecord(time: 0, .test(test)), began(1, "launch", launch: 0),
            TraceRecord(launch: 1, time: 1, .launch(TraceLaunch(program: "app", columns: 20, rows: 4))),
        ]
        return TraceStates(try Trace(begin + contents.map { TraceRecord(launch: $0.0, time: $0.1, $0.2) })).steps
    }

    private func began(_ step: Int, _ verb: String, launch: Int = 1) -> TraceRecord {
        let begun = TraceStepBegan(step: step, verb: verb, place: TracePlace(file: "a.swift", line: step))
        return TraceRecord(launch: launch, time: step, .stepBegan(begun))
    }

    private func ended(_ step: Int, at frame: Int?) -> TraceRecord.Content {
        .stepEnded(TraceStepEnded(step: step, frame: frame))
    }

    private func settled(_ frame: Int) -> TraceRecord.Content {
        .settled(TraceSettled(frame: frame, settling: TUISettling(trust: .exact)))
    }

    private func output(_ text: String, to position: Int) -> TraceRecord.Content {
        .output(position: position, Array(text.utf8))
    }

    private func row(_ step: TraceStates.Step) -> String? { step.frame?.grid.text(row: 0) }

    /// The screens of a launch are made again on its profile, from its beginning and from a key frame.
    @Test func aScreenIsMadeAgainOnItsProfile() throws {
        var launch = TraceLaunch(program: "app", columns: 20, rows: 4)
        launch.profile = .monochrome
        let record = TraceRecord(launch: 1, time: 1, .launch(launch))
        let test = TraceTest(name: "books()", library: "XCTest", place: TracePlace(file: "a.swift", line: 3))
        let red = Array("\u{1B}[H\u{1B}[31mred".utf8)
        let contents: [TraceRecord.Content] = [
            .output(position: 1, red), .keyFrame(position: 1, columns: 20, rows: 4, red), .output(position: 2, red),
        ]
        let records = contents.map { TraceRecord(launch: 1, time: 2, $0) }
        let file = ([TraceRecord(time: 0, .test(test)), record] + records).reduce(TraceFormat.magic) { $0 + $1.bytes }
        let trace = try Trace(file: file)
        #expect(trace.launches[1] == launch)
        for position in 1...2 {
            #expect(try trace.frame(at: position, launch: 1).grid[0, 0].style.foreground == .default)
        }
    }

    @Test func theStateBeforeATextIsThatBeforeItsFirstKey() throws {
        let steps = try steps([
            (1, 2, output("Name: ", to: 6)), (1, 3, ended(1, at: nil)), (1, 4, began(2, "typeText").content),
            (1, 5, settled(6)), (1, 6, output("A", to: 7)), (1, 7, settled(7)), (1, 9, output("n", to: 8)),
            // It is told once the text is typed, with the time of its last key.
            (1, 8, .input(.typed("An"))), (1, 10, ended(2, at: 6)),
            (1, 11, began(3, "label").content), (1, 12, settled(8)), (1, 13, ended(3, at: 8)),
        ])
        #expect(steps.map(row) == ["Name:", "Name: An", "Name: An"])
        #expect(steps.map(\.isAction) == [false, true, false])
    }

    /// A step with one app has not looked at another, however late the other shows what became of an action.
    @Test func eachAppHasItsOwnFrames() throws {
        let steps = try steps([
            (1, 2, output("one", to: 3)), (1, 2, settled(3)), (1, 3, ended(1, at: 3)),
            (2, 4, .launch(TraceLaunch(program: "other", columns: 20, rows: 4))), (2, 4, output("two", to: 3)),
            (1, 5, began(2, "press").content), (1, 5, .input(.key(.return, [13]))),
            (1, 6, ended(2, at: 3)), (2, 7, began(3, "label", launch: 2).content), (2, 7, settled(3)),
            (2, 7, ended(3, at: 3)), (1, 8, output("!", to: 4)), (1, 8, began(4, "label").content), (1, 8, settled(4)),
            (1, 8, ended(4, at: 4)),
        ])
        #expect(steps.map(row) == ["one", "one!", "two", "one!"])
    }

    private func published(_ label: String, at position: Int, time: Int, mark: Int = 1) -> TraceRecord.Content {
        let root = AccessibilityNode(.application, children: [AccessibilityNode(.staticText, label: label)])
        let message = FrameMessage(
            revision: 1, screen: "Cart", size: CellSize(columns: 20, rows: 4), mark: mark, dropped: 0, busy: [],
            timers: 0, clock: ClockReading(now: time), tree: .whole(root))
        return .frame(TraceFrame(position: position, number: position, origin: .published(message)))
    }

    /// An app that hangs has handled a part of what was typed; the frame of that part is not what the text has left.
    @Test(arguments: [(1, false), (2, true)]) func theStateOfATextIsThatOfItsLastKey(_ mark: Int, isKnown: Bool) throws
    {
        let steps = try steps([
            (1, 2, published("", at: 0, time: 0, mark: 0)), (1, 2, settled(0)), (1, 3, ended(1, at: 0)),
            (1, 4, began(2, "typeText").content), (1, 5, .input(.typed("An"))),
            (1, 6, published("A", at: 0, time: 0, mark: mark)), (1, 7, ended(2, at: 0)),
            (1, 8, began(3, "exists").content), (1, 9, ended(3, at: nil)),
        ])
        #expect(steps.map { $0.frame != nil } == [true, isKnown, false])
    }

    /// A test that lets time pass does not wait for what it did before.
    @Test func theStateBeforeTimePassesIsThatOfTheActionBefore() throws {
        let steps = try steps([
            (1, 2, output("one", to: 3)), (1, 2, published("one", at: 3, time: 0, mark: 0)),
            (1, 2, settled(3)), (1, 3, ended(1, at: 3)), (1, 4, began(2, "tap").content),
            (1, 5, .input(.tap())), (1, 6, ended(2, at: 3)),
            (1, 7, began(3, "label").content), (1, 8, ended(3, at: nil)), (1, 9, began(4, "clock.advance").content),
            (1, 10, .input(.second)),
            (1, 11, output("\rtwo", to: 7)), (1, 12, published("two", at: 7, time: 0)),
            (1, 13, output("\rthree", to: 13)), (1, 14, published("three", at: 13, time: 1_000_000_000)),
            (1, 15, output("\rfour ", to: 19)), (1, 16, published("four", at: 19, time: 2_000_000_000)),
            (1, 17, settled(19)), (1, 18, ended(4, at: 19)),
        ])
        #expect(steps.map(row) == ["one", "two", "two", "four"])
        #expect(steps.map { $0.frame?.tree.nodes.last?.label } == ["one", "two", "two", "four"])
    }

    /// An app that handles a text and the passing of time at once has no frame of the text alone.
    @Test func aStateThatNoFrameHasShownIsNotKnown() throws {
        let steps = try steps([
            (1, 2, output("one", to: 3)), (1, 2, published("one", at: 3, time: 0, mark: 0)), (1, 2, settled(3)),
            (1, 3, ended(1, at: 3)), (1, 4, began(2, "typeText").content), (1, 4, settled(3)),
            (1, 5, .input(.typed("a"))), (1, 6, ended(2, at: 3)),
            (1, 7, began(3, "clock.advance").content),
            (1, 8, .input(.second)),
            (1, 9, output("\rtwo", to: 7)), (1, 9, published("two", at: 7, time: 1_000_000_000)), (1, 10, settled(7)),
            (1, 11, ended(3, at: 7)),
        ])
        #expect(steps.map(row) == ["one", nil, "two"])
    }

    /// Of an app that may show a secret the screens are known that steps have found.
    @Test func aScreenThatAnActionHasFoundIsTheStateOfTheOneBefore() throws {
        func screen(_ text: String, at position: Int) -> TraceRecord.Content {
            .keyFrame(position: position, columns: 20, rows: 4, Array("\u{1B}[H\(text)".utf8))
        }
        let steps = try steps([
            (1, 2, screen("one", at: 3)), (1, 2, settled(3)), (1, 3, ended(1, at: 3)),
            (1, 4, began(2, "typeText").content), (1, 5, settled(3)),
            (1, 6, .input(.typed("a", isSecret: true))), (1, 7, ended(2, at: 3)),
            (1, 8, began(3, "tap").content), (1, 9, settled(7)),
            (1, 10, .input(.tap())), (1, 11, screen("two", at: 7)),
            (1, 12, ended(3, at: 7)), (1, 13, began(4, "label").content), (1, 14, settled(9)),
            (1, 15, screen("six", at: 9)), (1, 16, ended(4, at: 9)),
        ])
        #expect(steps.map(row) == ["one", "two", "six", "six"])
    }

    /// A wait sees first what the action before it has left, and then what comes a second later.
    @Test(arguments: [false, true]) func whatAWaitSeesLaterIsNotTheStateOfTheActionBefore(settlesItself: Bool) throws {
        let press: [(Int, Int, TraceRecord.Content)] = [
            (1, 2, output("one", to: 3)), (1, 2, settled(3)), (1, 3, ended(1, at: 3)),
            (1, 4, began(2, "press").content),
            (1, 5, .input(.key(.return, [13]))), (1, 6, output("\rtwo", to: 7)),
        ]
        let ends =
            settlesItself
            ? [(1, 7, settled(7)), (1, 8, ended(2, at: 3))] : [(1, 7, ended(2, at: 3)), (1, 8, settled(7))]
        let wait: [(Int, Int, TraceRecord.Content)] = [
            (1, 9, began(3, "isHittable").content), (1, 9, ended(3, at: nil)), (1, 10, began(4, "wait").content),
            (1, 11, settled(7)), (1, 12, output("\rthree", to: 13)), (1, 13, settled(13)), (1, 14, ended(4, at: 13)),
            (1, 15, began(5, "tap").content), (1, 16, output("\rfour ", to: 19)), (1, 17, settled(19)),
            (1, 18, .input(.tap())), (1, 19, ended(5, at: 19)),
            (1, 20, began(6, "label").content), (1, 21, output("\rfive", to: 24)), (1, 22, settled(24)),
            (1, 23, output("\rseven", to: 30)), (1, 24, settled(30)), (1, 25, ended(6, at: 30)),
        ]
        #expect(try steps(press + ends + wait).map(row) == ["one", "two", "two", "three", "five", "seven"])
    }

    @Test func aStepIsNamedWithWhatItTyped() throws {
        let steps = try steps([
            (1, 2, output("one", to: 3)), (1, 3, ended(1, at: 3)), (1, 4, began(2, "press").content),
            (1, 5, .input(TraceInput(.press([.tab, .return], into: []), bytes: [9, 13], count: 2))),
            (1, 6, ended(2, at: 3)),
            (1, 7, began(3, "typeText").content),
            (1, 8, .input(.tap())),
            (1, 9, .input(.typed("(a)"))),
            (1, 10, ended(3, at: 3)), (1, 11, began(4, "typeText").content),
            (1, 12, .input(.typed("a", isSecret: true))), (1, 13, ended(4, at: 3)),
        ])
        #expect(steps.map(\.begun.code) == ["launch", "press(Tab, Return)", "typeText(\"(a)\")", "typeText(•)"])
    }

    @Test func whatIsWrittenAfterAnAnswerIsNoneOfIts() throws {
        let steps = try steps([
            (1, 2, output("one", to: 3)), (1, 3, began(2, "label").content), (1, 4, settled(3)),
            (1, 5, output("\rtwo", to: 7)), (1, 6, ended(2, at: 3)),
        ])
        #expect(steps.map(row) == ["one", "one"])
    }

    @Test func aScreenInThePlaceOfBytesIsTheStateOfItsStep() throws {
        let hidden = TraceRecord.Content.dropped(TraceDropped(records: 0, bytes: 0, why: "it may show a secret"))
        let steps = try steps([
            (1, 2, hidden), (1, 3, began(2, "label").content),
            (1, 4, .keyFrame(position: 9, columns: 20, rows: 4, Array("PIN •••".utf8))), (1, 4, hidden),
            (1, 5, ended(2, at: 9)), (1, 6, began(3, "label").content), (1, 7, ended(3, at: 12)),
        ])
        // Of what came behind it nothing is known.
        #expect(steps.map(row) == ["PIN •••", "PIN •••", nil])
    }

    @Test func anActionWithoutEffectIsFound() throws {
        func idle(_ effect: TraceRecord.Content?) throws -> Int? {
            let test = TraceTest(name: "books()", library: "XCTest", place: TracePlace(file: "a.swift", line: 3))
            var records = [
                TraceRecord(time: 0, .test(test)), began(1, "launch", launch: 0),
                TraceRecord(launch: 1, time: 1, .launch(TraceLaunch(program: "app", columns: 20, rows: 4))),
                TraceRecord(launch: 1, time: 2, output("one", to: 3)),
                TraceRecord(launch: 1, time: 2, ended(1, at: nil)),
                began(2, "press"), TraceRecord(launch: 1, time: 3, settled(3)),
                TraceRecord(launch: 1, time: 4, .input(.key(.return, [13]))),
                TraceRecord(launch: 1, time: 5, ended(2, at: 3)),
            ]
            if let effect { records.append(TraceRecord(launch: 1, time: 6, effect)) }
            records += [
                began(3, "label"), TraceRecord(launch: 1, time: 7, ended(3, at: effect?.isOutput == true ? 4 : 3)),
            ]
            return TraceStates(try Trace(records)).idleAction?.step.step
        }
        #expect(try idle(nil) == 2)
        #expect(try idle(output("!", to: 4)) == nil)
        // The cursor stands where it did.
        #expect(try idle(output("\u{1B}7\u{1B}[HO\u{1B}8", to: 4)) == nil)
        #expect(try idle(output("\u{1B}[3C", to: 4)) == nil)
    }
}

extension TraceRecord.Content {
    fileprivate var isOutput: Bool { if case .output = self { true } else { false } }
}
