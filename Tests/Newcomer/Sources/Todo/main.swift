import Lunch

let screens = Catalogue<TodoScreen> {
    ScreenEntry("Todo", mock: TodoList.self, variants: ["empty": TodoList()]) { TodoScreen($0) }
}

do {
    let launcher = Launcher(with: screens)
    var screen = try launcher.launch() ?? TodoScreen(nil)
    Terminal.open()
    let publisher = AccessibilityPublisher()
    try publisher.publish(screen.tree, drawing: screen.drawing, through: .start)
    var mark = InputMark.start
    while let bytes = Terminal.next() {
        let input = publisher.receive(bytes)
        if !bytes.isEmpty { mark = input.mark }
        screen.handle(input.bytes)
        if let request = input.show, let next = launcher.show(request) { screen = next }
        try publisher.publish(screen.tree, drawing: screen.drawing, through: mark)
    }
} catch {
    Terminal.complain("Todo: \(error)\n")
    Terminal.leave(64)
}
