import Lunch
import SampleKit

let app = App(name: "FootStepMeter")
do {
    let footSteps = FootSteps(app: app)
    let launcher = Launcher(with: footSteps)
    app.run(try launcher.launch(or: footSteps.screen(at: .home)), show: launcher.show)
} catch {
    app.fail(error)
}
