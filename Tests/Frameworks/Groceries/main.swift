import LunchBridge
import Trellis

let screens = Catalog<View> {
    ScreenEntry("Start", mock: GroceryList.self) { StartScreen(GroceryStore($0 ?? .standard)) }
    ScreenEntry("List", mock: GroceryList.self) { ListScreen(GroceryStore($0 ?? .standard)) }
    ScreenEntry("Edit", mock: GroceryList.self) { EditScreen(GroceryStore($0 ?? .standard), row: 0) }
}
let views = ElementTable<View>(
    children: .property("children"), frame: .property("frame"), isHidden: .path(\.isHidden),
    hasFocus: .path(\.isFocused)
) {
    ElementRow(Label.self, .staticText, label: .property("content"))
    ElementRow(Button.self, .button, label: .property("title"))
    ElementRow(CheckBox.self, .checkBox, label: .property("title"), value: .property("mark"))
    ElementRow(TextField.self, .textField, value: .property("buffer"), placeholder: .property("hint"))
    ElementRow.list(ListView.self, rows: "rows", selection: .property("selection"), offset: .property("offset"))
    ElementRow(Alert.self, .alert, label: .property("title"))
}
let bridge = LaunchBridge { try views.elements(of: Reflected(App.shared).root, Reflected(App.shared).alert) }
App.shared.run(try bridge.start(screens, home: "Start") { App.shared.show($0) })
