import LunchElements
import LunchWire

/// The name of an element in an answer, as in `e7@42`: the seventh element of an app that was shown, as it was in frame 42.
struct ElementReference: Equatable {
    let element: Int
    let frame: Int

    init(element: Int, frame: Int) { (self.element, self.frame) = (element, frame) }

    /// Reads a reference; nil if the text is none.
    init?(_ text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].first == "e", let element = Int(parts[0].dropFirst()),
            let frame = Int(parts[1]), text == "e\(element)@\(frame)"
        else { return nil }
        self.init(element: element, frame: frame)
    }

    var text: String { "e\(element)@\(frame)" }
}

/// An element as a caller was told of it.
struct ToldElement: Equatable {
    let query: SoleQuery
    let attributes: AccessibilityNode.Attributes

    static func == (left: ToldElement, right: ToldElement) -> Bool {
        left.query.code == right.query.code && left.attributes == right.attributes
    }

    /// The reason why the reference does not lead to the element any more; nil if it does.
    func fault(of reference: ElementReference, in frame: TUIFrame) -> DriveError? {
        let resolution = Resolution(query.steps, in: frame)
        let subject = "\(reference.text) is \(query.code), which"
        guard let index = resolution.index else {
            let count = resolution.failure?.found.count ?? 0
            return .reference(count > 1 ? "\(subject) matches \(count) elements now." : "\(subject) is gone.")
        }
        let now = resolution.frame.tree.nodes[index]
        guard now.type == attributes.type, now.identifier == attributes.identifier, now.label == attributes.label else {
            return .reference("\(subject) is another element now: \(TreeText.line(now)).")
        }
        guard now.frame == attributes.frame else {
            return .reference("\(subject) has moved from \(attributes.frame) to \(now.frame).")
        }
        return nil
    }
}
