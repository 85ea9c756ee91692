import Lunch
import SampleKit

let app = App(name: "Feed")
let launcher = Launcher(with: FeedScreens(app: app))
app.run(launcher.screen(default: WallScreen(app: app, mock: nil)), show: launcher.screen(for:))
