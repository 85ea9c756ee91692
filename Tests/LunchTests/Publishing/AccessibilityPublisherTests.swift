import Dispatch
import Testing

@testable import Lunch

/// A drawing of an app leaves together with the tree that describes it, and nothing else leaves.
struct AccessibilityPublisherTests {
    private let size = CellSize(columns: 80, rows: 24)

    private func environment(token: String?) -> LaunchEnvironment {
        LaunchEnvironment(variables: token.map { [LaunchKeys.token: $0] } ?? [:])
    }

    /// A publisher whose greeting has been read.
    private func greeted(_ pipe: Pipe) throws -> AccessibilityPublisher {
        let publisher = AccessibilityPublisher(output: pipe.writer, environment: environment(token: "secret"))
        #expect(try pipe.read() == AppMessage.hello(Hello(publishes: true)).envelope(token: "secret").bytes)
        return publisher
    }

    private func tree(_ label: String, rows: Int = 3) -> AccessibilityTree {
        let children = (0..<rows).map { AccessibilityNode(.cell, label: "row \($0)") }
        return AccessibilityTree(
            screen: "List", size: size, root: AccessibilityNode(.application, label: label, children: children))
    }

    /// The frame at the end of what was written, and what stands before it.
    private func split(_ bytes: [UInt8]) throws -> (drawing: [UInt8], frame: FrameMessage) {
        let start = try #require(bytes.indices.last { bytes[$0...].starts(with: "\u{1B}]7367;".utf8) })
        #expect(bytes.suffix(2) == [0x1B, 0x5C])
        let envelope = try #require(Envelope(payload: bytes[(start + 7)...].dropLast(2)))
        #expect(envelope.token == "secret")
        guard case .frame(let frame)? = try AppMessage(envelope) else {
            throw SystemCallFailed(call: "frame", number: 0)
        }
        return (Array(bytes[..<start]), frame)
    }

    @Test func firstFrameIsWholeAndTheOthersAreChanges() throws {
        let pipe = try Pipe()
        let publisher = try greeted(pipe)
        #expect(publisher.isActive)
        try publisher.publish(tree("one"), drawing: Array("drawing 1".utf8), through: .start)
        var (drawing, frame) = try split(pipe.read())
        #expect(drawing == Array("drawing 1".utf8))
        #expect(
            frame
                == FrameMessage(
                    revision: 1, screen: "List", size: size, mark: 0, dropped: 0, busy: [], timers: nil,
                    tree: .whole(tree("one").root)))

        var second = tree("one")
        second.root.children[1].attributes.label = "changed"
        second.busy = ["loading"]
        second.timersDue = 2
        try publisher.publish(second, drawing: Array("drawing 2".utf8), through: publisher.receive([0x61]).mark)
        (drawing, frame) = try split(pipe.read())
        #expect(drawing == Array("drawing 2".utf8))
        #expect(
            frame
                == FrameMessage(
                    revision: 2, screen: "List", size: size, mark: 1, dropped: 0, busy: ["loading"], timers: 2,
                    tree: .changes([.attributes(path: [1], .init(.cell, label: "changed"))])))

        // Bytes without a tree leave as they are.
        try publisher.write(Array("\u{1B}[?1049l".utf8))
        #expect(try pipe.read() == Array("\u{1B}[?1049l".utf8))
        // Nothing has changed, and the test is told that the input has been handled.
        try publisher.publish(second, through: publisher.receive([0x61, 0x62]).mark)
        (drawing, frame) = try split(pipe.read())
        #expect(drawing == [] && [frame.revision, frame.mark] == [3, 3] && frame.tree == .changes([]))
    }

    @Test func changesMakeTheTreeThatWasPublished() throws {
        let pipe = try Pipe()
        let publisher = try greeted(pipe)
        var received: AccessibilityNode?
        for (label, rows) in [("a", 3), ("a", 5), ("b", 2), ("b", 0), ("c", 4)] {
            try publisher.publish(tree(label, rows: rows), through: .start)
            switch try split(pipe.read()).frame.tree {
            case .whole(let node): received = node
            case .changes(let changes): for change in changes { try received?.apply(change) }
            }
            #expect(received == tree(label, rows: rows).root)
        }
    }

    @Test func changesLeaveAsTheyAreAndTheNextTreeIsComparedWithTheirResult() throws {
        let pipe = try Pipe()
        let publisher = try greeted(pipe)
        try publisher.publish(tree("one"), through: .start)
        _ = try pipe.read()
        let changes: [AccessibilityChange] = [
            .attributes(path: [1], .init(.cell, label: "changed")),
            .children(path: [], at: 0, remove: 1, insert: []),
        ]
        try publisher.publish(
            changes: changes, busy: ["loading"], timersDue: 2, drawing: Array("drawing".utf8),
            through: publisher.receive([0x61]).mark)
        let (drawing, frame) = try split(pipe.read())
        #expect(drawing == Array("drawing".utf8))
        #expect(
            frame
                == FrameMessage(
                    revision: 2, screen: "List", size: size, mark: 1, dropped: 0, busy: ["loading"], timers: 2,
                    tree: .changes(changes)))
        var result = tree("one")
        for change in changes { try result.root.apply(change) }
        try publisher.publish(result, through: .start)
        #expect(try split(pipe.read()).frame.tree == .changes([]))
    }

    @Test func changesThatDoNotFitTheTreeThrowAndTheNextTreeIsWhole() throws {
        typealias ChangeError = AccessibilityPublisher.ChangeError
        let pipe = try Pipe()
        let publisher = try greeted(pipe)
        #expect(throws: ChangeError.noTree) { try publisher.publish(changes: [], through: .start) }
        #expect(
            String(describing: ChangeError.noTree)
                == "There is no tree to change: none was published before. Publish a whole tree first.")
        try publisher.publish(tree("one"), through: .start)
        _ = try pipe.read()
        let row = AccessibilityNode.Attributes(.cell, label: "changed")
        #expect(throws: ChangeError.noElement(path: [3])) {
            try publisher.publish(
                changes: [.attributes(path: [0], row), .attributes(path: [3], row)], drawing: [0x61], through: .start)
        }
        #expect(
            String(describing: ChangeError.noElement(path: [3])) == """
                A change refers to the element at [3], which the published tree does not have, or to children that it \
                does not have. Paths refer to the tree after the preceding changes.
                """)
        try publisher.publish(tree("two"), through: .start)
        #expect(try split(pipe.read()).frame.tree == .whole(tree("two").root))
    }

    @Test func whatATestDoesNotReadIsNotSentAndTheTestIsReported() throws {
        typealias TreeError = AccessibilityPublisher.TreeError
        let pipe = try Pipe()
        let publisher = try greeted(pipe)
        var far = tree("far")
        far.root.children[1].attributes.frame.size.columns = .max
        var long = tree("long")
        long.root.attributes.value = String(repeating: "x", count: Envelope.sizeLimit)
        var revision = 0
        for (refused, isSame) in [
            (far, { if case .outOfBounds = $0 { true } else { false } }),
            (long, { if case .tooLarge(let bytes) = $0 { bytes > Envelope.sizeLimit } else { false } }),
        ] as [(AccessibilityTree, (TreeError?) -> Bool)] {
            // As the first frame, after another, and as changes of that.
            for place in 0..<3 {
                let error = #expect(throws: TreeError.self) {
                    if place == 2 {
                        let row = refused.root.children[1].attributes
                        let changes: [AccessibilityChange] = [
                            .attributes(path: [], refused.root.attributes), .attributes(path: [1], row),
                        ]
                        try publisher.publish(changes: changes, drawing: [0x61], through: .start)
                    } else {
                        try publisher.publish(refused, drawing: [0x61], through: .start)
                    }
                }
                #expect(isSame(error))
                let told = AppMessage.unpublished(error?.description ?? "").envelope(token: "secret")
                #expect(try pipe.read() == told.bytes)
                // The next tree is whole, and the frame that was refused is not counted.
                revision += 1
                try publisher.publish(tree("one"), drawing: [0x62], through: .start)
                let (drawing, frame) = try split(pipe.read())
                #expect(drawing == [0x62] && frame.revision == revision && frame.tree == .whole(tree("one").root))
            }
        }
    }

    @Test func drawingAndTreeLeaveInOneWrite() throws {
        let socket = try MessageSocket()
        let publisher = AccessibilityPublisher(output: socket.writer, environment: environment(token: "secret"))
        _ = try socket.read()
        try publisher.publish(tree("one"), drawing: Array("drawing".utf8), through: .start)
        // One read gives one write.
        let (drawing, frame) = try split(socket.read())
        #expect(drawing == Array("drawing".utf8) && frame.revision == 1)
    }

    @Test func withoutATokenOnlyTheDrawingLeaves() throws {
        let pipe = try Pipe()
        let publisher = AccessibilityPublisher(output: pipe.writer, environment: environment(token: nil))
        #expect(!publisher.isActive)
        let bytes = (0...255).map { UInt8($0) }
        try publisher.publish(tree("one"), drawing: bytes, through: .start)
        try publisher.publish(tree("two"), through: .start)
        try publisher.publish(tree("three"), drawing: [0x61], through: .start)
        try publisher.publish(changes: [.attributes(path: [9], .init(.cell))], through: .start)
        try publisher.write([0x62])
        #expect(try pipe.read() == bytes + [0x61, 0x62])
    }

    /// Its output is the list of the screens.
    @Test func anAppThatIsAskedForItsScreensDoesNotGreet() throws {
        let pipe = try Pipe()
        let variables = [LaunchKeys.token: "secret", LaunchKeys.catalog: "1"]
        let publisher = AccessibilityPublisher(
            output: pipe.writer, environment: LaunchEnvironment(variables: variables))
        try publisher.write([0x61])
        #expect(try pipe.read() == [0x61])
    }

    @Test func withoutATokenAllInputIsTheAppsAndNothingIsRefused() throws {
        let pipe = try Pipe()
        let publisher = AccessibilityPublisher(output: pipe.writer, environment: environment(token: nil))
        var tree = tree("far")
        tree.root.children[1].attributes.frame.size.columns = .max
        tree.timersDue = -1
        try publisher.publish(tree, drawing: [0x61], through: .start)
        #expect(try pipe.read() == [0x61])
        for token in ["", "secret"] {
            let bytes = [0x61] + TestMessage.sync(after: 1, token: token).bytes + [Envelope.lead]
            #expect(publisher.receive(bytes).bytes == bytes)
        }
    }

    @Test func messagesOfTheTestAreTakenOutOfTheInput() throws {
        let pipe = try Pipe()
        let publisher = try greeted(pipe)
        let (_, sync) = TestMessage.sync(after: 10, token: "secret")
        let input = publisher.receive(Array("ab".utf8) + sync)
        #expect(input.bytes == Array("ab".utf8) && input.mark > .start)
        try publisher.publish(tree("one"), through: input.mark)
        let frame = try split(pipe.read()).frame
        #expect([frame.mark, frame.dropped] == [10 + sync.count, 8])
    }

    @Test func fullPipeThatDoesNotBlockIsWaitedFor() throws {
        let pipe = try Pipe()
        let publisher = try greeted(pipe)
        let filling = try pipe.fill()
        let drawing = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        let tree = tree("one")
        let written = DispatchSemaphore(value: 0)
        DispatchQueue(label: "publish").async {
            try? publisher.publish(tree, drawing: drawing, through: .start)
            written.signal()
        }
        var bytes: [UInt8] = []
        let total = filling.count + drawing.count
        while bytes.count < total || bytes.suffix(2) != [0x1B, 0x5C] { bytes += try pipe.read() }
        #expect(written.wait(timeout: .now() + 60) == .success)
        #expect(Array(bytes.prefix(filling.count)) == filling)
        let (received, frame) = try split(Array(bytes.dropFirst(filling.count)))
        #expect(received == drawing && frame.tree == .whole(tree.root))
    }

    @Test func terminalThatIsGoneThrows() throws {
        let terminal = try HungUpTerminal()
        for token in ["secret", nil] {
            let publisher = AccessibilityPublisher(output: terminal.slave, environment: environment(token: token))
            for body in [
                { try publisher.publish(tree("one"), drawing: [0x61], through: .start) },
                { try publisher.write([0x61]) },
            ] {
                #expect(
                    message(body)
                        == "The terminal cannot be written to: Input/output error. It was probably closed.")
            }
        }
    }
}
