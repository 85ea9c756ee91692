import Lunch
import SampleKit

let app = App(name: "Registration")
let screens = RegistrationScreens(app: app)
let launcher = Launcher(with: screens)
app.run(launcher.screen(default: screens.registration(nil)), show: launcher.screen(for:))
