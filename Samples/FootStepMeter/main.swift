import Lunch
import SampleKit

let app = App(name: "FootStepMeter")
do {
    let footSteps = FootSteps(app: app)
    let launcher = Launcher(with: footSteps)
    app.run(try launcher.screen(default: footSteps.screen(at: .home)), show: launcher.screen(for:))
} catch {
    app.fail(error)
}
