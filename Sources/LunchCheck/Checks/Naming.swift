import LunchTerminal
import LunchWire

/// The checks that an app opens the screen that it names.
enum Naming {
    /// A screen as it was opened.
    private struct Opened {
        /// The name in the hello; nil if it has none.
        let told: String?
        /// The first frame; nil if none came.
        let frame: ShownFrame?

        var shown: String? { frame?.message.screen }
    }

    static func screen(_ app: CheckedApp) throws(Finding) {
        let subject = app.subject
        // Data that was given is for the screen that was given.
        let unasked = try open(app, Plan(screen: .nothing, userInfo: .nothing), mayRefuse: true)
        let plain = unasked?.shown.flatMap { $0.isEmpty ? nil : $0 }
        // A screen that the app opens anyway does not show whether the request was followed.
        let other = subject.catalog?.last { $0.identifier != plain && $0.identifier != subject.screen }
        var plans = subject.anyScreen.map { [($0, Plan(screen: .text($0)))] } ?? []
        if let other {
            let mock = other.variants.first.map { Plan.Part.text(Screens.userInfo($0.mock)) }
            plans.append((other.identifier, Plan(screen: .text(other.identifier), userInfo: mock ?? .nothing)))
        }
        var isTold = false
        for (asked, plan) in plans {
            // A screen may need data of which there is no example.
            let mayRefuse = asked != subject.anyScreen
            guard let opened = try open(app, plan, mayRefuse: mayRefuse) else { continue }
            isTold = try compare(opened, with: asked, unasked, plain) || isTold
        }
        if let told = unasked?.told, let plain, told != plain {
            throw .fails(
                seen: "Without LAUNCH_SCREEN the hello names the screen \(told.literal), and the first frame is of "
                    + "\(plain.literal).",
                cause: "The hello is written before it is known which screen opens.",
                change: "Name in the hello the screen that the app is about to open, or none.")
        }
        if plans.isEmpty { throw .skipped("no screen was named with --screen, and the app lists none") }
        if isTold { return }
        throw .skipped(
            "neither hello nor a frame names a screen; a \"screen\" in the hello would confirm that the launch was followed"
        )
    }

    /// Compares what was opened with what was asked for; returns whether the app has named any screen.
    private static func compare(
        _ opened: Opened, with asked: String, _ unasked: Opened?, _ plain: String?
    ) throws(Finding) -> Bool {
        if let told = opened.told, told != asked {
            throw .fails(
                seen: "The hello names the screen \(told.literal); \(asked.literal) was requested (LAUNCH_SCREEN).",
                cause: "The app ignores LAUNCH_SCREEN, and opens its first screen.",
                change: "Open the screen that LAUNCH_SCREEN names, or send an error if it doesn't exist.")
        }
        if let shown = opened.shown, shown != asked {
            throw .fails(
                seen:
                    "The first frame is of the screen \(shown.literal); \(asked.literal) was requested (LAUNCH_SCREEN)"
                    + (opened.told == nil ? "." : ", and is what the hello names."),
                cause: opened.told == nil
                    ? "The app ignores LAUNCH_SCREEN, or writes another name of the screen into its frames."
                    : "The hello repeats LAUNCH_SCREEN, and the app opens another screen.",
                change:
                    "Open the screen that LAUNCH_SCREEN names, and write that name as \"screen\" of each of its frames.",
                section: .frame)
        }
        if let plain, plain != asked, let frame = opened.frame, let first = unasked?.frame, frame.tree == first.tree,
            frame.grid.firstDifference(from: first.grid) == nil
        {
            throw .fails(
                seen:
                    "The screen \(asked.literal) is the same as the one without LAUNCH_SCREEN, \(plain.literal).",
                cause: "The app repeats the name in LAUNCH_SCREEN, and opens its first screen.",
                change: "Open the screen that LAUNCH_SCREEN names, or send an error if it doesn't exist.")
        }
        return opened.told != nil || opened.shown != nil
    }

    /// Opens the app as planned. Returns nil if `mayRefuse` is true, and the app refuses the screen or ends.
    private static func open(_ app: CheckedApp, _ plan: Plan, mayRefuse: Bool) throws(Finding) -> Opened? {
        let transcript = try app.launched(plan)
        switch transcript.opening {
        case .publishes, .isLaunchOnly: break
        case .refuses where mayRefuse, .ended where mayRefuse: return nil
        case .refuses, .ended, .isSilent:
            throw .obstacle(Greeting.notOpened(transcript), home: Greeting.opens)
        }
        let facts = transcript.opened
        return Opened(told: facts.greetings.first?.hello.screen, frame: facts.opening.first)
    }
}
