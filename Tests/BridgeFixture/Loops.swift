import Dispatch
import LunchBridge

/// Owns the main thread and reads by a source of dispatch, a few bytes at a time; handles and draws later in the queue.
struct SourceLoop: FrameworkLoop {
    var hasSignals = false
    let follows = true

    func perform(_ action: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: action) }

    func run(_ screen: FixtureScreen) -> Never {
        Console.makeRaw(signals: hasSignals)
        let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
        source.setEventHandler {
            guard let bytes = Console.read(atMost: 997) else { Console.leave(3) }
            DispatchQueue.main.async {
                Console.pause(milliseconds: 1)
                screen.handle(bytes)
                DispatchQueue.main.async {
                    Console.pause(milliseconds: 1)
                    screen.draw()
                }
            }
        }
        source.resume()
        DispatchQueue.main.async { screen.draw() }
        dispatchMain()
    }
}

/// Reads on a thread, and handles on a queue.
struct ThreadLoop: FrameworkLoop {
    private let queue = DispatchQueue(label: "framework")

    func perform(_ action: @escaping @Sendable () -> Void) { queue.async(execute: action) }

    func run(_ screen: FixtureScreen) -> Never {
        Console.makeRaw(signals: false)
        queue.async { screen.draw() }
        Console.startThread {
            while let bytes = Console.read(atMost: 4096) {
                // Between the read and the queue nothing tells that there is input.
                Console.pause(milliseconds: 2)
                queue.async {
                    screen.handle(bytes)
                    queue.async {
                        Console.pause(milliseconds: 1)
                        screen.draw()
                    }
                }
            }
            Console.leave(3)
        }
        Console.waitForever()
    }
}

/// Reads, handles and draws on the main thread.
struct ReaderLoop: FrameworkLoop {
    var hasSignals = false
    var setsOutput = false
    var follows = false
    let isInterrupted = true

    func perform(_ action: @escaping @Sendable () -> Void) { action() }

    func run(_ screen: FixtureScreen) -> Never {
        Console.makeRaw(signals: hasSignals, of: setsOutput ? 1 : 0)
        screen.draw()
        while let bytes = Console.read(atMost: 4096, interrupted: { screen.draw() }) {
            Console.pause(milliseconds: 1)
            screen.handle(bytes)
            Console.pause(milliseconds: 1)
            screen.draw()
        }
        Console.leave(3)
    }
}

/// Looks for input every few milliseconds, and draws in the next round.
struct PollingLoop: FrameworkLoop {
    private let actions = Actions()

    func perform(_ action: @escaping @Sendable () -> Void) { actions.add(action) }

    func run(_ screen: FixtureScreen) -> Never {
        Console.makeRaw(signals: false)
        Console.makeNonBlocking()
        var isDrawn = false
        while true {
            if !isDrawn { screen.draw() }
            isDrawn = true
            for action in actions.take() { action() }
            guard let bytes = Console.read(atMost: 4096) else { Console.leave(3) }
            if !bytes.isEmpty {
                screen.handle(bytes)
                isDrawn = false
            }
            Console.pause(milliseconds: 5)
        }
    }
}

/// Reads lines, as a terminal has them that nobody has set up.
///
/// Its state has a lock, since the thread sanitizer does not know of the order of what reads through stdio.
struct LineLoop: FrameworkLoop {
    private let lock = DispatchQueue(label: "framework")

    func perform(_ action: @escaping @Sendable () -> Void) { lock.sync(execute: action) }

    func run(_ screen: FixtureScreen) -> Never {
        lock.sync { screen.draw() }
        while let line = readLine(strippingNewline: false) {
            Console.pause(milliseconds: 1)
            lock.sync { screen.handle(Array(line.utf8)) }
            // The screen is not cleared, so that it can be seen what the terminal has shown.
            Console.print("heard \(line.count)\r\n")
        }
        Console.leave(3)
    }
}

/// Opens the terminal by its name, and reads it there.
struct NamedLoop: FrameworkLoop {
    func perform(_ action: @escaping @Sendable () -> Void) { action() }

    func run(_ screen: FixtureScreen) -> Never {
        Console.makeRaw(signals: false)
        screen.draw()
        let terminal = Console.openTerminal()
        while let bytes = Console.read(atMost: 4096, from: terminal) { screen.handle(bytes) }
        Console.leave(3)
    }
}

/// The app's own loop: draws, says what it has drawn, and waits for a key, as an app on curses does.
struct TurnLoop: FrameworkLoop {
    var presents = true
    /// True if it looks for a key and sleeps, and does not wait for one.
    var naps = false
    var sleep: UInt32 = 16
    let isInterrupted = true

    func perform(_ action: @escaping @Sendable () -> Void) { action() }

    func run(_ screen: FixtureScreen) -> Never {
        let screens = Catalog<String> {
            ScreenEntry("Turns") { "Turns" }
            ScreenEntry("Elsewhere") { "Elsewhere" }
        }
        Console.makeRaw(signals: false)
        var turn = 0
        while true {
            if let next = screen.bridge?.nextScreen(of: screens) { _ = screen.show(next) }
            screen.draw()
            turn += 1
            Console.print("\u{1B}[20;1H\(turn < 50 ? "few" : "many") turns")
            Console.flush()
            if presents { screen.bridge?.present { screen.elements } }
            if naps, !Console.canRead(within: 0) {
                if sleep > 0 { Console.pause(milliseconds: sleep) }
                continue
            }
            guard var bytes = Console.read(atMost: 4096, returnsIfInterrupted: true) else { Console.leave(3) }
            // More may follow an Escape; if it does not in a while, it was the key.
            if bytes.last == 0x1B, Console.canRead(within: 150) { bytes += Console.read(atMost: 4096) ?? [] }
            Console.pause(milliseconds: 1)
            screen.handle(bytes)
            // A question with a loop of its own, which says nothing of what it shows.
            if bytes == [0x0F] { _ = Console.read(atMost: 1) }
        }
    }
}

/// Reads on the main thread, and has told the bridge to wait for a queue that nothing runs on.
struct WaitingLoop: FrameworkLoop {
    func perform(_ action: @escaping @Sendable () -> Void) { DispatchQueue.main.sync(execute: action) }

    func run(_ screen: FixtureScreen) -> Never { ReaderLoop().run(screen) }
}

/// Reads on the main thread, and has told the bridge of a queue that nothing runs on.
struct DeafLoop: FrameworkLoop {
    func perform(_ action: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: action) }

    func run(_ screen: FixtureScreen) -> Never { ReaderLoop().run(screen) }
}
