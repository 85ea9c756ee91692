import LunchProcess
import LunchWire

/// The checks that an app opens on what was asked for, and on nothing else.
enum Screens {
    static let checks = [
        ProtocolCheck("screen.unknown", "refuses a screen that it does not have", .error, unknown),
        ProtocolCheck("screen.json", "refuses user info that is no JSON", .error, noJSON),
        ProtocolCheck("screen.mock", "refuses mock data that does not fit", .error, misfit),
        ProtocolCheck("screen.file", "reads user info from a file", .environment, file),
    ]

    /// A screen that no app has.
    static let noScreen = "NoSuchScreenOfLunchCheck"

    /// User info with mock data.
    static func userInfo(_ mock: LunchJSON) -> String { LunchJSON.object([LaunchKeys.mock: mock]).text }

    static func unknown(_ subject: Subject) throws(Finding) {
        try refuses(
            subject, Plan(screen: .text(noScreen), userInfo: .nothing), "LAUNCH_SCREEN=\(noScreen)",
            cause: "An unknown name opens the first screen, or LAUNCH_SCREEN is passed over.",
            change: "If there is no screen of that name")
    }

    static func noJSON(_ subject: Subject) throws(Finding) {
        guard let screen = subject.anyScreen else {
            throw .skipped("no screen was named with --screen, and the app lists none")
        }
        for text in ["{\"\(LaunchKeys.mock)\": ", "@/no/such/file/of/lunch-check.json"] {
            try refuses(
                subject, Plan(screen: .text(screen), userInfo: .text(text)), "\(LaunchKeys.userInfo)=\(text)",
                cause: "User info that cannot be read counts as none, or \(LaunchKeys.userInfo) is passed over.",
                change: "If the user info cannot be read")
        }
    }

    static func misfit(_ subject: Subject) throws(Finding) {
        let asked = subject.catalogue?.first { $0.identifier == subject.screen && $0.takesMock }
        // Whoever gives mock data knows that the screen reads some.
        let given = subject.userInfo == nil ? nil : subject.screen
        guard let screen = given ?? (asked ?? subject.catalogue?.first(where: \.takesMock))?.identifier else {
            throw .skipped("the app lists no screen with mock data, and none was given with --mock")
        }
        let text = userInfo([[1], "x", ["lunch-check": nil]])
        try refuses(
            subject, Plan(screen: .text(screen), userInfo: .text(text)),
            "the screen \(screen.literal) and \(LaunchKeys.userInfo)=\(text)",
            cause:
                "Data of another form counts as none: the screen opens on its default data, and a test of it is green for "
                + "nothing.",
            change: "If the mock data is not of the form that the screen reads")
    }

    /// Launches the app with something wrong, which is to end with an error and a status.
    private static func refuses(
        _ subject: Subject, _ plan: Plan, _ what: String, cause: String, change: String
    ) throws(Finding) {
        let (trial, opening) = try Trial.launched(subject, plan)
        defer { trial.end() }
        let advice =
            "\(change), write an error with a sentence about it (\"message\"), print it on standard error, and leave with "
            + "a status other than 0."
        switch opening {
        case .refuses(let reason):
            if reason.isEmpty {
                throw .fails(seen: "With \(what) an error came with an empty message.", cause: "", change: advice)
            }
            let result = trial.until { $0.frames > 0 ? true : nil }
            switch result {
            case .failure(let standing):
                if case .ended(let status) = standing.absence, status != .exited(0) { return }
                throw .fails(
                    seen: "With \(what) an error came, and then \(standing.absence.words()).",
                    cause: "The error is told, and the app goes on all the same or leaves as if nothing had been.",
                    change: advice)
            case .success:
                throw .fails(seen: "With \(what) an error came, and then a frame.", cause: cause, change: advice)
            }
        case .ended(let status) where status == .exited(0) || status.isCrash:
            throw .fails(
                seen: "With \(what) the app \(status) without an error.\(Text.errors(trial.look { $0.errors }))",
                cause: "An error that nobody catches, or none at all.", change: advice)
        case .ended(let status):
            throw .fails(
                seen: "With \(what) the app \(status), and no error came.\(Text.errors(trial.look { $0.errors }))",
                cause: "The error is printed, and the test is not told.", change: advice)
        case .isSilent(let absence):
            throw .fails(seen: "With \(what) no error came: \(absence.words()).", cause: cause, change: advice)
        case .publishes, .isLaunchOnly:
            let (shown, text) = trial.look { ($0.frame?.message.screen ?? "", $0.screen) }
            throw .fails(
                seen: "With \(what) the app opened\(shown.isEmpty ? "" : " the screen \(shown.literal)"): "
                    + "\(Text.bytes(Array(text.utf8), limit: 80)).",
                cause: cause, change: advice)
        }
    }

    static func file(_ subject: Subject) throws(Finding) {
        let variant = subject.catalogue?.lazy.flatMap { screen in screen.variants.map { (screen.identifier, $0.mock) } }
            .first
        let screen = (subject.userInfo == nil && subject.screen == nil ? variant?.0 : nil) ?? subject.anyScreen
        guard let screen else { throw .skipped("no screen was named with --screen, and the app lists none") }
        let isVariants = subject.userInfo == nil && variant?.0 == screen
        let text = subject.userInfo ?? (isVariants ? variant.map { userInfo($0.1) } : nil) ?? "{}"
        var plan = Plan(screen: .text(screen), userInfo: .text(text))
        let direct = try opened(subject, plan) ?? ""
        plan.putsUserInfoInFile = true
        let (trial, opening) = try Trial.launched(subject, plan)
        defer { trial.end() }
        let advice =
            "If \(LaunchKeys.userInfo) begins with \"@\", read the file that is named behind it: data that is too long "
            + "for a variable comes so."
        switch opening {
        case .publishes, .isLaunchOnly: trial.rest()
        case .refuses, .ended, .isSilent:
            var complaint = Greeting.notOpened(trial, opening)
            complaint.seen = "With \(LaunchKeys.userInfo)=@FILE: \(complaint.seen)"
            complaint.change = advice
            throw .fails(complaint)
        }
        let shown = trial.look { $0.screen }
        guard shown != direct else {
            plan = Plan(screen: .text(screen), userInfo: .nothing)
            guard try opened(subject, plan, ifItOpens: true) != direct else {
                throw .skipped(
                    "the screen \(screen.literal) shows the same without the user info \(Text.bytes(Array(text.utf8)))")
            }
            return
        }
        guard try opened(subject, Plan(screen: .text(screen), userInfo: .text(text))) == direct else { return }
        throw .fails(
            seen: "With the user info \(Text.bytes(Array(text.utf8))) in a file the screen shows "
                + "\(Text.bytes(Array(shown.utf8), limit: 80)), and with the same in the variable "
                + "\(Text.bytes(Array(direct.utf8), limit: 80)).",
            cause: "A value that begins with \"@\" counts as none.", change: advice)
    }

    /// The screen on which an app opens; nil if it does not and need not.
    private static func opened(
        _ subject: Subject, _ plan: Plan, ifItOpens mayRefuse: Bool = false
    ) throws(Finding) -> String? {
        let (trial, opening) = try Trial.launched(subject, plan)
        defer { trial.end() }
        switch opening {
        case .publishes, .isLaunchOnly:
            trial.rest()
            return trial.look { $0.screen }
        case .refuses where mayRefuse, .ended where mayRefuse: return nil
        case .refuses, .ended, .isSilent: throw .obstacle(Greeting.notOpened(trial, opening), home: Greeting.opens)
        }
    }
}

extension LaunchScreenDescription {
    /// True if the screen reads mock data, as far as the list says.
    var takesMock: Bool { mockType != nil || !variants.isEmpty }
}
