import LunchElements
import LunchWire

/// The result of looking for one element in one frame: the target of an action, or the reason why a person cannot act on it.
struct Lookup {
    let resolution: Resolution

    /// The only element that the query finds, whether something can be done to it or not; nil if there is none, or several.
    let target: Target?

    /// The alert that has to be answered before the target can be reached; it is one of the app's own elements.
    let alert: Target?

    /// The reason why nothing can be done to the target, or why there is none; nil if nothing is in the way.
    let failure: ElementFailure?

    /// Looks for the only element that a query finds in a frame.
    ///
    /// - Parameter needsMouse: whether the mouse has to meet it.
    init(_ steps: [QueryStep], in frame: TUIFrame, needsMouse: Bool = false) {
        let resolution = Resolution(steps, in: frame)
        let target = resolution.index.map { Target(frame: resolution.frame, index: $0) }
        let alert = target.flatMap { $0.frame.alert(before: $0.index) }.map { Target(frame: frame, index: $0) }
        (self.resolution, self.target, self.alert) = (resolution, target, alert)
        failure =
            if let target { target.impediment(behind: alert) ?? (needsMouse ? target.outOfReach : nil) } else {
                resolution.problem
            }
    }

    /// True if nothing but input can take what is in the way, once the app has settled.
    var isFinal: Bool {
        // An alert goes away when it is answered, not by being waited for.
        alert != nil || resolution.frame.isFinal(for: resolution.steps)
    }
}

extension Target {
    /// The reason why a person cannot act on it, however it is reached; nil if there is none.
    fileprivate func impediment(behind alert: Target?) -> ElementFailure? {
        if let alert {
            return .behindAlert(
                attributes, alert: alert.attributes, hasButton: alert.frame.committed.hasAnswer(alert.index))
        }
        return attributes.isEnabled ? nil : .disabled(attributes)
    }

    /// The reason why the mouse does not meet it; nil if it does.
    var outOfReach: ElementFailure? {
        let visible = frame.visibleFrame(of: index)
        if visible.isEmpty { return .outOfView(attributes) }
        guard frame.hitPoint(of: index) == nil else { return nil }
        let covers = frame.covers(of: index, visible).prefix(3)
        return .covered(attributes, by: covers.map { frame.tree.nodes[$0.index] })
    }

    /// The cells that a failure of it is about.
    func cells(of failure: ElementFailure) -> CellRect? {
        switch failure {
        case .behindAlert(_, let alert, _): alert.frame
        case .outOfView: nil
        case .covered: frame.visibleFrame(of: index)
        default: attributes.frame
        }
    }
}

extension TUIFrame {
    /// Returns true if nothing but input can bring what a query has not found, once the app has settled, as the frame shows.
    fileprivate func isFinal(for steps: [QueryStep]) -> Bool {
        if timersDue == 0 || clock != nil { return true }
        return elementSource == .none && !QueryStep.areOfText(steps)
    }
}
