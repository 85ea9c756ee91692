/// The content that an app shows under one identifier.
///
/// ```swift
/// struct DinnerScreen: Screen {
///     let identifier = "Dinner"
///     let view: View = Label("Dinner", identifier: "dinnerLabel")
/// }
/// ```
public protocol Screen {
    /// The name by which the screen is launched.
    var identifier: String { get }

    /// The name that a person would give the screen; its identifier unless told otherwise.
    var title: String { get }

    /// The view that is drawn: the same each time, since a view keeps its own state.
    var view: View { get }

    /// Called by a tab bar or a navigation stack each time that it brings the screen into view: the place to load what
    /// may have changed meanwhile.
    func appear()
}

extension Screen {
    /// The identifier of the screen.
    public var title: String { identifier }

    /// Does nothing.
    public func appear() {}
}
