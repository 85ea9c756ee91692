package import LunchElements

/// The way by which test libraries tell listeners of their tests.
package enum TestReporter {
    /// Tells that a case of a test begins.
    package static func began(_ test: @autoclosure () -> TUITest) { tell(.testBegan, of: test()) }

    /// Tells of an issue of a test.
    package static func found(_ issue: @autoclosure () -> TUIIssue, in test: @autoclosure () -> TUITest) {
        tell(.testIssue(issue()), of: test())
    }

    /// Tells that a case of a test is over.
    package static func ended(_ test: @autoclosure () -> TUITest, _ verdict: @autoclosure () -> TUIVerdict) {
        let test = test()
        tell(.testEnded(verdict()), of: test)
        TestSecrets.forget(test.id)
    }

    private static func tell(_ kind: @autoclosure () -> TUIEvent.Kind, of test: @autoclosure () -> TUITest) {
        let hearing = Hearing()
        guard hearing.isAnybodyThere else { return }
        hearing.tell(kind(), of: StepScope.current?.step, EventSubject(test: test()))
    }
}
