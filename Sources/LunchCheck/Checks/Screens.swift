import LunchProcess
import LunchTerminal
import LunchWire

/// The checks that an app opens on what was asked for, and on nothing else.
enum Screens {
    static let checks = [
        ProtocolCheck("screen.unknown", "refuses a screen that it does not have", .error, unknown),
        ProtocolCheck("screen.json", "refuses user info that isn't JSON", .error, noJSON),
        ProtocolCheck("screen.mock", "refuses mock data that does not fit", .error, misfit),
        ProtocolCheck("screen.file", "reads user info from a file", .environment, file),
    ]

    /// A screen that no app has.
    static let noScreen = "NoSuchScreenOfLunchCheck"

    /// User info with mock data.
    static func userInfo(_ mock: LunchJSON) -> String { LunchJSON.object([LaunchKeys.mock: mock]).text }

    static func unknown(_ app: CheckedApp) throws(Finding) {
        try refuses(
            app, Plan(screen: .text(noScreen), userInfo: .nothing), "LAUNCH_SCREEN=\(noScreen)",
            cause: "An unknown name opens the first screen, or LAUNCH_SCREEN is ignored.",
            change: "If there is no screen of that name")
    }

    static func noJSON(_ app: CheckedApp) throws(Finding) {
        guard let screen = app.subject.anyScreen else {
            throw .skipped("no screen was named with --screen, and the app lists none")
        }
        for text in ["{\"\(LaunchKeys.mock)\": ", "@/no/such/file/of/lunch-check.json"] {
            try refuses(
                app, Plan(screen: .text(screen), userInfo: .text(text)), "\(LaunchKeys.userInfo)=\(text)",
                cause: "User info that cannot be read counts as none, or \(LaunchKeys.userInfo) is ignored.",
                change: "If the user info cannot be read")
        }
    }

    static func misfit(_ app: CheckedApp) throws(Finding) {
        let subject = app.subject
        let asked = subject.catalog?.first { $0.identifier == subject.screen && $0.takesMock }
        // If mock data is passed, the screen reads some.
        let given = subject.userInfo == nil ? nil : subject.screen
        guard let screen = given ?? (asked ?? subject.catalog?.first(where: \.takesMock))?.identifier else {
            throw .skipped("the app lists no screen with mock data, and none was given with --mock")
        }
        let text = userInfo([[1], "x", ["lunch-check": nil]])
        try refuses(
            app, Plan(screen: .text(screen), userInfo: .text(text)),
            "the screen \(screen.literal) and \(LaunchKeys.userInfo)=\(text)",
            cause:
                "Data of another form counts as none: the screen opens on its default data, and a test of it is green for "
                + "nothing.",
            change: "If the mock data is not of the form that the screen reads")
    }

    /// Launches the app with something wrong, which must end with an error and a status.
    private static func refuses(
        _ app: CheckedApp, _ plan: Plan, _ what: String, cause: String, change: String
    ) throws(Finding) {
        let transcript = try app.launched(plan, [.await(.frame)])
        let facts = transcript.facts
        let advice =
            "\(change), send an error with an explanation (\"message\"), print it on standard error, and exit with "
            + "a status other than 0."
        switch transcript.opening {
        case .refuses(let reason):
            if reason.isEmpty {
                throw .fails(seen: "With \(what) an error came with an empty message.", cause: "", change: advice)
            }
            guard let absence = transcript.moments.last?.absence else {
                throw .fails(seen: "With \(what) an error came, and then a frame.", cause: cause, change: advice)
            }
            if case .ended(let status) = absence, status != .exited(0) { return }
            throw .fails(
                seen: "With \(what) an error came, and then \(absence.words).",
                cause: "The app sends the error, and continues, or exits as if there were no error.",
                change: advice)
        case .ended(let status) where status == .exited(0) || status.isCrash:
            throw .fails(
                seen: "With \(what) the app \(status) without an error.\(Text.errors(facts.errors))",
                cause: "An uncaught error, or no error at all.", change: advice)
        case .ended(let status):
            throw .fails(
                seen: "With \(what) the app \(status), and no error came.\(Text.errors(facts.errors))",
                cause: "The app prints the error, and doesn't send it.", change: advice)
        case .isSilent(let absence):
            throw .fails(seen: "With \(what) no error came: \(absence.words).", cause: cause, change: advice)
        case .publishes, .isLaunchOnly:
            let (shown, text) = (transcript.opened.screen, transcript.opened.grid.text)
            throw .fails(
                seen: "With \(what) the app opened\(shown.isEmpty ? "" : " the screen \(shown.literal)"): "
                    + "\(Text.bytes(Array(text.utf8), limit: 80)).",
                cause: cause, change: advice)
        }
    }

    static func file(_ app: CheckedApp) throws(Finding) {
        let subject = app.subject
        let variant = subject.catalog?.lazy.flatMap { screen in screen.variants.map { (screen.identifier, $0.mock) } }
            .first
        let screen = (subject.userInfo == nil && subject.screen == nil ? variant?.0 : nil) ?? subject.anyScreen
        guard let screen else { throw .skipped("no screen was named with --screen, and the app lists none") }
        let isVariants = subject.userInfo == nil && variant?.0 == screen
        let text = subject.userInfo ?? (isVariants ? variant.map { userInfo($0.1) } : nil) ?? "{}"
        var plan = Plan(screen: .text(screen), userInfo: .text(text))
        let direct = try self.shown(app, plan) ?? ""
        plan.putsUserInfoInFile = true
        let transcript = try app.launched(plan, [.rest])
        let advice =
            "If \(LaunchKeys.userInfo) begins with \"@\", read the file with the name after it: data that is too long "
            + "for a variable is passed this way."
        switch transcript.opening {
        case .publishes, .isLaunchOnly: break
        case .refuses, .ended, .isSilent:
            var complaint = Greeting.notOpened(transcript)
            complaint.seen = "With \(LaunchKeys.userInfo)=@FILE: \(complaint.seen)"
            complaint.change = advice
            throw .fails(complaint)
        }
        let shown = transcript.facts.grid.text
        guard shown != direct else {
            plan = Plan(screen: .text(screen), userInfo: .nothing)
            guard try self.shown(app, plan, ifItOpens: true) != direct else {
                throw .skipped(
                    "the screen \(screen.literal) shows the same without the user info \(Text.bytes(Array(text.utf8)))")
            }
            return
        }
        guard try self.shown(app, Plan(screen: .text(screen), userInfo: .text(text)), repetition: 1) == direct else {
            return
        }
        throw .fails(
            seen: "With the user info \(Text.bytes(Array(text.utf8))) in a file the screen shows "
                + "\(Text.bytes(Array(shown.utf8), limit: 80)), and with the same in the variable "
                + "\(Text.bytes(Array(direct.utf8), limit: 80)).",
            cause: "A value that begins with \"@\" counts as none.", change: advice)
    }

    /// The screen on which an app opens; nil if it does not and need not.
    private static func shown(
        _ app: CheckedApp, _ plan: Plan, ifItOpens mayRefuse: Bool = false, repetition: Int = 0
    ) throws(Finding) -> String? {
        let transcript = try app.transcript(
            Visit(plan: plan, deeds: [.rest], isForAnyApp: true, repetition: repetition))
        switch transcript.opening {
        case .refuses where mayRefuse, .ended where mayRefuse: return nil
        default:
            try transcript.requireOpening()
            return transcript.facts.grid.text
        }
    }
}

extension LaunchScreenDescription {
    /// True if the screen reads mock data, according to the list.
    var takesMock: Bool { mockType != nil || !variants.isEmpty }
}
