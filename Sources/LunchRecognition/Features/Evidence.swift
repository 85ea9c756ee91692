/// A table of facts that show, or that deny, that a piece of the screen is an element.
///
/// An element is reported if the weights of the facts that hold reach the threshold. What is below it is not reported: an element that
/// isn't there costs a test more than one that is missing.
struct Evidence<Candidate>: Sendable {
    /// One fact.
    struct Fact: Sendable {
        /// The fact in a few words; a test leaves facts out by name to measure what each of them carries.
        let name: String
        /// Positive for a fact that shows the element, negative for one that denies it.
        let weight: Int
        let holds: @Sendable (Candidate) -> Bool

        init(_ name: String, _ weight: Int, _ holds: @escaping @Sendable (Candidate) -> Bool) {
            (self.name, self.weight, self.holds) = (name, weight, holds)
        }
    }

    /// The sum from which on the element is reported.
    let threshold: Int
    let facts: [Fact]

    /// True if the facts that hold for a candidate reach the threshold, without those that `scene` leaves out.
    func accepts(_ candidate: Candidate, in scene: Scene) -> Bool { sum(for: candidate, in: scene) >= threshold }

    /// The weights of the facts that hold for a candidate, without those that `scene` leaves out.
    func sum(for candidate: Candidate, in scene: Scene) -> Int {
        var sum = 0
        for fact in facts where !scene.ignoredFacts.contains(fact.name) && fact.holds(candidate) { sum += fact.weight }
        return sum
    }
}
