import Lunch
import SampleKit

let app = App(name: "LunchSample")
do {
    let meals = Meals(locale: app.locale)
    let launcher = Launcher(with: meals)
    app.run(try launcher.screen(default: meals.tabs(showing: LunchScreen())), show: launcher.screen(for:))
} catch {
    app.fail(error)
}
