import SampleKit

/// Shows "Dinner".
struct DinnerScreen: Screen {
    let identifier = "Dinner"
    let view: View = Label("Dinner", identifier: "dinnerLabel")
}
