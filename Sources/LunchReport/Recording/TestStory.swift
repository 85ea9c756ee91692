import LunchDriver
import LunchElements
import LunchTrace
import LunchWire

/// Turns the events of one test into the records of its trace.
///
/// Bytes are written as long as no screen may hold a secret. From a frame with the focus in a secure field on, and once a
/// secret was typed in the test, what stands on the screen at the end of a step is written instead, with secrets masked.
struct TestStory {
    let test: TUITest
    private let folder: TraceFolder?
    private let start: ContinuousClock.Instant
    private var launches: [Int: LaunchStory] = [:]
    private var mask = SecretMask()
    /// The numbers of the steps under way, by those that they have in the process.
    private var steps: [Int: Int] = [:]
    private var stepCount = 0
    /// The steps whose places are to be looked up if the trace is kept.
    private var unplaced: [Int: TUIStep] = [:]

    /// The user info of launches, by their numbers in the trace: it may hold what turns out to be secret later.
    private var userInfos: [Int: LunchJSON] = [:]

    private static let unplacedLimit = 4096

    init(_ test: TUITest, in folder: TraceFolder?, at start: ContinuousClock.Instant = .now) {
        self.test = test
        self.folder = folder
        self.start = start
    }

    /// The first record of the trace.
    func beginning() -> TraceRecord {
        TraceRecord(
            time: 0,
            .test(
                TraceTest(
                    name: test.name, library: test.library == .xctest ? "XCTest" : "Swift Testing",
                    place: place(test.place))))
    }

    /// The records of an event; none if it is not told of.
    mutating func records(of event: TUIEvent) -> [TraceRecord] {
        let time = max(0, (event.time - start).nanoseconds())
        let contents = contents(of: event, time)
        // The launch has its number once its first record is made.
        let number = event.launch.flatMap { launches[$0]?.number } ?? 0
        return contents.map { TraceRecord(launch: $0.isOfTest ? 0 : number, time: time, $0) }
    }

    /// The records behind a gap: screens and elements of all programs that run.
    mutating func opening(at event: TUIEvent) -> [TraceRecord] {
        let time = max(0, (event.time - start).nanoseconds())
        return launches.values.sorted { $0.number < $1.number }.flatMap { launch -> [TraceRecord] in
            guard !launch.isClosed else { return [] }
            var contents = [launch.player.keyFrame()]
            if let frame = launch.lastFrame { contents.append(.frame(frame)) }
            return contents.map { TraceRecord(launch: launch.number, time: time, $0) }
        }
    }

    /// The records as they are kept when the test is over: with the places of all steps, and with user info.
    func completed(_ records: [TraceRecord]) -> [TraceRecord] {
        let places = unplaced.mapValues { place($0.place) }
        return records.map { record in
            var record = record
            switch record.content {
            case .stepBegan(var step):
                guard let place = places[step.step] else { break }
                step.place = place
                record.content = .stepBegan(step)
            case .launch(var launch):
                launch.userInfo = userInfos[record.launch].map(mask.masked)
                launch.arguments = launch.arguments.map(mask.masked)
                launch.environment = launch.environment.mapValues(mask.masked)
                record.content = .launch(launch)
            default: break
            }
            return record
        }
    }

    /// Has the next frames written whole, since one could not be written.
    mutating func forgetTrees() {
        for key in launches.keys { launches[key]?.root = nil }
    }

    // MARK: - Kinds

    private mutating func contents(of event: TUIEvent, _ time: Int) -> [TraceRecord.Content] {
        switch event.kind {
        case .testBegan: return []
        case .testIssue(let issue):
            guard issue.isFailure else { return [] }
            return [.issue(TraceIssue(message: mask.masked(issue.text), place: issue.place.map { place($0) }))]
        case .testEnded(let verdict): return [.verdict(TraceVerdict(TraceVerdict.Verdict(verdict)))]
        case .began: return event.step.map { [.stepBegan(begun($0, event.launch))] } ?? []
        case .failed(let failure): return [.failure(json(failure))]
        case .ended(let outcome): return ended(event.step, outcome, event.launch)
        case .launched(let launch): return [launched(launch, time)]
        default:
            guard let launch = event.launch, launches[launch] != nil else { return [] }
            // A secret of one app may be shown by another.
            let closing = mask.isEmpty ? [] : close(launch)
            return closing + contents(of: event.kind, launch)
        }
    }

    /// The records of an event that an app has caused.
    private mutating func contents(of kind: TUIEvent.Kind, _ launch: Int) -> [TraceRecord.Content] {
        switch kind {
        case .sent(let input): return sent(input, launch)
        case .output(let output): return written(output, launch)
        case .committed(let commit):
            // In a frame without secure fields nothing is held.
            let isSecret = commit.frame.committed.tree.nodes.types.contains { $0.nature.contains(.secret) }
            if isSecret { mask.add(heldBy: commit.frame.committed.root) }
            let closing = commit.frame.hasSecretFocus || !mask.isEmpty ? close(launch) : []
            guard launches[launch]?.isClosed == false, let frame = launches[launch]?.published(commit.frame, mask)
            else { return closing }
            return [.frame(frame)]
        case .resized(let resize):
            guard let position = launches[launch]?.advance(to: resize.position) else { return [] }
            let size = TraceLaunch.size(resize.size)
            let content = TraceRecord.Content.resized(position: position, columns: size.columns, rows: size.rows)
            launches[launch]?.player.take(TraceRecord(time: 0, content))
            return [content]
        case .settled(let frame): return settled(frame, launch)
        case .exited(let status):
            guard let status else { return [] }
            return [.exited(TraceExit(TraceExit.End(status)))]
        default: return []
        }
    }

    private mutating func sent(_ input: TUIInput, _ launch: Int) -> [TraceRecord.Content] {
        let closing = input.secret == nil ? [] : close(launch)
        if let secret = input.secret {
            mask.add(typed: secret, continuing: launches[launch]?.wasSecret == true)
        }
        launches[launch]?.wasSecret = input.secret != nil
        let settled = launches[launch]?.settled
        launches[launch]?.before = settled
        return closing + [
            .input(TraceInput(text: mask.masked(input.text), bytes: input.bytes, count: input.count))
        ]
    }

    private mutating func written(_ output: TUIOutput, _ launch: Int) -> [TraceRecord.Content] {
        guard let story = launches[launch] else { return [] }
        var contents: [TraceRecord.Content] = []
        if output.missed > 0 {
            contents.append(
                .dropped(TraceDropped(records: 0, bytes: output.missed, why: "the listener did not keep up")))
        }
        guard !story.isClosed, let position = launches[launch]?.advance(to: output.position) else { return contents }
        contents.append(.output(position: position, output.bytes))
        story.player.take(TraceRecord(time: 0, .output(position: position, output.bytes)))
        return contents
    }

    private mutating func settled(_ frame: TUIFrame, _ launch: Int) -> [TraceRecord.Content] {
        launches[launch]?.settled = frame.position
        let settled = TraceRecord.Content.settled(TraceSettled(frame: frame.position, settling: frame.settling))
        // A screen that may hold a secret is written once all input is known that was sent to it.
        guard launches[launch]?.isClosed == false, frame.elementSource != .published,
            let plain = launches[launch]?.plain(frame)
        else { return [settled] }
        return [.frame(plain), settled]
    }

    /// Writes no more bytes of a launch.
    private mutating func close(_ launch: Int) -> [TraceRecord.Content] {
        guard launches[launch]?.isClosed == false else { return [] }
        launches[launch]?.isClosed = true
        launches[launch]?.root = nil
        return [
            .dropped(TraceDropped(records: 0, bytes: 0, why: "the screen may show a secret: no bytes from here on"))
        ]
    }

    /// The screen of a launch whose bytes are not written, with secrets masked.
    private mutating func masked(_ frame: TUIFrame, _ launch: Int) -> [TraceRecord.Content] {
        guard let story = launches[launch], story.isClosed, frame.position >= story.reached,
            let position = launches[launch]?.advance(to: frame.position)
        else { return [] }
        let screen = LaunchStory.masked(frame, at: position, mask)
        let written =
            frame.elementSource == .published
            ? launches[launch]?.published(frame, mask, isWhole: true) : launches[launch]?.plain(frame)
        return [screen] + (written.map { [.frame($0)] } ?? [])
    }

    // MARK: - Launches and steps

    private mutating func launched(_ launch: TUILaunch, _ time: Int) -> TraceRecord.Content {
        let configuration = launch.configuration
        let size = TraceLaunch.size(configuration.size)
        if case .object(let members)? = configuration.userInfo { userInfos[launches.count + 1] = .object(members) }
        let content = TraceRecord.Content.launch(
            TraceLaunch(
                program: folder?.relative(launch.path) ?? launch.path,
                arguments: configuration.arguments.map(mask.masked),
                environment: configuration.environment.mapValues(mask.masked), screen: configuration.screen,
                columns: size.columns, rows: size.rows, place: place(launch.place)))
        var story = LaunchStory(number: launches.count + 1, TraceRecord(launch: 1, time: time, content))
        // A secret of one app may be shown by the next.
        story.isClosed = !mask.isEmpty
        launches[launch.number] = story
        return content
    }

    private mutating func begun(_ step: TUIStep, _ launch: Int?) -> TraceStepBegan {
        stepCount += 1
        steps[step.id] = stepCount
        let known = step.knownPlace
        if known == nil, unplaced.count < Self.unplacedLimit { unplaced[stepCount] = step }
        return TraceStepBegan(
            step: stepCount, verb: mask.masked(step.verb), query: step.query.map(mask.masked),
            argument: step.argument.map(mask.masked), place: place(known),
            frame: launch.flatMap { launches[$0]?.settled })
    }

    private mutating func ended(_ step: TUIStep?, _ outcome: TUIOutcome, _ launch: Int?) -> [TraceRecord.Content] {
        guard let step, let number = steps.removeValue(forKey: step.id) else { return [] }
        var contents: [TraceRecord.Content] = []
        if let frame = outcome.frame, let launch { contents += masked(frame, launch) }
        var ended = TraceStepEnded(step: number)
        ended.answer = outcome.answer.map { .string(mask.masked($0)) }
        ended.failure = outcome.failure.map(json)
        ended.frame = outcome.frame?.position
        ended.element = outcome.element.map { mask.masked($0.json) }
        ended.cell = outcome.cell
        return contents + [.stepEnded(ended)]
    }

    // MARK: - Values

    /// A place with a path relative to the package; without one if it is not known.
    func place(_ place: TUISourceLocation?) -> TracePlace {
        guard let place else { return TracePlace(file: "", line: 0) }
        let file = place.filePath ?? place.fileID
        return TracePlace(file: folder?.relative(file) ?? file, line: place.line)
    }

    private func json(_ failure: TUIFailure) -> LunchJSON {
        var members: [String: LunchJSON] = [
            "kind": .string("\(failure.kind)"), "message": .string(mask.masked(failure.message)),
            "subject": .string(mask.masked(failure.query ?? failure.app)),
        ]
        if let place = failure.place.map({ self.place($0) }) {
            members["place"] = ["file": .string(place.file), "line": .integer(place.line)]
        }
        return .object(members)
    }
}

extension TraceRecord.Content {
    /// True if it is about the test, whichever app a step is about.
    fileprivate var isOfTest: Bool {
        switch self {
        case .test, .issue, .verdict: true
        default: false
        }
    }
}

extension TraceLaunch {
    /// A size within the limits of the format.
    fileprivate static func size(_ size: CellSize) -> CellSize {
        CellSize(columns: max(1, min(size.columns, 4096)), rows: max(1, min(size.rows, 1024)))
    }
}

extension TraceVerdict.Verdict {
    fileprivate init(_ verdict: TUIVerdict) {
        switch verdict {
        case .passed: self = .passed
        case .failed: self = .failed
        case .skipped: self = .skipped
        }
    }
}

extension TraceExit.End {
    fileprivate init(_ status: TUIApplication.ExitStatus) {
        switch status {
        case .exitCode(let code): self = .status(code)
        case .signal(let number): self = .signal(number)
        }
    }
}

extension TUIElementSnapshot {
    /// The element in words for people.
    fileprivate var json: LunchJSON {
        let place = frame
        var members: [String: LunchJSON] = [
            "type": .string("\(elementType)"), "label": .string(label),
            "frame": .array(
                [place.origin.column, place.origin.row, place.size.columns, place.size.rows].map(LunchJSON.integer)),
        ]
        if !identifier.isEmpty { members["identifier"] = .string(identifier) }
        return .object(members)
    }
}
