import LunchCommands
import LunchElements
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The words of a failure: they are made here and nowhere else, when they are asked for.
extension TUIFailure {
    /// The failure message without the location. It describes the failure, proposes a remedy and shows the terminal's screen.
    ///
    /// Control characters are written out, for example as `\u{1B}`. Long parts are shortened, unless the environment
    /// variable `LUNCH_WHOLE_MESSAGES` of the test is `1`. Secrets are masked, whatever they are a part of.
    public var message: String {
        // To find it, all elements may have to be looked at.
        let nearMiss = nearMiss
        var message = FailureMessage(headline: headline)
        message.notes = past + notes(nearMiss)
        message.frame = cause.showsScreen ? nil : shownFrame
        message.doubt = cause.isUnsettled && frame?.settling.trust == .unsettled ? nil : frame?.settling.doubt
        message.marks = cells.map { [$0] } ?? textCells(nearMiss)
        message.errorOutput = standardError
        message.end = launch?.words
        message.canPublish = hasGreeted
        message.tellsInferred = !steps.isEmpty && !QueryStep.areOfText(steps) && cause.isAboutElements
        message.isWhole = ProcessInfo.processInfo.environment["LUNCH_WHOLE_MESSAGES"] == "1"
        return secrets.mask.maskedSentences(message.text.visibleLines)
    }

    /// The message without the screen and the elements, for programs that have these as data.
    package var statement: String {
        var message = FailureMessage(headline: headline)
        message.notes = past + notes(nearMiss)
        message.errorOutput = standardError
        return secrets.mask.maskedSentences(message.text.visibleLines)
    }

    /// The queries of the elements near to what the query looked for, and the texts and names near to it.
    package var near: [String] {
        guard let resolution, let nearMiss else { return [] }
        func query(_ index: Int) -> String { QueryText.code(of: resolution.frame.soleQuery(of: index).steps) }
        let found: [String] =
            switch nearMiss {
            case .elsewhere(let index), .valued(let index): [query(index)]
            case .spelled(let name), .begun(let name): [name]
            case .noneOfType(_, _, let index): index.map { [query($0)] } ?? []
            case .numbered(let indices, _, _), .failing(let indices), .unrelated(_, _, _, let indices),
                .noRow(_, _, let indices), .noCursorRow(let indices), .noneSelected(let indices), .counted(let indices):
                indices.prefix(5).map(query)
            case .noReference, .text: []
            }
        return found.map(secrets.mask.masked)
    }

    /// The first sentences: what was wanted and what happened instead.
    var headline: String {
        let words =
            switch cause {
            case .element(let failure): failure.words(self)
            case .input(let failure): failure.words
            case .life(let failure): failure.words(self)
            case .settling(let failure): failure.words(self)
            case .clock(let failure): failure.words(self)
            case .launch(let failure): failure.words(self)
            case .expectation(let failure): failure.words(self)
            case .asked(let questions): Question.words(questions, self)
            case .violation(let violations): ProtocolText.broken(app, violations)
            // A snapshot has no secrets by then.
            case .other(let error as any ShowsScreen): String(describing: error)
            case .other(let error): secrets.mask.masked(String(describing: error))
            }
        let opening = opening.map { "Opening \($0.words):\n" } ?? ""
        let subject = cause.isOfAnyQuery ? query.map { "Can't look up \($0). " } ?? "" : ""
        return opening + subject + words
            + (waited.map { "\nWaited \(DurationText.words($0)) for this to change." } ?? "")
    }

    /// The state of an app's virtual clock, which stands still while the app is busy; nil if another sentence states it, or if the
    /// app did something else when the test passed.
    private var noteOnTime: String? {
        guard let frame, let clock = frame.clock else { return nil }
        switch cause {
        case .settling(.unsettled(let reasons, _, _, _, _)):
            if reasons.contains(where: { if case .arrears = $0 { true } else { false } }) { return nil }
        default: if differs { return nil }
        }
        return ClockFailure.state(of: clock, isBusy: !frame.busy.isEmpty)
    }

    private func notes(_ nearMiss: NearMiss?) -> [String] {
        var notes: [String] = []
        if let page = strayPage, let frame { notes.append(page.words(on: frame.screen, differs: differs)) }
        if let placeOfSearch { notes.append("The search region is \(placeOfSearch).") }
        if let resolution, let nearMiss { notes.append(NearMissText.text(nearMiss, in: resolution.frame)) }
        if nearMiss?.isElement != true, let advice = InferenceText.advice(on: self) { notes.append(advice) }
        let stages = stages
        // If the first step found nothing, another sentence already states it.
        if stages.count > 1 || stages.count == 1 && notes.isEmpty && !QueryStep.areOfText(steps) {
            let lines = stages.map { "  \($0.query): \(CountText.elements($0.count))" }
            notes.append((["Step by step:"] + lines).joined(separator: "\n"))
        }
        if isOutputStopped { notes.append(ProcessText.stoppedOutput) }
        notes += [ProcessText.stopped(frame?.settling), noteOnTime, input].compactMap(\.self)
        if !lastSteps.isEmpty {
            let lines = lastSteps.map { "  \($0.place): \($0.text)" }
            notes.append((["The last steps of the test:"] + lines).joined(separator: "\n"))
        }
        return notes
    }
}

extension PageObject {
    /// The sentences about a page object whose screen is not the one that is shown.
    fileprivate func words(on shown: String, differs: Bool) -> String {
        let (screen, shown) = (ShownText.quoted(screen), ShownText.quoted(shown))
        let words = "\(name) is the page object of the screen \(screen), but the app reports that it shows \(shown)."
        // The test went there when it passed.
        return differs
            ? words
            : """
            \(words)
            Go to \(screen) first, or use a page object of \(shown). If \(screen) is what is shown, have the app publish that name.
            """
    }
}

extension FailureCause {
    /// True if its words show the screen.
    fileprivate var showsScreen: Bool { if case .other(let error) = self { error is any ShowsScreen } else { false } }

    /// True if elements are what it is about.
    fileprivate var isAboutElements: Bool {
        switch self {
        case .element, .expectation, .asked: true
        case .input, .life, .settling, .clock, .launch, .violation, .other: false
        }
    }

    /// True if the app did not settle.
    fileprivate var isUnsettled: Bool { if case .settling = self { true } else { false } }

    /// True if it prevents any query, so that the message begins with the query.
    fileprivate var isOfAnyQuery: Bool {
        switch self {
        case .life(.notLaunched), .life(.ended), .life(.endedByTest), .life(.endedWithTest), .settling(.unsettled): true
        default: false
        }
    }
}

extension TUIError: CustomStringConvertible {
    /// The failure message without the location.
    public var message: String { failure.message }

    /// The location of the failure in the test, for example `Tests/MyAppTests/LoginTests.swift:12`; nil if it is unknown.
    public var place: String? { failure.place?.pathAndLine }

    /// The location of the failure in the test, the locations of the calls that led there, and the failure message.
    ///
    /// The location is omitted if it is unknown, or if the test library already prints it.
    public var description: String {
        failure.isPlacePrinted ? failure.messageWithCallers : failure.messageWithPlace
    }
}

extension TUIFailure {
    /// The place, the calls of the test that led there, and the whole message.
    package var messageWithPlace: String {
        let callers = callers.map { "called from \($0.pathAndLine)" }.joined(separator: ", ")
        return place.map { "\($0.pathAndLine)\(callers.isEmpty ? "" : " (\(callers))"): \(message)" } ?? message
    }

    /// The whole message, followed by the calls of the test that led to the place.
    package var messageWithCallers: String {
        let callers = callers.map { "called from \($0.pathAndLine)" }.joined(separator: ", ")
        return callers.isEmpty ? message : "\(message)\nIt was \(callers)."
    }
}

extension TUIFailure: CustomStringConvertible {
    /// The failure message without the location.
    public var description: String { message }
}

extension LaunchConfiguration.Screen {
    /// The screen as the object of a sentence.
    fileprivate var words: String {
        "the screen \(ShownText.quoted(name))" + (variant.map { " with the variant \(ShownText.quoted($0))" } ?? "")
    }
}

extension Launch {
    /// The launch as the last sentence of a failure that is found later.
    fileprivate var words: String { "It was launched at \(place.pathAndLine)\(owner.map { ", by \($0.name)" } ?? "")." }
}
