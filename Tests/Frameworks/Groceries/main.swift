import LunchBridge
import Trellis

let screens = Catalogue<View> {
    ScreenEntry("Start", mock: GroceryList.self) { StartScreen(GroceryStore($0 ?? .standard)) }
    ScreenEntry("List", mock: GroceryList.self) { ListScreen(GroceryStore($0 ?? .standard)) }
    ScreenEntry("Edit", mock: GroceryList.self) { EditScreen(GroceryStore($0 ?? .standard), row: 0) }
}
let views = ElementTable<View>(children: "children", frame: "frame", isHidden: "isHidden", hasFocus: .path(\.isFocused))
{
    ElementRow(Label.self, .staticText, label: "content")
    ElementRow(Button.self, .button, label: "title")
    ElementRow(CheckBox.self, .checkBox, label: "title", value: "mark")
    ElementRow(TextField.self, .textField, value: "buffer", placeholder: "hint")
    ElementRow.list(ListView.self, rows: "rows", selection: "selection", offset: "offset")
    ElementRow(Alert.self, .alert, label: "title")
}
let bridge = LaunchBridge { try views.elements(of: Reflected(App.shared).root, Reflected(App.shared).alert) }
App.shared.run(try bridge.start(screens, home: "Start") { App.shared.show($0) })
