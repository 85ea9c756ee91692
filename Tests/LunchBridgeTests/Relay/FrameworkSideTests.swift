import LunchWire
import TestSupport
import Testing

@testable import Lunch
@testable import LunchBridge

/// The jobs of the framework's thread for the bridge.
@Suite(.waiting) struct FrameworkSideTests {
    private final class Model {
        var label = "one"
        var reads = 0
        var elements: [AccessibilityNode] {
            reads += 1
            return [AccessibilityNode(.staticText, label: label)]
        }
    }

    private let size = CellSize(columns: 80, rows: 24)
    private let model = Model()

    private func side(to output: Int32) -> FrameworkSide {
        let environment = LaunchEnvironment(variables: [LaunchKeys.token: "secret"])
        return FrameworkSide(
            publisher: AccessibilityPublisher(output: output, environment: environment), screen: "Home",
            elements: { [model] in model.elements }, show: nil)
    }

    private func publish(
        _ side: FrameworkSide, _ expected: [AccessibilityNode]?, size: CellSize? = nil, isOwed: Bool = false,
        isFirst: Bool = false
    ) -> FrameworkSide.Outcome {
        side.perform(.publish(expected, mark: .start, size: size ?? self.size, isOwed: isOwed), isFirst: { isFirst })
    }

    @Test func elementsThatHaveNotChangedAreNotPublished() throws {
        let output = try Pipe()
        let side = side(to: output.writer)
        _ = publish(side, model.elements)
        #expect(output.takeWhatIsThere().contains("\"revision\":1"))
        _ = publish(side, model.elements)
        #expect(output.takeWhatIsThere() == "")
        _ = publish(side, model.elements, isOwed: true)
        #expect(output.takeWhatIsThere().contains("\"revision\":2"))
        _ = publish(side, model.elements, size: CellSize(columns: 70, rows: 20))
        #expect(output.takeWhatIsThere().contains("\"revision\":3"))
        model.label = "two"
        _ = publish(side, model.elements, size: CellSize(columns: 70, rows: 20))
        #expect(output.takeWhatIsThere().contains("\"revision\":4"))
    }

    @Test func elementsThatChangeWhileTheyAreLookedAtAreLookedAtAgain() throws {
        let output = try Pipe()
        let side = side(to: output.writer)
        let before = model.elements
        model.label = "two"
        guard case .looked(let nodes) = publish(side, before, isOwed: true) else {
            Issue.record("They were published.")
            return
        }
        #expect(nodes == model.elements)
        #expect(!output.takeWhatIsThere().contains("\"revision\""))
    }

    @Test func elementsAreReadOnceIfNothingHasHappenedSinceTheFrameworkRested() throws {
        let output = try Pipe()
        let side = side(to: output.writer)
        guard case .published = publish(side, nil, isFirst: true) else {
            Issue.record("They were not published.")
            return
        }
        #expect(model.reads == 1)
        #expect(output.takeWhatIsThere().contains("\"revision\":1"))
    }

    @Test func elementsAreReadTwiceIfSomethingMayHaveHappened() throws {
        let output = try Pipe()
        let side = side(to: output.writer)
        guard case .looked(let nodes) = publish(side, nil, isFirst: false) else {
            Issue.record("They were published at once.")
            return
        }
        #expect(!output.takeWhatIsThere().contains("\"revision\""))
        guard case .published = publish(side, nodes, isFirst: false) else {
            Issue.record("They were not published.")
            return
        }
        #expect(model.reads == 2)
    }

    /// The job itself has changed the screen, which is still to be drawn.
    @Test func elementsThatATimerHasChangedAreReadTwice() throws {
        let output = try Pipe()
        let side = side(to: output.writer)
        side.after(.zero) { [model] in model.label = "two" }
        guard case .looked(let nodes) = publish(side, nil, isFirst: true) else {
            Issue.record("They were published at once.")
            return
        }
        #expect(nodes.map(\.label) == ["two"])
        #expect(!output.takeWhatIsThere().contains("\"revision\""))
    }

    @Test func elementsThatAreReadWhileTheFrameworkGoesOnAreNotUsed() throws {
        let output = try Pipe()
        let side = side(to: output.writer)
        guard
            case .disturbed = side.perform(
                .publish(nil, mark: .start, size: size, isOwed: true), sleepsOn: { false }, isFirst: { true })
        else {
            Issue.record("They were looked at.")
            return
        }
        let publishing = FrameworkSide.Job.publish(model.elements, mark: .start, size: size, isOwed: true)
        guard case .disturbed = side.perform(publishing, sleepsOn: { false }) else {
            Issue.record("They were published.")
            return
        }
        #expect(!output.takeWhatIsThere().contains("\"revision\""))
        guard case .published = side.perform(publishing, sleepsOn: { true }) else {
            Issue.record("They were not published.")
            return
        }
        #expect(output.takeWhatIsThere().contains("\"revision\":1"))
    }

    @Test func aScreenIsOfferedOnceTheAppHasAskedForOne() throws {
        let output = try Pipe()
        let side = side(to: output.writer)
        let request = LaunchScreenRequest(screen: "Other", userInfo: nil)
        guard case .shown = side.perform(.show(request)) else {
            Issue.record("Nobody would take it.")
            return
        }
        #expect(output.takeWhatIsThere().contains("cannot go to another screen"))
        #expect(side.takeRequest() == nil)
        guard case .offered = side.perform(.show(request)) else {
            Issue.record("The app would take it.")
            return
        }
        #expect(side.takeRequest() == request)
        #expect(side.takeRequest() == nil)
    }

    private func presentingSide(
        to output: Int32, show: ((LaunchScreenRequest) -> Bool)? = nil
    ) -> (FrameworkSide, AccessibilityPublisher) {
        let environment = LaunchEnvironment(variables: [LaunchKeys.token: "secret"])
        let publisher = AccessibilityPublisher(output: output, environment: environment)
        return (FrameworkSide(publisher: publisher, screen: "Home", elements: nil, show: show), publisher)
    }

    /// Only where it presents its screen is the framework's own thread known.
    @Test func anAppThatPresentsGoesToAScreenWhereItPresents() throws {
        let output = try Pipe()
        nonisolated(unsafe) var shown: [String] = []
        let (side, _) = presentingSide(to: output.writer) { request in
            shown.append(request.screen)
            return request.screen != "Nowhere"
        }
        #expect(!side.follow())
        guard case .offered = side.perform(.show(LaunchScreenRequest(screen: "Other", userInfo: nil))) else {
            Issue.record("It was shown elsewhere.")
            return
        }
        #expect(shown == [] && side.screenName == "Home")
        #expect(side.follow() && shown == ["Other"] && side.screenName == "Other")
        #expect(output.takeWhatIsThere().contains("hello;{\"screen\":\"Other\"}"))
        #expect(!side.follow())
        _ = side.perform(.show(LaunchScreenRequest(screen: "Nowhere", userInfo: nil)))
        #expect(!side.follow() && side.screenName == "Other")
    }

    @Test func whatIsMarkedSinceADrawingBeganIsOnTheScreen() throws {
        let output = try Pipe()
        let (side, publisher) = presentingSide(to: output.writer)
        func labels() throws -> [String] {
            guard case .looked(let nodes) = publish(side, nil) else { return ["it was not looked at"] }
            return nodes.map(\.label)
        }
        _ = publisher.marked("before", identifier: "a", as: .init(.staticText))
        #expect(side.awaitsPresent)
        #expect(try labels() == [])
        side.presentMarked()
        #expect(!side.awaitsPresent && !side.isPresentedAlways)
        _ = publisher.marked("one", identifier: "b", as: .init(.staticText))
        _ = publisher.marked("two", identifier: "c", as: .init(.staticText))
        #expect(try labels() == ["one", "two"])
        side.presentMarked()
        _ = publisher.marked("three", identifier: "b", as: .init(.staticText))
        #expect(try labels() == ["three"])
    }

    @Test func workOfCodeWithoutIsolation() {
        final class Model { var isSaved = false }
        let model = Model()
        let bridge = LaunchBridge(environment: LaunchEnvironment(variables: [:]))
        let save = bridge.tracking("saving", onAnyThread: { model.isSaved = true })
        #expect(!model.isSaved)
        save()
        #expect(model.isSaved)
    }
}
