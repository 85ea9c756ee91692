import LunchElements
import LunchWire

/// The app that a `TUIApplication` means which was not launched itself: the one that the test that runs here has launched.
struct MeantApplication {
    /// The apps of the test that are the same program: those that run, or else those that have ended.
    let candidates: [RunReference]

    /// The apps of the test that are another program.
    let others: [RunReference]

    /// The apps of the test that have ended because nothing referred to them, if there is none that it can mean.
    let dropped: [TestApplications.Entry]

    init(_ run: AppRun) { self.init(run, of: FailureReporter.owner) }

    private init(_ run: AppRun, of owner: (any LaunchOwner)?) {
        let launched = owner.map { RunningApplications.launched(by: $0) } ?? []
        let path = run.configuration.programPath
        let same = launched.filter { path == nil || $0.run.session?.path == path }
        let running = same.filter { $0.run.isRunning }
        candidates = running.isEmpty ? same : running
        others = same.isEmpty ? launched : []
        dropped = same.isEmpty ? owner.map { RunningApplications.dropped(by: $0) } ?? [] : []
    }

    /// The one app that can be meant; nil if there is none, or if there are several.
    private var only: RunReference? { candidates.count == 1 ? candidates.first : nil }

    /// The app that one means which was not launched itself; nil if it can mean none, or several.
    ///
    /// - Parameter last: the app that it meant when it was last used. It means that as long as the app runs; one that has ended
    ///   only for the test that launched it, and if none has taken its place.
    static func only(_ run: AppRun, before last: RunReference?) -> RunReference? {
        guard let last else { return MeantApplication(run).only }
        // If it is unknown which test runs, it is still the one that used it first.
        guard let owner = FailureReporter.owner else { return last }
        let isOfThisTest = last.run.launch?.owner?.id == owner.id
        if isOfThisTest, last.run.isRunning { return last }
        let meant = MeantApplication(run, of: owner)
        let hasSuccessor = meant.candidates.contains { $0.run.isRunning }
        return isOfThisTest && !hasSuccessor ? last : meant.only
    }
}

extension AppRun {
    /// The error of an application that was not launched, and that doesn't refer to exactly one app of the test.
    func notLaunched(_ steps: [QueryStep] = []) -> TUIError {
        let meant = MeantApplication(self)
        let applications = TestApplications(
            candidates: meant.candidates.map(\.run.entry), others: meant.others.map(\.run.entry),
            dropped: meant.dropped)
        return bareError(.life(.notLaunched(applications)), steps)
    }

    /// The entry for a failure about it.
    var entry: TestApplications.Entry {
        TestApplications.Entry(name: name, screen: lastFrame?.screen ?? "", place: launch?.place)
    }
}

extension LaunchConfiguration {
    /// The file of the program; nil if none is named and the test target is not called after one.
    ///
    /// Empty for a program that does not exist: it is no app of the test, and the launch would report the error.
    fileprivate var programPath: String? {
        guard let executable else {
            return try? Executable.default(forTestsIn: fileID).resolve()
        }
        return (try? executable.resolve()) ?? ""
    }
}

extension AppRun {
    fileprivate var isRunning: Bool { session?.monitor.read { $0.status == nil } ?? false }
}
