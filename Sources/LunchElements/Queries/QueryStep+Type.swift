package import LunchWire

extension QueryStep {
    /// The type that all elements have which these steps lead to; `.any` if they do not determine it.
    package static func type(soughtBy steps: some Sequence<QueryStep>) -> TUIElementType {
        steps.reduce(.any) { $1.sought(after: $0) }
    }

    /// The type that all elements have after this step, where those before it had one.
    package func sought(after type: TUIElementType) -> TUIElementType {
        switch self {
        case .text: .staticText
        case .descendants(let type), .children(let type), .hint(let type, _): type
        case .matching(let named, _): named == .any ? type : named
        case .satisfying, .containing, .containingSatisfying, .related, .rowOf, .cursorRow, .selected, .only,
            .first, .at:
            type
        }
    }
}
