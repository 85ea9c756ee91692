package import LunchCommands
package import LunchElements
package import LunchTerminal
package import LunchWire

/// A place in a source file; the file's path is relative to the package.
package struct TracePlace: Hashable, Sendable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// The beginning of a test.
package struct TraceTest: Equatable, Sendable {
    package var name: String
    /// The name with target and suites, which no other test of the package has; nil if it is not known.
    package var identifier: String?
    /// The test library: `Swift Testing`, `XCTest`, or `lunch drive` for a library of another language.
    package var library: String
    package var place: TracePlace
    /// Counts the attempts of a test that is repeated, from 1.
    package var attempt: Int

    package init(
        name: String, identifier: String? = nil, library: String, place: TracePlace, attempt: Int = 1
    ) {
        self.name = name
        self.identifier = identifier
        self.library = library
        self.place = place
        self.attempt = attempt
    }
}

/// The launch of a program.
package struct TraceLaunch: Equatable, Sendable {
    package var program: String
    package var arguments: [String]
    /// The variables that the test set.
    package var environment: [String: String]
    /// The working directory, relative to the package if it is in it; nil if the test set none.
    package var directory: String?
    /// The identifier of the screen that was asked for; nil if none was.
    package var screen: String?
    package var userInfo: LunchJSON?
    package var columns: Int
    package var rows: Int
    package var profile = TUITerminalProfile.standard
    package var place: TracePlace?
    /// The values of which a secret was masked, so that they can't be used for a launch again.
    package var masked: Set<Masked> = []

    /// A value that an app was given.
    package enum Masked: Hashable, Sendable {
        /// The argument at an index.
        case argument(Int)
        case variable(String)
        case userInfo
    }

    package init(
        program: String, arguments: [String] = [], environment: [String: String] = [:], screen: String? = nil,
        userInfo: LunchJSON? = nil, columns: Int, rows: Int, place: TracePlace? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.screen = screen
        self.userInfo = userInfo
        self.columns = columns
        self.rows = rows
        self.place = place
    }
}

/// The beginning of a step: an action, a wait, a read or an expectation, or a part of the test with a name.
package struct TraceStepBegan: Equatable, Sendable {
    /// Counts the steps of a test from 1.
    package var step: Int
    /// The command, without what is typed, or the part of the test.
    package var content: StepContent
    package var place: TracePlace
    /// The position of the frame before.
    package var frame: Int?
    /// True if a secret in the command was masked, so that it is not the command that was performed.
    package var isMasked: Bool

    package init(
        step: Int, _ content: StepContent, place: TracePlace, frame: Int? = nil, isMasked: Bool = false
    ) {
        self.step = step
        self.content = content
        self.place = place
        self.frame = frame
        self.isMasked = isMasked
    }

    /// The action or the question; nil for a part of the test.
    package var action: TUICommand.Action? { content.command?.action }
}

/// The end of a step.
package struct TraceStepEnded: Equatable, Sendable {
    package var step: Int
    /// The value that a read or a wait has returned; nil for an action, and for a value of more than some kilobytes.
    package var result: LunchJSON?
    /// True if a secret in the value was masked.
    package var isMasked = false
    /// The failure as a value; nil if there was none.
    package var failure: LunchJSON?
    /// The position of the frame that the answer is about.
    package var frame: Int?
    /// The element that the step was about.
    package var element: LunchJSON?
    /// The cell that was tapped.
    package var cell: CellPoint?

    package init(
        step: Int, result: LunchJSON? = nil, failure: LunchJSON? = nil, frame: Int? = nil, element: LunchJSON? = nil,
        cell: CellPoint? = nil
    ) {
        self.step = step
        self.result = result
        self.failure = failure
        self.frame = frame
        self.element = element
        self.cell = cell
    }
}

/// Input that was sent to the program.
package struct TraceInput: Equatable, Sendable {
    /// The action that sent it, with the secret parts of a text marked.
    package var action: TUICommand.Action
    /// The cell at which the mouse was used; nil if it was not.
    package var cell: CellPoint?
    /// The bytes; nil if they are secret.
    package var bytes: [UInt8]?
    /// The number of bytes.
    package var count: Int

    package init(_ action: TUICommand.Action, at cell: CellPoint? = nil, bytes: [UInt8]?, count: Int) {
        self.action = action
        self.cell = cell
        self.bytes = bytes
        self.count = count
    }

    /// The input as a person names it.
    package var words: String { action.inputWords(at: cell, mark: TypedText.mark) }
}

/// A committed frame; its cells are those of the terminal at its position.
package struct TraceFrame: Equatable, Sendable {
    package var position: Int
    /// Counts the frames of a launch from 1, also those of a program that publishes none.
    package var number: Int
    package var origin: Origin

    package init(position: Int, number: Int, origin: Origin) {
        self.position = position
        self.number = number
        self.origin = origin
    }

    /// Where the elements of a frame come from.
    package enum Origin: Equatable, Sendable {
        /// The app has published them with this message; its tree may be the changes since the frame before.
        case published(FrameMessage)
        /// They are read from the cells, and from those of the frame with this number, which was shown before the last
        /// input; nil if there was none.
        case inferred(previous: Int?)
        case none
    }
}

/// The finding that a program has settled.
package struct TraceSettled: Equatable, Sendable {
    /// The position of the frame.
    package var frame: Int
    package var settling: TUISettling

    package init(frame: Int, settling: TUISettling) {
        self.frame = frame
        self.settling = settling
    }
}

/// The end of a program.
package struct TraceExit: Equatable, Sendable {
    /// The status; nil if it is not known.
    package var status: TUIExitStatus?
    /// The last lines that the program wrote to standard error.
    package var standardError: String?
    /// True if Lunch ended the program.
    package var isByLunch: Bool

    package init(_ status: TUIExitStatus?, standardError: String? = nil, isByLunch: Bool = false) {
        self.status = status
        self.standardError = standardError
        self.isByLunch = isByLunch
    }
}

/// An issue of the test library.
package struct TraceIssue: Equatable, Sendable {
    package var message: String
    package var place: TracePlace?

    package init(message: String, place: TracePlace?) {
        self.message = message
        self.place = place
    }
}

/// A gap: what is before it and what is after it are not next to each other.
package struct TraceDropped: Equatable, Sendable {
    package var records: Int
    package var bytes: Int
    package var why: String

    package init(records: Int, bytes: Int, why: String) {
        self.records = records
        self.bytes = bytes
        self.why = why
    }
}

/// The end of a test.
package struct TraceVerdict: Equatable, Sendable {
    package var verdict: TUIVerdict
    package var attempt: Int

    package init(_ verdict: TUIVerdict, attempt: Int = 1) {
        self.verdict = verdict
        self.attempt = attempt
    }
}
