import LunchCommands
import LunchDriver
import LunchElements
import LunchTerminal
import LunchWire

/// Turns the events of one test into the records of its trace.
///
/// Bytes are written as long as no screen may hold a secret. In a launch that declares secrets, from a frame with the
/// focus in a secure field on, and once a secret was typed in the test, what is on the screen at the end of a step is
/// written instead, with secrets masked.
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
    /// The records of the last event; none if it is not reported. Their list has one room for all events.
    private(set) var records: [TraceRecord] = []
    /// The time of the last event.
    private var time = 0
    /// The steps under way, the innermost last, by the numbers that they have in the process.
    private var steps: [(id: Int, number: Int)] = []
    private var stepCount = 0
    /// The steps whose places must be looked up if the trace is kept.
    private var unplaced: [Int: TUIStep] = [:]

    /// The user info of launches, by their numbers in the trace: it may hold what turns out to be secret later.
    private var userInfos: [Int: LunchJSON] = [:]
    /// The data with which steps show screens, by the numbers of the steps, for the same reason.
    private var shownData: [Int: TUICommand.Data] = [:]

    /// The file of the last step, and its path in the trace.
    private var file = (path: "", relative: "")

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
                    name: test.name, identifier: test.identifier,
                    library: test.library.traceName,
                    place: place(test.place))))
    }

    /// Makes the records of an event, in the place of those of the event before.
    mutating func hear(_ event: TUIEvent) {
        records.removeAll(keepingCapacity: true)
        for secret in event.secrets where declared.insert(secret).inserted { mask.add(declared: secret) }
        time = max(0, (event.time - start).nanoseconds())
        tell(event, index(of: event.launch))
    }

    /// Adds a record about a launch.
    ///
    /// - Parameter launch: the index of the launch; nil if it is about none.
    private mutating func add(_ content: TraceRecord.Content, _ launch: Int?) {
        records.append(TraceRecord(launch: launch.map { $0 + 1 } ?? 0, time: time, content))
    }

    /// The index of a launch, by its number in the process; nil if it was not reported. There are few, and mostly the last is
    /// meant.
    func index(of launch: Int?) -> Int? {
        guard let launch else { return nil }
        var index = launches.count - 1
        while index >= 0, launches[index].id != launch { index -= 1 }
        return index < 0 ? nil : index
    }

    /// The records after a gap: screens and elements of all programs that run.
    mutating func opening(at time: ContinuousClock.Instant) -> [TraceRecord] {
        let time = max(0, (time - start).nanoseconds())
        return launches.indices.flatMap { index -> [TraceRecord] in
            launches[index].opening(mask).map { TraceRecord(launch: index + 1, time: time, $0) }
        }
    }

    /// The kinds of records that are completed when the test is over.
    static let completedKinds: Set<TraceRecord.Kind> = [.stepBegan, .launch, .exited]

    /// Completes records when the test is over: with the places of all steps, with the data of screens and standard error.
    ///
    /// - Parameter isPlaced: false if no places are looked up, which takes a while.
    func completion(isPlaced: Bool = true) -> (TraceRecord) -> TraceRecord {
        let places = isPlaced ? unplaced.mapValues { place($0.place) } : [:]
        return { record in
            var record = record
            switch record.content {
            case .stepBegan(var step):
                step.place = places[step.step] ?? step.place
                if let data = shownData[step.step] {
                    step.content.show(data)
                    if let masked = mask.masked(step.content) { (step.content, step.isMasked) = (masked, true) }
                }
                record.content = .stepBegan(step)
            case .launch(var launch):
                launch.userInfo = userInfos[record.launch]
                launch.hide(by: mask)
                record.content = .launch(launch)
            case .exited(var exit):
                exit.standardError = errors[record.launch].map(mask.masked)
                record.content = .exited(exit)
            default: break
            }
            return record
        }
    }

    /// The user info of a launch, by its number in the trace; nil if it has none.
    func userInfo(of launch: Int) -> LunchJSON? { userInfos[launch] }

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

    private mutating func tell(_ event: TUIEvent, _ launch: Int?) {
        switch event.kind {
        case .testBegan: break
        case .testIssue(let issue):
            guard issue.isFailure else { return }
            add(.issue(TraceIssue(message: mask.masked(issue.text), place: issue.place.map { place($0) })), nil)
        case .testEnded(let verdict): add(.verdict(TraceVerdict(verdict)), nil)
        case .began: if let step = event.step { tellBegun(step, launch) }
        case .failed(let failure): add(.failure(json(failure)), launch)
        case .ended(let outcome): if let step = event.step { tellEnded(step, outcome, launch) }
        case .launched(let launched): tellLaunched(launched)
        default:
            guard let launch else { return }
            // A secret of one app may be shown by another.
            if !mask.isEmpty || event.mayShowSecrets { close(launch) }
            tell(event, ofApp: launch)
        }
    }

    /// Makes the records of an event that an app has caused.
    ///
    /// - Parameter launch: the index of its launch, here and in what follows.
    private mutating func tell(_ event: TUIEvent, ofApp launch: Int) {
        switch event.kind {
        case .sent(let input): tellSent(input, launch)
        case .output(let output): tellWritten(output, launch)
        case .committed(let commit):
            // In a frame without secure fields nothing is held.
            if !commit.frame.committed.tree.nodes.secure.isEmpty { mask.add(heldBy: commit.frame.committed.root) }
            if commit.frame.hasSecretFocus || !mask.isEmpty { close(launch) }
            if launches[launch].isClosed { return }
            tellBefore(commit.frame, launch)
            add(.frame(launches[launch].committed(commit, mask)), launch)
        case .resized(let resize):
            let position = launches[launch].resize(at: resize.position)
            let size = TraceLaunch.size(resize.size)
            add(.resized(position: position, columns: size.columns, rows: size.rows), launch)
            play(launch)
        case .settled(let frame): tellSettled(frame, launch)
        case .exited(let status): tellExited(status, event, launch)
        default: break
        }
    }

    /// Writes no more bytes of a launch from now on.
    private mutating func close(_ launch: Int) {
        if let gap = launches[launch].close() { add(gap, launch) }
    }

    /// Has the terminal that follows a launch take the last record.
    private mutating func play(_ launch: Int) {
        if let record = records.last { launches[launch].player.take(record) }
    }

    /// Reports the end of a program. If input was hidden of which nothing is known yet, its standard error waits for the end of
    /// the test.
    private mutating func tellExited(_ status: TUIExitStatus?, _ event: TUIEvent, _ launch: Int) {
        if event.standardError.isEmpty { return add(.exited(TraceExit(status, isByLunch: event.isByLunch)), launch) }
        let text = String(decoding: event.standardError, as: UTF8.self)
        errors[launches[launch].number] = text
        let shown = event.mayShowSecrets ? nil : mask.masked(text)
        add(.exited(TraceExit(status, standardError: shown, isByLunch: event.isByLunch)), launch)
    }

    /// Reports what precedes a frame: the gap of missed output, and an update that the frame shows; mostly nothing.
    private mutating func tellBefore(_ frame: TUIFrame, _ launch: Int) {
        if frame.position > 0, launches[launch].reached == 0, !launches[launch].isClosed {
            launches[launch].reached = frame.position
            let why = "the output was not recorded"
            add(.dropped(TraceDropped(records: 0, bytes: frame.position, why: why)), launch)
        }
        if let shown = launches[launch].shown(by: frame) { add(shown, launch) }
    }

    private mutating func tellSent(_ input: TUIInput, _ launch: Int) {
        if let secret = input.secret {
            close(launch)
            mask.add(typed: secret, continuing: launches[launch].wasSecret)
        }
        launches[launch].wasSecret = input.secret != nil
        var told = TraceInput(input.action, at: input.cell, bytes: input.bytes, count: input.count)
        if case .show(let screen, _) = told.action { told.action = .show(screen, .nothing) }
        if !mask.isEmpty {
            let typed = input.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
            let mayContinue = mask.mayContinue(with: typed)
            let isSecret = mayContinue || mask.masked(typed) != typed
            told.action = mayContinue ? told.action.hidden : mask.marked(told.action, isSecret: isSecret)
            told.action = mask.masked(TUICommand(told.action))?.action ?? told.action
            if isSecret { told.bytes = nil }
        }
        add(.input(told), launch)
    }

    private mutating func tellWritten(_ output: TUIOutput, _ launch: Int) {
        if output.missed > 0 {
            let why = "the listener did not keep up"
            add(.dropped(TraceDropped(records: 0, bytes: output.missed, why: why)), launch)
        }
        if launches[launch].isClosed { return }
        launches[launch].note(output.bytes)
        add(.output(position: launches[launch].advance(to: output.position), output.bytes), launch)
        play(launch)
    }

    private mutating func tellSettled(_ frame: TUIFrame, _ launch: Int) {
        launches[launch].settled = frame.position
        // A screen that may hold a secret is written once all input is known that was sent to it.
        if !launches[launch].isClosed, frame.elementSource != .published {
            tellBefore(frame, launch)
            add(.frame(launches[launch].plain(frame)), launch)
        }
        add(.settled(TraceSettled(frame: frame.position, settling: frame.settling)), launch)
    }

    // MARK: - Launches and steps

    private mutating func tellLaunched(_ launch: TUILaunch) {
        let configuration = launch.configuration
        let size = TraceLaunch.size(configuration.size)
        let index = launches.count
        if case .object(let members)? = configuration.userInfo { userInfos[index + 1] = .object(members) }
        var told = TraceLaunch(
            program: mask.masked(folder?.relative(launch.path) ?? launch.path), arguments: configuration.arguments,
            environment: configuration.environment, screen: configuration.screen.map(mask.masked),
            columns: size.columns, rows: size.rows, place: place(launch.place))
        told.profile = configuration.profile
        told.directory = configuration.directory.map { mask.masked(folder?.relative($0) ?? $0) }
        told.hide(by: mask)
        let content = TraceRecord.Content.launch(told)
        launches.append(
            LaunchStory(number: index + 1, id: launch.number, TraceRecord(launch: 1, time: time, content)))
        add(content, index)
        // A secret of one app may be shown by the next.
        if !mask.isEmpty { close(index) }
    }

    private mutating func tellBegun(_ step: TUIStep, _ launch: Int?) {
        stepCount += 1
        steps.append((step.id, stepCount))
        let known = step.knownPlace
        if known == nil { unplaced[stepCount] = step }
        let old = stepCount - Self.unplacedLimit
        if old > Self.unplacedLimit { unplaced[old] = nil }
        var content = step.content
        shownData[stepCount] = content.takeData { folder?.relative($0) ?? $0 }
        let masked = mask.masked(content)
        // Most steps of a test are in one file.
        if let path = known?.filePath, path != file.path { file = (path, place(known).file) }
        let place = known?.filePath == nil ? place(known) : TracePlace(file: file.relative, line: known?.line ?? 0)
        add(
            .stepBegan(
                TraceStepBegan(
                    step: stepCount, masked ?? content, place: place, frame: launch.flatMap { launches[$0].settled },
                    isMasked: masked != nil)), launch)
    }

    private mutating func tellEnded(_ step: TUIStep, _ outcome: TUICommandResult, _ launch: Int?) {
        guard let index = steps.lastIndex(where: { $0.id == step.id }) else { return }
        var ended = TraceStepEnded(step: steps.remove(at: index).number)
        var (frame, launch) = (outcome.frame, launch)
        // A launch that has failed has not settled; its failure has the frame, unless the program has shown nothing.
        if case .launch? = step.content.command?.action, frame == nil {
            frame = outcome.failure?.frame.flatMap { $0.hasContent ? $0 : nil }
            launch = launch ?? launches.indices.last
        }
        if let frame, let launch { for content in launches[launch].masked(frame, mask) { add(content, launch) } }
        if let value = outcome.value, value.isShort {
            ended.result = mask.isEmpty ? value : mask.maskedData(value)
            ended.isMasked = ended.result != value
        }
        ended.failure = outcome.failure.map(json)
        ended.frame = frame?.position
        ended.element = outcome.element.map { mask.masked($0.json) }
        ended.cell = outcome.cell
        add(.stepEnded(ended), launch)
    }
}

extension TUIFrame {
    /// False if the program has shown nothing.
    fileprivate var hasContent: Bool { elementSource == .published || !text.allSatisfy(\.isWhitespace) }
}

extension TUITest.Library {
    /// The name that traces have for it.
    fileprivate var traceName: String {
        switch self {
        case .swiftTesting: "Swift Testing"
        case .xctest: "XCTest"
        case .other: "lunch drive"
        }
    }
}
