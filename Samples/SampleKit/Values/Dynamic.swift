/// A value that tells one listener what it is set to: what a view model offers, and what a screen shows.
public final class Dynamic<Value> {
    /// A listener to the value.
    public typealias Listener = (Value) -> Void

    /// The value; the listener is told each time that it is set, also to what it was.
    public var value: Value { didSet { listener?(value) } }

    private var listener: Listener?

    /// Creates a value without a listener.
    public init(_ value: Value) { self.value = value }

    /// Makes a listener the one that is told; the one before is forgotten.
    public func bind(_ listener: Listener?) { self.listener = listener }

    /// Makes a listener the one that is told, and tells it the value at once.
    public func bindAndFire(_ listener: Listener?) {
        bind(listener)
        listener?(value)
    }
}

extension Dynamic where Value: Equatable {
    /// Sets the value where it is another one than before, so that only changes are told.
    public func change(to value: Value) {
        if value != self.value { self.value = value }
    }
}
