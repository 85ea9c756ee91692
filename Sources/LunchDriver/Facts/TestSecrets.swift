package import LunchElements
@_spi(Lunch) import LunchWire

/// The secrets of a test: those that its launches declare, and those that were typed. Whatever a person gets to read is masked by
/// them before it leaves the driver.
package final class TestSecrets: Sendable {
    private let contents = Lock(SecretMask())

    /// The secrets of the tests that have any, by the numbers of the tests; nil represents code outside of tests.
    private static let tests = Lock<[Int?: TestSecrets]>([:])

    /// The ways to a test library: to the number of the test that runs here, and for each secret that becomes known.
    private struct Library {
        var test: @Sendable () -> Int? = { nil }
        var hear: @Sendable (String) -> Void = { _ in }
    }

    private static let library = Lock(Library())

    init() {}

    /// Passes secrets to a test library from now on.
    ///
    /// - Parameters:
    ///   - test: the number of the test that runs where it is called; nil if none does.
    ///   - hear: called with each secret, before any text that contains it.
    package static func install(test: @escaping @Sendable () -> Int?, hear: @escaping @Sendable (String) -> Void) {
        library.withLock { $0 = Library(test: test, hear: hear) }
    }

    /// The secrets of the test that runs here.
    package static var current: TestSecrets { of(TUITest.scoped?.id ?? library.withLock({ $0.test })()) }

    /// The secrets of the test with a number.
    package static func of(_ test: Int?) -> TestSecrets {
        tests.withLock { tests in
            if let known = tests[test] { return known }
            let new = TestSecrets()
            tests[test] = new
            return new
        }
    }

    /// Forgets the secrets of a test that is over. Failures that are not reported yet keep them.
    static func forget(_ test: Int?) { tests.withLock { $0[test] = nil } }

    /// The mask of the secrets that are known by now.
    package var mask: SecretMask { contents.withLock({ $0 }) }

    package var isEmpty: Bool { contents.withLock { $0.isEmpty } }

    func add(declared texts: [String]) {
        guard !texts.isEmpty else { return }
        contents.withLock { mask in for text in texts { mask.add(declared: text) } }
        for text in texts { tell(text) }
    }

    /// Adds the secrets of another test, whose app this one uses.
    func add(of other: TestSecrets) {
        let mask = other.mask
        if mask.isEmpty { return }
        contents.withLock { $0.add(mask) }
    }

    /// Adds text that was typed without echo.
    func add(_ typed: [InputHistory.Hidden]) {
        for input in typed {
            let texts = contents.withLock { mask in
                mask.add(typed: input.bytes, continuing: input.continues)
                return mask.typed
            }
            for text in texts where text.count >= SecretMask.piece { tell(text) }
        }
    }

    /// Adds what the secure fields of a frame hold.
    func add(heldBy frame: TUIFrame) {
        // Elements that are read from a screen have nothing that it does not show.
        guard frame.elementSource == .published else { return }
        let nodes = frame.committed.tree.nodes
        let held = nodes.secure.compactMap { nodes[$0].value }
        if held.isEmpty { return }
        let new = contents.withLock { mask in
            held.filter { text in
                let version = mask.version
                mask.add(held: text)
                return mask.version != version
            }
        }
        for text in new { tell(text) }
    }

    private func tell(_ text: String) { Self.library.withLock({ $0.hear })(text) }
}
