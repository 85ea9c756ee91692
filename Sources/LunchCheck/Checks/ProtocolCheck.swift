/// One thing that the protocol asks of an app, and how to find out whether the app does it.
package struct ProtocolCheck: Sendable {
    /// The name, a group and a word: `input.burst`.
    package let name: String

    /// The check's demand on the app, as a sentence without its subject.
    package let title: String

    /// The section of the specification that asks for it.
    package let section: Section

    /// Finds out; returns if all is well. A function of the transcripts of the visits that it asks for, and of nothing else.
    let run: @Sendable (CheckedApp) throws(Finding) -> Void

    init(
        _ name: String, _ title: String, _ section: Section,
        _ run: @escaping @Sendable (CheckedApp) throws(Finding) -> Void
    ) {
        self.name = name
        self.title = title
        self.section = section
        self.run = run
    }

    /// All checks, in the order in which an app meets what they are about.
    package static let all: [ProtocolCheck] =
        Greeting.checks + Messages.checks + Trees.checks + Places.checks + Reading.checks + Currency.checks
        + Order.checks + Keys.checks
        + Bulk.checks + Sizes.checks
        + Counting.checks + Requests.checks + Signals.checks + Catalogs.checks + Screens.checks + Bare.checks
        + Leaving.checks

    /// The names of the groups, and then of the checks.
    package static var names: [String] {
        let names = all.map(\.name)
        let groups = names.map { String($0.prefix { $0 != "." }) }
        return groups.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + names
    }
}
