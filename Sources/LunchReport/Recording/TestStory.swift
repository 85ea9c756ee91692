import LunchDriver
import LunchElements
import LunchTerminal
import LunchTrace
import LunchWire

/// Turns the events of one test into the records of its trace.
///
/// Bytes are written as long as no screen may hold a secret. In a launch that declares secrets, from a frame with the focus in a
/// secure field on, and once a secret was typed in the test, what stands on the screen at the end of a step is written instead,
/// with secrets masked.
struct TestStory {
    let test: TUITest
    let folder: TraceFolder?
    let start: ContinuousClock.Instant
    /// The launches in their order; the number of each in the trace is one more than its index.
    private(set) var launches: [LaunchStory] = []
    var mask = SecretMask()
    private var declared: Set<String> = []
    /// The last lines of standard error of programs that have ended, by the numbers of their launches in the trace.
    private var errors: [Int: String] = [:]
    /// The numbers of the steps under way, by those that they have in the process.
    private var steps: [Int: Int] = [:]
    private var stepCount = 0
    /// The steps whose places are to be looked up if the trace is kept.
    private var unplaced: [Int: TUIStep] = [:]

    /// The user info of launches, by their numbers in the trace: it may hold what turns out to be secret later.
    private var userInfos: [Int: LunchJSON] = [:]

    /// The number of the first steps, and of the last ones, whose places are looked up.
    private static let unplacedLimit = 2048

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
        for secret in event.secrets where declared.insert(secret).inserted { mask.add(declared: secret) }
        let time = max(0, (event.time - start).nanoseconds())
        let contents = contents(of: event, time)
        // The launch has its number once its first record is made.
        let number = index(of: event.launch).map { $0 + 1 } ?? 0
        return contents.map { TraceRecord(launch: $0.isOfTest ? 0 : number, time: time, $0) }
    }

    /// The index of a launch, by its number in the process; nil if it was not told. There are few, and mostly the last is meant.
    func index(of launch: Int?) -> Int? {
        guard let launch else { return nil }
        var index = launches.count - 1
        while index >= 0, launches[index].id != launch { index -= 1 }
        return index < 0 ? nil : index
    }

    /// The records behind a gap: screens and elements of all programs that run.
    mutating func opening(at time: ContinuousClock.Instant) -> [TraceRecord] {
        let time = max(0, (time - start).nanoseconds())
        return launches.indices.flatMap { index -> [TraceRecord] in
            launches[index].opening(mask).map { TraceRecord(launch: index + 1, time: time, $0) }
        }
    }

    /// The kinds of records that are completed when the test is over.
    static let completedKinds: Set<TraceRecord.Kind> = [.stepBegan, .launch, .exited]

    /// Completes records when the test is over: with the places of all steps, with user info and standard error.
    ///
    /// - Parameter isPlaced: false if no places are looked up, which takes a while.
    func completion(isPlaced: Bool = true) -> (TraceRecord) -> TraceRecord {
        let places = isPlaced ? unplaced.mapValues { place($0.place) } : [:]
        return { record in
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
            case .exited(var exit):
                exit.standardError = errors[record.launch].map(mask.masked)
                record.content = .exited(exit)
            default: break
            }
            return record
        }
    }

    /// The user info of a launch, for its record; nil for others.
    func userInfo(of record: TraceRecord) -> LunchJSON? { record.kind == .launch ? userInfos[record.launch] : nil }

    /// The records that would be written if a step under way ended with a frame.
    func end(of step: Int, _ launch: Int, at frame: TUIFrame) -> [TraceRecord.Content] {
        var story = launches.first { $0.number == launch }
        return (story?.masked(frame, mask) ?? []) + [.stepEnded(TraceStepEnded(step: step, frame: frame.position))]
    }

    /// Has the next frames written whole, since a record could not be written.
    ///
    /// - Parameter isTooLarge: true if it is larger than anything that a recording keeps.
    mutating func forgetTrees(without record: TraceRecord, isTooLarge: Bool) {
        for index in launches.indices {
            let isItsFrame = record.kind == .frame && record.launch == index + 1
            launches[index].forgetTree(isTooLarge: isTooLarge && isItsFrame)
        }
    }

    // MARK: - Kinds

    private mutating func contents(of event: TUIEvent, _ time: Int) -> [TraceRecord.Content] {
        switch event.kind {
        case .testBegan: return []
        case .testIssue(let issue):
            guard issue.isFailure else { return [] }
            return [.issue(TraceIssue(message: mask.masked(issue.text), place: issue.place.map { place($0) }))]
        case .testEnded(let verdict): return [.verdict(TraceVerdict(verdict))]
        case .began: return event.step.map { [.stepBegan(begun($0, index(of: event.launch)))] } ?? []
        case .failed(let failure): return [.failure(json(failure))]
        case .ended(let outcome): return ended(event.step, outcome, index(of: event.launch))
        case .launched(let launch): return launched(launch, time)
        default:
            guard let launch = index(of: event.launch) else { return [] }
            // A secret of one app may be shown by another.
            if mask.isEmpty && !event.mayShowSecrets { return contents(ofApp: event, launch) }
            return launches[launch].close() + contents(ofApp: event, launch)
        }
    }

    /// The records of an event that an app has caused.
    ///
    /// - Parameter launch: the index of its launch, here and in what follows.
    private mutating func contents(ofApp event: TUIEvent, _ launch: Int) -> [TraceRecord.Content] {
        switch event.kind {
        case .sent(let input): return sent(input, launch)
        case .output(let output): return written(output, launch)
        case .committed(let commit):
            // In a frame without secure fields nothing is held.
            let isSecret = commit.frame.committed.tree.nodes.types.contains { $0.nature.contains(.secret) }
            if isSecret { mask.add(heldBy: commit.frame.committed.root) }
            let closing = commit.frame.hasSecretFocus || !mask.isEmpty ? launches[launch].close() : []
            if launches[launch].isClosed { return closing }
            return before(commit.frame, launch) + [.frame(launches[launch].committed(commit, mask))]
        case .resized(let resize):
            let position = launches[launch].resize(at: resize.position)
            let size = TraceLaunch.size(resize.size)
            let content = TraceRecord.Content.resized(position: position, columns: size.columns, rows: size.rows)
            launches[launch].player.take(TraceRecord(time: 0, content))
            return [content]
        case .settled(let frame): return settled(frame, launch)
        case .exited(let status): return [.exited(exit(status, event, launch))]
        default: return []
        }
    }

    /// The end of a program. If input was hidden of which nothing is known yet, its standard error waits for the end of the test.
    private mutating func exit(_ status: TUIExitStatus?, _ event: TUIEvent, _ launch: Int) -> TraceExit {
        if event.standardError.isEmpty { return TraceExit(status) }
        let text = String(decoding: event.standardError, as: UTF8.self)
        errors[launches[launch].number] = text
        return TraceExit(status, standardError: event.mayShowSecrets ? nil : mask.masked(text))
    }

    /// The records before a frame: the gap of output that nobody heard, and an update that the frame shows; mostly none.
    private mutating func before(_ frame: TUIFrame, _ launch: Int) -> [TraceRecord.Content] {
        var contents: [TraceRecord.Content] = []
        if frame.position > 0, launches[launch].reached == 0, !launches[launch].isClosed {
            launches[launch].reached = frame.position
            let why = "nobody heard the output"
            contents.append(.dropped(TraceDropped(records: 0, bytes: frame.position, why: why)))
        }
        if let shown = launches[launch].shown(by: frame) { contents.append(shown) }
        return contents
    }

    private mutating func sent(_ input: TUIInput, _ launch: Int) -> [TraceRecord.Content] {
        let closing = input.secret == nil ? [] : launches[launch].close()
        if let secret = input.secret {
            mask.add(typed: secret, continuing: launches[launch].wasSecret)
        }
        launches[launch].wasSecret = input.secret != nil
        if mask.isEmpty {
            return closing + [.input(TraceInput(text: input.text, bytes: input.bytes, count: input.count))]
        }
        let typed = input.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
        let isSecret = mask.mayContinue(with: typed) || mask.masked(typed) != typed
        return closing + [
            .input(
                TraceInput(
                    text: mask.mayContinue(with: typed) ? "•" : mask.masked(input.text),
                    bytes: isSecret ? nil : input.bytes, count: input.count))
        ]
    }

    private mutating func written(_ output: TUIOutput, _ launch: Int) -> [TraceRecord.Content] {
        var contents: [TraceRecord.Content] = []
        if output.missed > 0 {
            contents.append(
                .dropped(TraceDropped(records: 0, bytes: output.missed, why: "the listener did not keep up")))
        }
        if launches[launch].isClosed { return contents }
        let content = TraceRecord.Content.output(
            position: launches[launch].advance(to: output.position), output.bytes)
        launches[launch].note(output.bytes)
        launches[launch].player.take(TraceRecord(time: 0, content))
        contents.append(content)
        return contents
    }

    private mutating func settled(_ frame: TUIFrame, _ launch: Int) -> [TraceRecord.Content] {
        launches[launch].settled = frame.position
        let settled = TraceRecord.Content.settled(TraceSettled(frame: frame.position, settling: frame.settling))
        // A screen that may hold a secret is written once all input is known that was sent to it.
        if launches[launch].isClosed || frame.elementSource == .published { return [settled] }
        return before(frame, launch) + [.frame(launches[launch].plain(frame)), settled]
    }

    // MARK: - Launches and steps

    private mutating func launched(_ launch: TUILaunch, _ time: Int) -> [TraceRecord.Content] {
        let configuration = launch.configuration
        let size = TraceLaunch.size(configuration.size)
        if case .object(let members)? = configuration.userInfo { userInfos[launches.count + 1] = .object(members) }
        let content = TraceRecord.Content.launch(
            TraceLaunch(
                program: mask.masked(folder?.relative(launch.path) ?? launch.path),
                arguments: configuration.arguments.map(mask.masked),
                environment: configuration.environment.mapValues(mask.masked),
                screen: configuration.screen.map(mask.masked), columns: size.columns, rows: size.rows,
                place: place(launch.place)))
        var story = LaunchStory(
            number: launches.count + 1, id: launch.number, TraceRecord(launch: 1, time: time, content))
        // A secret of one app may be shown by the next.
        let closing = mask.isEmpty ? [] : story.close()
        launches.append(story)
        return [content] + closing
    }

    private mutating func begun(_ step: TUIStep, _ launch: Int?) -> TraceStepBegan {
        stepCount += 1
        steps[step.id] = stepCount
        let known = step.knownPlace
        if known == nil { unplaced[stepCount] = step }
        let old = stepCount - Self.unplacedLimit
        if old > Self.unplacedLimit { unplaced[old] = nil }
        var argument = step.argument.map(mask.masked)
        if step.kind == .action, let said = argument, mask.mayContinue(with: said.filter { $0 != "\"" }) {
            argument = "•"
        }
        return TraceStepBegan(
            step: stepCount, verb: mask.masked(step.verb), query: step.query.map(mask.masked),
            argument: argument, place: place(known), frame: launch.flatMap { launches[$0].settled })
    }

    private mutating func ended(_ step: TUIStep?, _ outcome: TUIOutcome, _ launch: Int?) -> [TraceRecord.Content] {
        guard let step, let number = steps.removeValue(forKey: step.id) else { return [] }
        var contents: [TraceRecord.Content] = []
        if let frame = outcome.frame, let launch { contents = launches[launch].masked(frame, mask) }
        var ended = TraceStepEnded(step: number)
        ended.answer = outcome.answer.map { .string(mask.masked($0)) }
        ended.failure = outcome.failure.map(json)
        ended.frame = outcome.frame?.position
        ended.element = outcome.element.map { mask.masked($0.json) }
        ended.cell = outcome.cell
        contents.append(.stepEnded(ended))
        return contents
    }
}
