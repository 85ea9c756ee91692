import Lunch
import SampleKit

/// A location source that goes along a route, one point a second on the app's clock.
final class ReplayedRoute: LocationSource {
    private let route: [Coordinate]
    private let app: App
    private let now: () -> Double
    private var timer: LaunchTimer?

    /// Creates a source; `now` is the time of day in seconds since 1970, read at each start.
    init(_ route: [Coordinate], on app: App, now: @escaping () -> Double) {
        self.route = route
        self.app = app
        self.now = now
    }

    func start(accuracy: Accuracy, _ receive: @escaping (Location?) -> Void) {
        stop()
        step(to: 0, start: now(), accuracy, receive)
    }

    func stop() {
        if let timer { app.cancel(timer) }
        timer = nil
    }

    private func step(to index: Int, start: Double, _ accuracy: Accuracy, _ receive: @escaping (Location?) -> Void) {
        guard index < route.count else { return receive(nil) }
        timer = app.after(.seconds(1)) { [self] in
            let place = route[index]
            let course = index > 0 ? route[index - 1].course(to: place) : (length: 0, direction: 0)
            receive(
                Location(
                    latitude: place.latitude, longitude: place.longitude, accuracy: accuracy.metres,
                    speed: course.length, direction: course.direction, time: start + Double(index + 1)))
            // Whoever receives it may have stopped.
            if timer != nil { step(to: index + 1, start: start, accuracy, receive) }
        }
    }
}

extension [Coordinate] {
    /// A short walk near Tokyo Station, at 1.4 metres a second: a terminal has no receiver that would know a better one.
    static let walk: [Coordinate] = {
        let legs: [(north: Double, east: Double, seconds: Int)] = [
            (1, 0, 16), (0, 1, 24), (-1, 0, 6), (0.7, 0.7, 14), (0, 1, 10), (-1, 0, 30), (0, -1, 20),
        ]
        var walk = [Coordinate(latitude: 35.6812, longitude: 139.7671)]
        for leg in legs {
            for _ in 0..<leg.seconds {
                let last = walk[walk.count - 1]
                walk.append(
                    Coordinate(
                        latitude: last.latitude + 0.0000126 * leg.north,
                        longitude: last.longitude + 0.0000155 * leg.east))
            }
        }
        return walk
    }()
}
