package import LunchWire

/// One thing that happened in a test, with its time.
package struct TraceRecord: Equatable, Sendable {
    /// The number of the launch that it is about, counted from 1; 0 if it is about none.
    package var launch: Int

    /// The time since the test began, in nanoseconds.
    package var time: Int

    package var content: Content

    package init(launch: Int = 0, time: Int, _ content: Content) {
        self.launch = launch
        self.time = time
        self.content = content
    }

    /// The event that the record describes.
    package enum Content: Equatable, Sendable {
        /// The test began.
        case test(TraceTest)
        /// A program was launched.
        case launch(TraceLaunch)
        /// A step of the test began.
        case stepBegan(TraceStepBegan)
        /// A step of the test ended.
        case stepEnded(TraceStepEnded)
        /// Input was sent to the program.
        case input(TraceInput)
        /// The program wrote something.
        case output(position: Int, [UInt8])
        /// The state of the terminal as bytes for a new one.
        case keyFrame(position: Int, columns: Int, rows: Int, [UInt8])
        /// The terminal got another size.
        case resized(position: Int, columns: Int, rows: Int)
        /// A synchronized update was shown before the program had ended it.
        case shown(position: Int)
        /// A frame was committed.
        case frame(TraceFrame)
        /// The program was found to have settled.
        case settled(TraceSettled)
        /// The program ended.
        case exited(TraceExit)
        /// A failure of Lunch's, as a value.
        case failure(LunchJSON)
        /// The test library recorded an issue.
        case issue(TraceIssue)
        /// Records are missing here.
        case dropped(TraceDropped)
        /// The test ended.
        case verdict(TraceVerdict)
    }

    /// The letter that a kind of record has in a file.
    package enum Kind: UInt8, CaseIterable, Sendable {
        case test = 0x54  // T
        case launch = 0x4C  // L
        case stepBegan = 0x42  // B
        case stepEnded = 0x45  // E
        case input = 0x49  // I
        case output = 0x4F  // O
        case keyFrame = 0x4B  // K
        case resized = 0x52  // R
        case shown = 0x48  // H
        case frame = 0x46  // F
        case settled = 0x53  // S
        case exited = 0x58  // X
        case failure = 0x50  // P
        case issue = 0x55  // U
        case dropped = 0x44  // D
        case verdict = 0x56  // V

        package var letter: Character { Character(UnicodeScalar(rawValue)) }
    }

    package var kind: Kind {
        switch content {
        case .test: .test
        case .launch: .launch
        case .stepBegan: .stepBegan
        case .stepEnded: .stepEnded
        case .input: .input
        case .output: .output
        case .keyFrame: .keyFrame
        case .resized: .resized
        case .shown: .shown
        case .frame: .frame
        case .settled: .settled
        case .exited: .exited
        case .failure: .failure
        case .issue: .issue
        case .dropped: .dropped
        case .verdict: .verdict
        }
    }

    /// The number of bytes that the program had written when it happened; nil for a record without a position.
    package var position: Int? {
        switch content {
        case .output(let position, _), .keyFrame(let position, _, _, _), .resized(let position, _, _),
            .shown(let position):
            position
        case .frame(let frame): frame.position
        default: nil
        }
    }
}
