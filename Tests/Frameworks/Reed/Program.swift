import Dispatch
import Foundation

/// An event that a model is updated with: a key, a new size, or one of the application's own.
public protocol Message: Sendable {}

/// The size of the terminal, which a model is told at the beginning and after each change.
public struct WindowSize: Message, Equatable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int = 80, rows: Int = 24) {
        self.columns = columns
        self.rows = rows
    }
}

/// A message that ends the program.
public struct Quit: Message {
    public init() {}
}

/// The state of an application, how messages change it, and how it looks.
public protocol Model {
    /// Returns the first command.
    func start() -> Command?

    /// Changes the state by a message, and returns what to do next.
    mutating func update(_ message: any Message) -> Command?

    /// Returns the whole screen, line by line.
    func view() -> String
}

/// Work that is done beside the program, and the messages that come of it.
public struct Command: Sendable {
    let operations: [@Sendable () async -> (any Message)?]

    public static let quit = Command { Quit() }

    public init(_ operation: @escaping @Sendable () async -> (any Message)?) {
        operations = [operation]
    }

    private init(operations: [@Sendable () async -> (any Message)?]) {
        self.operations = operations
    }

    /// Returns a command that does several at once.
    public static func batch(_ commands: Command?...) -> Command {
        Command(operations: commands.compactMap(\.self).flatMap(\.operations))
    }

    /// Returns a command that sends a message after a while.
    public static func tick(after duration: Duration, _ message: some Message) -> Command {
        Command {
            try? await Task.sleep(for: duration)
            return message
        }
    }
}

/// Runs a model on the terminal.
public final class Program<State: Model> {
    private var state: State
    private var shown: String?
    private let mailbox = Mailbox()

    public init(_ state: State) {
        self.state = state
    }

    /// Runs until the model quits, Control-C is pressed or the input ends, and returns the last state.
    public func run() throws -> State {
        let terminal = try Terminal()
        defer { terminal.restore() }
        let resizing = signals(SIGWINCH) { [mailbox] in mailbox.send(Terminal.size) }
        let termination = signals(SIGTERM) { [mailbox] in mailbox.send(Quit()) }
        defer {
            resizing.cancel()
            termination.cancel()
        }
        mailbox.send(Terminal.size)
        perform(state.start())
        readKeys(into: mailbox)
        while true {
            let message = mailbox.next()
            if message is Quit || message as? Key == .control("c") { return state }
            if message is WindowSize { shown = nil }
            perform(state.update(message))
            render(on: terminal)
        }
    }

    /// Draws the view, unless it looks as before.
    private func render(on terminal: Terminal) {
        let view = state.view()
        guard view != shown else { return }
        shown = view
        terminal.draw(view)
    }

    private func perform(_ command: Command?) {
        for operation in command?.operations ?? [] {
            Task { [mailbox] in
                if let message = await operation() { mailbox.send(message) }
            }
        }
    }

    private func signals(
        _ number: Int32, _ action: @escaping @Sendable () -> Void
    ) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler(handler: action)
        source.activate()
        return source
    }
}
