/// Takes a while before it is shown, and over each input, each time in the same way.
final class DawdlingScreen: FixtureScreen {
    struct Options: Decodable {
        var way: Way
        /// A pipe with a name, by which somebody ends the wait.
        var path: String?
        var isSlowFromTheStart: Bool
    }

    enum Way: String, Decodable {
        case computes, sleeps, limit, alarm, computingThread, sleepingThread, turns, child, somebody
    }

    private let options: Options
    private var keys = 0

    override var lines: [(identifier: String, text: String)] { [("keys", "keys \(keys)")] }

    init(_ options: Options) {
        self.options = options
        super.init()
        if options.isSlowFromTheStart { dawdle() }
    }

    override func handle(_ bytes: [UInt8]) {
        dawdle()
        keys += bytes.count
    }

    override func resized() { dawdle() }

    private func dawdle() {
        switch options.way {
        case .computes: Dawdling.compute()
        case .sleeps: Dawdling.sleep()
        case .limit: Dawdling.waitWithALimit()
        case .alarm: Dawdling.waitForAnAlarm()
        case .computingThread: Dawdling.waitForAThreadThatComputes()
        case .sleepingThread: Dawdling.waitForAThreadThatSleeps()
        case .turns: Dawdling.waitForThreadsThatTakeTurns()
        case .child: Dawdling.waitForAChild()
        case .somebody: if let path = options.path { Dawdling.waitForSomebody(at: path) }
        }
    }
}
