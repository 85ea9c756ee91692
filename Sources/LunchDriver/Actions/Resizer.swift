import LunchElements
import LunchTerminal
import LunchWire

/// Gives an app's terminal another size.
struct Resizer {
    let run: AppRun

    /// Changes the size, once the app has settled on what was done to it before: it hears of a size at once, even if
    /// keys still wait to be read.
    ///
    /// An app to which nothing was done since it settled is not waited for. So one that draws all the time can be resized.
    ///
    /// - Throws: if a terminal cannot have the size, or if the app is not running or does not settle in time; the size stays then.
    func resize(to size: CellSize) throws(TUIError) {
        if !size.isPossible { throw run.error(.input(.noSize(size)), in: run.lastFrame) }
        let mayResize = run.session?.monitor.read { !$0.life.isOver && $0.sent.history.unsettledSince == nil } ?? false
        if !mayResize { _ = try run.settler.settledFrame() }
        run.session?.awaitPace()
        run.session?.awaitSleep(until: .now + run.configuration.settleTimeout)
        run.session?.resize(to: size)
    }
}

extension AppRun {
    /// Gives the terminal another size.
    var resizer: Resizer { Resizer(run: self) }
}
