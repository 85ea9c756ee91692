/// A type that is built from what it depends on, so that a test can give it something else.
protocol Injectable {
    associatedtype Dependency

    init(with dependency: Dependency)
}

extension Injectable where Dependency == Void {
    init() { self.init(with: ()) }
}
