import Console
import Lunch

let screens = Catalog<ShopScreen> {
    ScreenEntry("Shop", mock: Cart.self, variants: ["empty": Cart(items: [])]) { ShopScreen($0 ?? .example) }
}

do {
    let launcher = Launcher(with: screens)
    var screen = launcher.screen(default: ShopScreen(.example))
    Terminal.open()
    let publisher = AccessibilityPublisher()
    let timers = LaunchTimers(publisher.clock)
    try publisher.publish(screen.tree, drawing: screen.drawing, through: .start)
    while let bytes = Terminal.next(atMost: timers.untilNext) {
        let input = publisher.receive(bytes)
        screen.handle(input.bytes)
        if let delay = screen.loadsAt {
            screen.loadsAt = nil
            timers.after(delay) { screen.isLoaded = true }
        }
        timers.fire()
        try publisher.publish(screen.tree, drawing: screen.drawing, through: input.mark)
    }
} catch {
    Terminal.leave("Shop: \(error)", status: 64)
}
