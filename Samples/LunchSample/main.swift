import Lunch
import SampleKit

let app = App(name: "LunchSample")
do {
    let meals = Meals(locale: app.locale)
    let screen = try Launcher(with: meals.catalogue).launch() ?? LunchScreen()
    app.run(try meals.tabs(showing: screen))
} catch {
    app.fail(error)
}
