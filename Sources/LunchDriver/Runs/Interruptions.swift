/// Changes what must be done about alerts that come at any time.
struct Interruptions: Sendable {
    /// The reaction of a test to the alert that is topmost; it returns whether it did anything.
    typealias Handler = @Sendable () throws -> Bool

    struct Monitor: Sendable {
        let number: Int
        let description: String
        let handler: Handler
    }

    private(set) var monitors: [Monitor] = []
    private var count = 0
    /// True if a monitor is dealing with an alert.
    private var isHandling = false

    /// Adds a monitor; returns the number to remove it by.
    mutating func add(_ description: String, _ handler: @escaping Handler) -> Int {
        count += 1
        monitors.append(Monitor(number: count, description: description, handler: handler))
        return count
    }

    /// Removes a monitor, if it is still there.
    mutating func remove(_ number: Int) { monitors.removeAll { $0.number == number } }

    /// The monitors that must be asked, the first to be asked first; `end()` has to follow if there are any.
    ///
    /// A handler is not interrupted itself by the alert that it handles.
    mutating func begin() -> [Monitor] {
        guard !isHandling, !monitors.isEmpty else { return [] }
        isHandling = true
        return monitors.reversed()
    }

    mutating func end() { isHandling = false }
}
