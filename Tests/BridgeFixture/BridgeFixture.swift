import Dispatch
import LunchBridge

/// An app on loops as frameworks have them, each slow where a bridge could take it for finished.
@main
enum BridgeFixture {
    static func main() {
        let environment = LaunchEnvironment.current()
        let name = environment.screen ?? CommandLine.arguments.dropFirst().first ?? "Source"
        guard let loop = loop(name) else { Console.leave(64, "BridgeFixture: no loop \(name)\n") }
        let screen = FixtureScreen(name: name)
        screen.drawsInLoop = name == "Sleeper"
        let bridge =
            loop is TurnLoop
            ? LaunchBridge(screen: name)
            : LaunchBridge(screen: name, settle: loop.settle, show: loop.follows ? { screen.show($0.screen) } : nil) {
                if name == "Broken" { _ = try Reflected(screen).kount.text }
                return screen.elements
            }
        screen.bridge = bridge
        Console.catchSignals(of: screen, on: loop)
        do {
            if name != "Unstarted" { try bridge.start() }
        } catch {
            Console.leave(71, "BridgeFixture: \(error)\n")
        }
        loop.run(screen)
    }

    private static func loop(_ name: String) -> (any FrameworkLoop)? {
        switch name {
        case "Source": SourceLoop()
        case "Thread": ThreadLoop()
        case "Reader", "Broken": ReaderLoop()
        case "Polling": PollingLoop()
        case "Lines": LineLoop()
        case "Signals": ReaderLoop(hasSignals: true)
        case "Keyboard": SourceLoop(hasSignals: true)
        case "Named": NamedLoop()
        case "Deaf": DeafLoop()
        case "Waiting": WaitingLoop()
        case "Unstarted": ReaderLoop()
        case "Sleeper": ReaderLoop(follows: true)
        case "Turns": TurnLoop()
        case "Silent": TurnLoop(presents: false)
        case "Napping": TurnLoop(naps: true)
        case "Restless": TurnLoop(naps: true, sleep: 0)
        case "Output": ReaderLoop(setsOutput: true)
        default: nil
        }
    }
}

/// The way in which a framework runs: who reads, and on which queue it handles that.
protocol FrameworkLoop: Sendable {
    /// True if it can go to another screen.
    var follows: Bool { get }
    /// True if a signal interrupts its read.
    var isInterrupted: Bool { get }
    var settle: LaunchBridge.Settle { get }
    func run(_ screen: FixtureScreen) -> Never
    /// Does something where input is handled.
    func perform(_ action: @escaping @Sendable () -> Void)
}

extension FrameworkLoop {
    var follows: Bool { false }
    var isInterrupted: Bool { false }
    var settle: LaunchBridge.Settle { { done in perform(done) } }
}
