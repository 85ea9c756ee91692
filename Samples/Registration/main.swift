import Lunch
import SampleKit

let app = App(name: "Registration")
let screens = RegistrationScreens(app: app)
let launcher = Launcher(with: screens)
app.run(launcher.launch(or: screens.registration(nil)), show: launcher.show)
