import Lunch
import SampleKit

let app = App(name: "Feed")
do {
    let launcher = Launcher(with: FeedScreens(app: app))
    app.run(try launcher.launch(or: WallScreen(app: app, mock: nil)), show: launcher.show)
} catch {
    app.fail(error)
}
