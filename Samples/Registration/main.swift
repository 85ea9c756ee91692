import Lunch
import SampleKit

let app = App(name: "Registration")
do {
    let screens = RegistrationScreens(app: app)
    let launcher = Launcher(with: screens)
    app.run(try launcher.launch(or: screens.registration(nil)), show: launcher.show)
} catch {
    app.fail(error)
}
