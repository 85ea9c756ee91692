import LunchWire

@testable import LunchDriver
@testable import LunchElements

/// Queries find the same the quick way and step by step, and whatever they find can be told in words.
enum QueryRun {
    static func problem(_ input: inout ByteReader, _ frame: TUIFrame) -> String? {
        let steps = steps(&input, depth: 0)
        let resolution = Resolution(steps, in: frame)
        if let found = resolution.stages.last?.found, found != resolution.found {
            return "\(QueryText.text(of: steps)) finds \(resolution.found), step by step \(found)"
        }
        if resolution.found.contains(where: { !frame.tree.nodes.indices.contains($0) }) {
            return "an element is not there"
        }
        if Set(resolution.found).count != resolution.found.count { return "an element is found twice" }
        for index in frame.tree.nodes.indices {
            let snapshot = TUIElementSnapshot(frame, index)
            if snapshot.isHittable != (frame.hitPoint(of: index) != nil) { return "\(index) is hittable and is not" }
            if snapshot != TUIElementSnapshot(frame, index) { return "a snapshot differs from itself" }
            _ = (snapshot.style, snapshot.link, snapshot.normalizedSliderPosition)
        }
        let mark = input.happens(oneIn: 2) ? input.rect() : nil
        var failure = TUIFailure(.element(resolution.found.count > 1 ? .severalMatches : .noMatch))
        (failure.steps, failure.resolution, failure.frame, failure.cells) = (steps, resolution, frame, mark)
        let text = failure.message
        if !text.hasPrefix(failure.headline.visibleLines) { return "a message begins otherwise: \(text)" }
        if TreeText.elements(of: frame, limit: 1 + input.index(below: 8)).isEmpty { return "no element is told" }
        let lines = TUIElementSnapshot(frame, 0).debugDescription.count(where: \.isNewline)
        return lines + 1 >= frame.tree.nodes.count ? nil : "\(lines) lines for \(frame.tree.nodes.count) elements"
    }

    private static func steps(_ input: inout ByteReader, depth: Int) -> [QueryStep] {
        (0..<input.index(below: 6)).map { _ in
            switch input.index(below: 10) {
            case 0: .descendants(input.happens(oneIn: 2) ? .any : input.type())
            case 1: .children(input.happens(oneIn: 2) ? .any : input.type())
            case 2, 3: .matching(input.happens(oneIn: 2) ? input.type() : .any, input.text())
            case 4: .containing(input.happens(oneIn: 2) ? input.type() : .any, input.text())
            case 5: .only
            case 6: .first
            case 7: .at(input.number())
            case 8 where depth < 2: .related(relation(&input), steps(&input, depth: depth + 1))
            default: .descendants(.any)
            }
        }
    }

    private static func relation(_ input: inout ByteReader) -> Relation {
        [Relation.below, .above, .leftOf, .rightOf, .inside][input.index(below: 5)]
    }
}
