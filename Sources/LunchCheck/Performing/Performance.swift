import LunchDriver
import LunchProcess
import LunchTerminal
@_spi(Lunch) import LunchWire

/// A visit that is under way: the app on a separate pseudo-terminal, and the record of it.
///
/// It is on the process and the codec, and not on the driver's session: it sends what a session never would, and goes
/// on where one believes nothing any more. It does for the app what every terminal and every test does: it answers what
/// the terminal is asked, and specifies how much was sent if the terminal has swallowed some of it.
final class Performance: Sendable {
    let subject: Subject
    let visit: Visit
    let token: String
    /// The folder of the files that the app reads.
    let folder: PrivateFolder
    let record: Monitor<Record>
    /// Held from the moment that something is counted as sent until it has been sent, so that bytes leave in the order of
    /// the counts.
    let child = Lock<ChildProcess?>(nil)

    private init(_ subject: Subject, _ visit: Visit) {
        self.subject = subject
        self.visit = visit
        let parent = subject.tester["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        folder = PrivateFolder(in: parent)
        token = visit.plan.hasToken ? String(UInt64.random(in: .min ... .max), radix: 36) : ""
        record = Monitor(Record(size: visit.plan.size ?? subject.size, token: token))
    }

    /// Performs a visit, and ends the app.
    static func transcript(of visit: Visit, to subject: Subject) throws(Finding) -> Transcript {
        let performance = Performance(subject, visit)
        try performance.start()
        defer { performance.end() }
        let opening = performance.open()
        if opening == .publishes { performance.takeBase() }
        let opened = performance.facts
        return Transcript(
            visit: visit, opening: opening, opened: opened,
            moments: opened.takes(visit, after: opening) ? try performance.perform() : [],
            usesRealHome: subject.launch.usesRealHome)
    }

    private func start() throws(Finding) {
        let size = visit.plan.size ?? subject.size
        // Keys are sent to the app that mean anything, even if it opens as ever.
        let home = subject.launch.temporaryHome(in: folder, isAlways: true)
        let environment = visit.plan.environment(
            of: subject, token: token, userInfoFile: folder.path(of: "launch.json"), home: home)
        var configuration = ChildProcess.Configuration(
            path: subject.path, arguments: [subject.path] + subject.launch.arguments,
            environment: environment.variables.map { "\($0.key)=\($0.value)" }.sorted(),
            columns: UInt16(clamping: size.columns), rows: UInt16(clamping: size.rows),
            isErrorApart: visit.plan.keepsErrorsApart)
        configuration.directory = subject.launch.directory
        configuration.folder = folder
        if home != nil { configuration.folders = TemporaryHome.folders }
        configuration.file = environment.fileText.map { .init(name: "launch.json", text: $0) }
        do throws(StartError) {
            // An event that comes at once is handled once it is known which program it is of.
            try child.withLock { child throws(StartError) in
                child = try ChildProcess.start(configuration, observer: self)
            }
        } catch {
            throw .fails(
                seen: "\(subject.path.literal) could not be started: \(error)", cause: "It is not a program.",
                change: "Name another program.")
        }
    }

    /// The facts at this moment.
    var facts: Facts {
        let modes = process?.inputModes
        return record.read { record in
            var facts = record.facts
            facts.inputModes = modes
            return facts
        }
    }

    /// The program; nil once nothing of it is left.
    var process: ChildProcess? { child.withLock(\.self) }

    /// Ends the app, and waits until it is gone.
    func end(patience: Duration = .zero) {
        process?.end(patience: patience)
        _ = record.wait(within: .seconds(30)) { $0.isGone ? true : nil }
    }

    /// True if some thread of the app runs, or is about to, according to the system.
    var runs: Bool {
        let outcome = Settler(PerformanceWatch(self), quietPeriod: subject.limits.stillness).wait(until: .now) { _, _ in
            ()
        }
        if case .late = outcome { return true }
        return false
    }

    /// The processor time that the app and what it started have used.
    var processorTime: Duration { process?.states.map(\.used).reduce(.zero, +) ?? .zero }
}

extension Facts {
    /// Returns true if the deeds of a visit are done to an app that has opened so: nothing that is typed would arrive before
    /// the end of a line if the terminal is not in raw mode.
    fileprivate func takes(_ visit: Visit, after opening: Opening) -> Bool {
        guard status == nil else { return visit.isForAnyApp }
        return visit.isForAnyApp || opening == .publishes && inputModes?.isDisjoint(with: [.canonical, .echo]) != false
    }
}
