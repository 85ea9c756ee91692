import Dispatch
import LunchTerminal

/// Telling listeners what happens to an app, while nothing is held.
extension Session {
    /// The longest time that a test waits for a listener that hears on another thread.
    private static let newsPatience = Duration.seconds(10)

    /// Tells what has happened, in order; what happens meanwhile is told as well.
    ///
    /// - Parameter count: the number of events that are told at least, if there are so many. A program that writes for ever has
    ///   written more each time that all has been told.
    func tellNews(upTo count: Int = .max) {
        while let items = monitor.mutate({ $0.news.take(upTo: count) }) {
            for item in items { audience.hear(item) }
            monitor.update { $0.news.finish() }
        }
    }

    /// Tells all that has happened so far, and returns once it has been told.
    func finishNews() {
        let count = monitor.read { $0.news.told < $0.news.count ? $0.news.count : 0 }
        guard count > 0 else { return }
        tellNews(upTo: count)
        if monitor.read({ $0.news.told < count }) {
            // Another thread is telling some of it.
            _ = monitor.take(until: .now + Self.newsPatience) { $0.news.isTold(count) ? true : nil }
        }
        callForNews()
    }

    /// Lets what has happened since the start be told.
    func releaseNews() {
        monitor.mutate { $0.news.release() }
        callForNews()
    }

    /// Has what has happened told soon, if there is anything and nobody does.
    ///
    /// Mostly the test does, which waits for that very output. A listener may take its time, and has a thread to itself.
    func callForNews() {
        guard monitor.mutate({ $0.news.callsThread() }) else { return }
        DeferredWork.shared.add { [self] in
            guard monitor.read({ $0.news.isToBeTold }) else { return }
            DispatchQueue.global().async { self.tellNews() }
        }
    }

    /// Notes who hears of what happens next.
    func listen(_ state: inout State) {
        state.news.listen(audience, isBetweenSequences: state.shown.terminal.isBetweenSequences)
    }
}
