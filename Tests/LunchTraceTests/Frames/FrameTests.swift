import LunchElements
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchTrace

@Suite struct FrameTests {
    @Test func `each frame of a story is the one that was seen`() throws {
        let story = Story.whole
        let trace = try Trace(file: try Trace(story.records).file)
        #expect(story.seen.count == 5)
        for (position, end, frame) in story.seen {
            let again = try trace.frame(at: position, launch: 1, before: end)
            expectSame(again, frame)
        }
        #expect(story.seen[1].frame.grid.lines[2] == "日本 1 piece")
        #expect(story.seen[4].frame.grid.lines[6] == "half")
        #expect(try trace.frame(at: 0, launch: 1).grid.text == "")
    }

    @Test func `a plain program's frames have their elements and their settling`() throws {
        var story = Story()
        story.output("\u{1B}[7m one \u{1B}[m\r\n two \r\n three ")
        story.plain(elements: InferredElements(of: story.grid))
        let before = InferredElements.Earlier(story.grid, number: 1)
        // The frame before had another size at the same position.
        story.resize(columns: 40, rows: 4)
        story.plain(previous: 1, elements: InferredElements(of: story.grid, before: before))
        story.output("\u{1B}[H one \r\n\u{1B}[7m two \u{1B}[m")
        story.plain(previous: 1, elements: InferredElements(of: story.grid, before: before))
        story.plain()
        let trace = try Trace(story.records)
        for (position, end, frame) in story.seen {
            let again = try trace.frame(at: position, launch: 1, before: end)
            expectSame(again, frame)
            #expect(again.settling == frame.settling)
        }
        #expect(story.seen.map(\.frame.elementSource) == [.inferred, .inferred, .inferred, .none])
    }

    @Test func `a resize behind a frame does not change the frame`() throws {
        var story = Story()
        story.output("0123456789")
        story.plain()
        story.resize(columns: 5, rows: 3)
        story.plain()
        let trace = try Trace(story.records)
        for (position, end, frame) in story.seen {
            expectSame(try trace.frame(at: position, launch: 1, before: end), frame)
        }
        #expect(story.seen.map(\.frame.grid.columns) == [30, 5])
    }

    @Test func `what is missing is said`() throws {
        var story = Story()
        story.output("a")
        story.plain()
        let known = story.reached
        story.lose("bc")
        story.output("d")
        story.plain()
        let behind = story.reached
        story.keyFrame()
        story.plain()
        let trace = try Trace(story.records)
        #expect(try trace.frame(at: known, launch: 1).grid.text == "a\n")
        // The key frame is at the same position as the frame before it, and makes that one whole.
        #expect(try trace.frame(at: behind, launch: 1).grid.text == "abcd\n")
        let end = try #require(trace.records.firstIndex { $0.kind == .keyFrame })
        for position in [known + 1, behind] {
            #expect {
                try trace.frame(at: position, launch: 1, before: end)
            } throws: { error in
                (error as? TraceError)?.problem == .gap
            }
        }
        #expect {
            try trace.frame(at: 0, launch: 2)
        } throws: { error in
            (error as? TraceError)?.problem == .launch(2)
        }
    }

    @Test func `changes of a tree that is missing are not applied`() throws {
        var story = Story()
        story.publish(AccessibilityNode(.application, children: [AccessibilityNode(.button, identifier: "a")]))
        story.lose("x")
        story.keyFrame()
        story.publish(AccessibilityNode(.application, children: [AccessibilityNode(.button, identifier: "b")]))
        let trace = try Trace(story.records)
        #expect {
            try trace.frame(at: story.reached, launch: 1)
        } throws: { error in
            (error as? TraceError)?.problem == .gap
        }
    }

    @Test func `changes that lead nowhere are an error`() throws {
        var story = Story()
        story.publish(AccessibilityNode(.application))
        let change = AccessibilityChange.attributes(path: [3], AccessibilityNode.Attributes(.button))
        let message = FrameMessage(
            revision: 2, screen: "", size: CellSize(columns: 30, rows: 6), mark: 0, dropped: 0, busy: [], timers: nil,
            tree: .changes([change]))
        story.add(.frame(TraceFrame(position: story.reached, number: 2, origin: .published(message))))
        let trace = try Trace(story.records)
        #expect {
            try trace.frame(at: story.reached, launch: 1)
        } throws: { error in
            (error as? TraceError)?.problem == .tree(AccessibilityChange.leadsNowhere)
        }
    }
}

/// Expects that two frames have the same cells, elements and words.
private func expectSame(_ one: TUIFrame, _ other: TUIFrame, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(cells(one.grid) == cells(other.grid), sourceLocation: sourceLocation)
    #expect(one.grid.cursor == other.grid.cursor, sourceLocation: sourceLocation)
    #expect(one.grid.modes == other.grid.modes, sourceLocation: sourceLocation)
    #expect(one.grid.title == other.grid.title, sourceLocation: sourceLocation)
    #expect(one.grid.scrollbackLines == other.grid.scrollbackLines, sourceLocation: sourceLocation)
    #expect(one.root == other.root, sourceLocation: sourceLocation)
    #expect(one.description == other.description, sourceLocation: sourceLocation)
    #expect(one.elementSource == other.elementSource, sourceLocation: sourceLocation)
    #expect(one.busy == other.busy && one.timersDue == other.timersDue, sourceLocation: sourceLocation)
}

private func cells(_ grid: TUIGrid) -> [[TUICell]] {
    (0..<grid.rows).map { row in (0..<grid.columns).map { grid[$0, row] } }
}
