import LunchDriver
import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

@testable import LunchCheck

/// An app without a process, which keeps the protocol: a form of a text, a field and two buttons.
///
/// It writes the bytes that an app would write into the record that `lunch check` reads. A test changes what it does in one
/// place, so that its transcripts are those of an app with one defect.
struct MadeUpApp {
    /// The step that the app takes: its opening, or a deed with a key of it.
    struct Step {
        let plan: Plan
        var deed: Deed?
        var key: TUIKeyboardKey?
        /// The number of the step in the visit, the opening being 0.
        var number = 0
    }

    /// Changes to what the app says and does, each at every step.
    var greets: (inout Hello?, Plan) -> Void = { _, _ in }
    /// The output before the greeting, and the errors that are written after each drawing.
    var writesFirst = ""
    var errors = ""
    var publishes: (inout FrameMessage, Step) -> Bool = { _, _ in true }
    var draws: (inout String, Step) -> Void = { _, _ in }
    /// The output before a frame, and behind it.
    var writes: (Step) -> String = { _ in "" }
    var writesBehind: (Step) -> String = { _ in "" }
    var handles: (inout MadeUpForm, Step) -> Void = { form, step in form.handle(step) }
    var absence: (Step) -> Absence? = { _ in nil }
    var opens: (inout Opening, Plan) -> Void = { _, _ in }
    /// Changes to the facts that no bytes make: modes of the terminal, an end, programs.
    var facts: (inout Facts, Step, Visit) -> Void = { _, _, _ in }

    static let token = "made-up"
    static let screens = [
        LaunchScreenDescription("Notes", variants: [.init(name: "bread", mock: "bread")]),
        LaunchScreenDescription("Other"),
    ]

    var subject: Subject {
        var subject = Subject(path: "/made-up", launch: LaunchConfiguration(.path("/made-up")), tester: [:])
        subject.catalog = Self.screens
        return subject
    }

    /// The app as checks meet it.
    var checked: CheckedApp { CheckedApp(subject: subject) { visit throws(Finding) in self.transcript(of: visit) } }
}

extension MadeUpApp {
    func transcript(of visit: Visit) -> Transcript {
        let size = visit.plan.size ?? subject.size
        var record = Record(size: size, token: visit.plan.hasToken ? Self.token : "")
        var form = MadeUpForm(visit.plan, size: size)
        record.noted.inputModes = []
        record.noted.modesAtFirstFrame = []
        var opening = form.refusal.map { Opening.refuses($0) } ?? .publishes
        if visit.plan.wantsCatalog {
            opening = .ended(.exited(0))
        } else if !visit.plan.hasToken {
            opening = .isLaunchOnly
        }
        opens(&opening, visit.plan)
        open(&record, &form, visit.plan, opening)
        facts(&record.noted, Step(plan: visit.plan), visit)
        let opened = record.facts
        var moments: [Moment] = []
        if opening == .publishes || visit.isForAnyApp {
            for deed in visit.deeds {
                moments += perform(deed, &record, &form, visit, since: moments.count)
                if let last = moments.last, last.absence != nil, !deed.mayFail { break }
            }
        }
        return Transcript(visit: visit, opening: opening, opened: opened, moments: moments, usesRealHome: false)
    }

    private func open(_ record: inout Record, _ form: inout MadeUpForm, _ plan: Plan, _ opening: Opening) {
        let write = { (record: inout Record, text: String) in _ = record.receive(Array(text.utf8).span) }
        if plan.wantsCatalog {
            write(
                &record,
                "{\"screens\":[{\"identifier\":\"Notes\",\"title\":\"Notes\",\"variants\":[{\"name\":\"bread\",\"mock\":\"bread\"}]}]}"
            )
            return
        }
        if plan.hasToken {
            var hello: Hello? = Hello(screen: form.screen, publishes: true, messages: true)
            greets(&hello, plan)
            write(&record, writesFirst + (hello.map { Self.text(.hello($0)) } ?? ""))
            if let refusal = form.refusal { write(&record, Self.text(.error(refusal))) }
        }
        switch opening {
        case .publishes, .isLaunchOnly: show(&record, &form, Step(plan: plan))
        case .refuses, .ended, .isSilent: break
        }
    }

    /// Draws, and publishes if somebody listens.
    private func show(_ record: inout Record, _ form: inout MadeUpForm, _ step: Step) {
        var drawing = form.drawing
        draws(&drawing, step)
        var frame = form.frame(sent: record.noted.sent)
        var text = writes(step) + drawing
        if step.plan.hasToken, publishes(&frame, step) {
            form.revision += 1
            text += Self.text(.frame(frame))
        }
        if step.plan.keepsErrorsApart { _ = record.receiveErrors(Array(errors.utf8).span) } else { text += errors }
        _ = record.receive(Array((text + writesBehind(step)).utf8).span)
    }

    static func text(_ message: AppMessage, token: String = token) -> String {
        String(decoding: message.envelope(token: token).bytes, as: UTF8.self)
    }

    private func perform(
        _ deed: Deed, _ record: inout Record, _ form: inout MadeUpForm, _ visit: Visit, since count: Int
    ) -> [Moment] {
        let keys: [TUIKeyboardKey?] =
            switch deed {
            case .keys(let keys): keys
            case .walk: [nil, "a", "b", .leftArrow, .tab, .upArrow, .tab, "a"]
            case .leave(let keys): Array(keys.prefix(1))
            default: [nil]
            }
        var moments: [Moment] = []
        for key in keys {
            let step = Step(plan: visit.plan, deed: deed, key: key, number: count + moments.count + 1)
            let before = record.facts
            record.noteInput(step.length)
            if case .resize(let sizes) = deed, let size = sizes.last {
                _ = record.resize(to: size)
                form.size = size
            }
            handles(&form, step)
            if form.isAsked {
                _ = record.receive(Array(Self.text(.hello(Hello(screen: form.screen))).utf8).span)
                form.isAsked = false
            }
            if let refusal = form.refusal, record.noted.refusals.isEmpty {
                _ = record.receive(Array(Self.text(.error(refusal)).utf8).span)
            }
            if step.isShown { show(&record, &form, step) }
            let absence = absence(step) ?? form.absence(at: deed)
            if case .ended(let status)? = absence { record.noted.status = status }
            if case .leave = deed, record.noted.status == nil { record.noted.status = .exited(0) }
            if case .hangUp = deed, record.noted.status == nil { record.noted.status = .signalled(1) }
            facts(&record.noted, step, visit)
            moments.append(Moment(deed: deed, key: key, absence: absence, before: before, facts: record.facts))
            if absence != nil { break }
        }
        return moments
    }
}

extension MadeUpApp.Step {
    /// The keys that are pressed.
    var keys: [TUIKeyboardKey] {
        if let key { return [key] }
        return switch deed {
        case .input(.keys(let keys), _), .send(.keys(let keys)), .torn(.keys(let keys), _, _): keys
        case .press(let key), .stop(let key), .input(.syncBetween(let key), _): [key]
        default: []
        }
    }

    /// The text that is typed or pasted.
    var text: String {
        let typed = keys.compactMap { key in
            if case .character(let letter) = key.code { String(letter) } else { nil }
        }
        return switch deed {
        case .input(.bytes(let bytes), _), .torn(.bytes(let bytes), _, _): String(decoding: bytes, as: UTF8.self)
        case .input(.paste(let text), _), .much(.paste(let text)): text
        default: typed.joined()
        }
    }

    /// The number of bytes that are sent with it.
    var length: Int {
        switch deed {
        case .input(.bytes(let bytes), _), .torn(.bytes(let bytes), _, _): return bytes.count
        case .input(.paste(let text), _), .much(.paste(let text)): return text.utf8.count
        case .input(.keys, _), .send(.keys), .press, .stop, .keys, .walk, .leave, .torn(.keys, _, _): break
        case .input, .torn: return 40
        case .swallow(let count): return count
        default: break
        }
        return keys.map { key in
            if case .character(let letter) = key.code { String(letter).utf8.count } else { key == .tab ? 1 : 3 }
        }.reduce(0, +)
    }

    /// True if the app answers it with a frame.
    fileprivate var isShown: Bool {
        switch deed {
        case .rest, .watch, .swallow, .await, .programs, .hangUp, .leave, .focusField, .windowSignal, nil: false
        case .walk: key != nil
        default: true
        }
    }
}
