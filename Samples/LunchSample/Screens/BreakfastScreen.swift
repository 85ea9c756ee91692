import SampleKit

/// Shows what there is for breakfast; nothing where nobody has said.
struct BreakfastScreen: Screen {
    let identifier = "Breakfast"
    let view: View

    init(menu: Menu?) {
        view = Label(menu?.menu ?? "", identifier: "menuLabel")
    }
}
