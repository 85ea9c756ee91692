/// A source that knows where one is.
protocol LocationSource: AnyObject {
    /// Calls `receive` with each location from now on, and with nil once there are no more.
    func start(accuracy: Accuracy, _ receive: @escaping (Location?) -> Void)

    /// Calls it no more.
    func stop()
}
