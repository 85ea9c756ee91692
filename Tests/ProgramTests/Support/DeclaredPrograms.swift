import LunchTest

struct Fzf {
    let app: TUIApplication
    var list: TUIElement { app.treating(.above(app.text("Enter: open")), as: .table) }
    var search: TUIElement { app.treating(.rightOf(app.text(/^>/, within: .cursorRow)), as: .textField) }
    var keys: TUIElement { app.treating(.element(app.text(/Enter: open.*/)), as: .toolbar) }
}

struct Lazygit {
    let app: TUIApplication
    var files: TUIElement { app.treating(.element(app.groups[/Files.*/]), as: .table) }
    var summary: TUIElement { app.treating(.element(app.groups["Commit summary"]), as: .textField) }
    var keys: TUIElement { app.treating(.below(app.groups["Command log"]), as: .toolbar) }
}

struct Htop {
    let app: TUIApplication
    var list: TUIElement { app.treating(.below(app.text("PID USER")).intersection(.above(keys)), as: .table) }
    var filter: TUIElement { app.treating(.rightOf(app.text("Filter:")), as: .textField) }
    var keys: TUIElement { app.treating(.element(app.text(/F1.*/)), as: .toolbar) }
}
