import SampleKit

/// Shows "Lunch".
struct LunchScreen: Screen {
    let identifier = "Lunch"
    let view: View = Label("Lunch", identifier: "lunchLabel")
}
