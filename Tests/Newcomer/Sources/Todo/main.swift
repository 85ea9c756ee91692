import Console
import Lunch

let screens = Catalog<TodoScreen> {
    ScreenEntry("Todo", mock: TodoList.self, variants: ["empty": TodoList()]) { TodoScreen($0 ?? .example) }
}

do {
    let launcher = Launcher(with: screens)
    var screen = launcher.screen(default: TodoScreen(.example))
    Terminal.open()
    let publisher = AccessibilityPublisher()
    let timers = LaunchTimers(publisher.clock)
    timers.after(.seconds(60)) { screen.isLate = true }
    try publisher.publish(screen.tree, drawing: screen.drawing, through: .start)
    while let bytes = Terminal.next(atMost: timers.untilNext) {
        let input = publisher.receive(bytes)
        screen.handle(input.bytes)
        if let request = input.show, let next = launcher.screen(for: request) { screen = next }
        timers.fire()
        try publisher.publish(screen.tree, drawing: screen.drawing, through: input.mark)
    }
} catch {
    Terminal.leave("Todo: \(error)", status: 64)
}
