import LunchBridge
import StandIns

/// A screen that says what is on it, if it is not forgetful.
final class Scene: Mosaic.Scene {
    private let town: String
    private let isForgetful: Bool

    init(_ town: String, isForgetful: Bool) { (self.town, self.isForgetful) = (town, isForgetful) }

    var body: Mosaic.Block {
        if !isForgetful { bridge.beginDrawing() }
        return .text(bridge.marked(town, identifier: town, as: .init(.staticText)))
    }

    func handle(_ key: Character) {}
}

let screens = Catalog<any Mosaic.Scene> {
    ScreenEntry("Rome") { Scene("Rome", isForgetful: false) }
    ScreenEntry("Oslo") { Scene("Oslo", isForgetful: false) }
    ScreenEntry("Paris") { Scene("Paris", isForgetful: true) }
}
let bridge = LaunchBridge()
bridge.publisher.markForm = .onEachCharacter
let runner = Mosaic.Runner(try bridge.start(screens, home: "Rome") { runner.show($0) })
runner.run()
