import Lunch
import SampleKit

let app = App(name: "LunchSample")
do {
    let meals = Meals(locale: app.locale)
    let launcher = Launcher(with: meals)
    app.run(try launcher.launch(or: meals.tabs(showing: LunchScreen())), show: launcher.show)
} catch {
    app.fail(error)
}
