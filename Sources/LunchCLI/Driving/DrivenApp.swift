import Dispatch
import LunchCommands
import LunchDriver
import LunchElements
@_spi(Lunch) import LunchWire

/// An app of another program: its requests are performed in their order, on a thread of their own.
final class DrivenApp: Sendable {
    let name: String
    /// The test that launches it; nil if none has begun.
    let test: TestRun?
    private let queue: DispatchQueue
    private let state = Lock(State())

    private struct State {
        var app: TUIApplication?
        /// The test of what was done so far; nil before the launch.
        var source: DrivenSource?
        /// The inputs of the request that is performed, without their secrets.
        var inputs: [TUICommand.Action] = []
        var told = ToldScreen()
        /// The failures that were recorded and that no answer has reported.
        var failures: [TUIFailure] = []
        var isClosed = false
    }

    init(name: String, of test: TestRun? = nil) {
        self.name = name
        self.test = test
        queue = DispatchQueue(label: "lunch-drive-\(name)")
    }

    /// True once the app was terminated, or did not open.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Performs a request after those before it, and answers.
    ///
    /// - Parameter isAlone: true if no other app waits meanwhile: what takes no time is then performed at once, since to wake a thread
    ///   for it may take as long as a key.
    func perform(_ request: DriveRequest, isAlone: Bool, answer: @escaping @Sendable (LunchJSON) -> Void) {
        let work: @Sendable () -> Void = { answer(self.inTest { self.answer(to: request) }) }
        if isAlone, !request.mayTakeLong { queue.sync(execute: work) } else { queue.async(execute: work) }
    }

    /// Waits until the requests are answered.
    func finish() { queue.sync {} }

    /// Ends the app once the requests are performed.
    ///
    /// - Returns: the failures that no answer has reported.
    func close() -> [TUIFailure] {
        queue.sync {
            state.withLock { $0.isClosed = true }
            inTest {
                FailureReporter.handing(note) {
                    // Ending an app throws nothing.
                    _ = try? state.withLock { $0.app }?.answer(TUICommand(.terminate), at: Self.nowhere)
                }
            }
            return takeFailures()
        }
    }

    /// The place of what no line of the caller has asked for.
    private static let nowhere = TUISourceLocation(fileID: "", line: 0)

    private func inTest<Value>(_ body: () -> Value) -> Value { test?.performing(body) ?? body() }

    private func note(_ failure: TUIFailure) { state.withLock { $0.failures.append(failure) } }

    private func hear(_ event: TUIEvent) {
        guard case .sent(let input) = event.kind else { return }
        state.withLock { $0.inputs.append(input.action) }
    }

    private func takeFailures() -> [TUIFailure] {
        state.withLock { state in
            defer { state.failures = [] }
            return state.failures
        }
    }

    private func answer(to request: DriveRequest) -> LunchJSON {
        var members: [String: LunchJSON] = ["id": request.id, "app": .string(name), "ok": true]
        var failure: TUIFailure?
        var done: TUICommand?
        do throws(DriveError) {
            let command = try command(of: request)
            done = command
            state.withLock { $0.inputs = [] }
            FailureReporter.handing(note) {
                do throws(TUIError) {
                    if let value = try perform(command, at: request.place) { members["value"] = value }
                } catch {
                    failure = error.failure
                }
            }
        } catch {
            members.merge(Self.refusal(error)) { $1 }
            done = nil
        }
        let recorded = takeFailures()
        let look = look()
        if let found = failure ?? recorded.first ?? look.failure {
            let failure = test?.willRecord(found, isCounted: true) ?? found
            members["ok"] = false
            members["kind"] = .string("\(failure.kind)")
            members["message"] = .string(failure.statement)
            if !failure.near.isEmpty { members["near"] = .array(failure.near.map(LunchJSON.string)) }
            if request.parts.contains(.report) { members["report"] = .string(failure.message) }
        }
        if let done, members["ok"] == true { remember(done, members["value"]) }
        if let source = state.withLock({ $0.source }) {
            let mask = TestSecrets.current.mask
            if request.parts.contains(.swift) { members["swift"] = .string(mask.masked(source.swift)) }
            if request.parts.contains(.python) { members["python"] = .string(mask.masked(source.python)) }
        }
        let needsText = members["ok"] == false && members["report"] == nil
        let parts = request.parts.union(needsText ? [.text] : [])
        if let frame = look.frame {
            members.merge(sight(of: frame, parts, isSettled: look.failure == nil)) { own, _ in own }
        }
        return .object(members)
    }

    /// Adds a command to the test. A wait whose time was over is left out.
    private func remember(_ command: TUICommand, _ value: LunchJSON?) {
        if case .wait = command.action, value == false { return }
        state.withLock { state in
            let inputs = state.inputs
            state.source?.add(command, value, sent: inputs)
        }
    }

    /// The members of an answer to a request that was not performed.
    static func refusal(_ error: DriveError) -> [String: LunchJSON] {
        ["ok": false, "kind": .string(error.kind), "message": .string(error.message)]
    }

    // MARK: - Commands

    /// The command of a request, with queries in the place of references; nil if the caller only looks.
    private func command(of request: DriveRequest) throws(DriveError) -> TUICommand? {
        guard var json = request.command else { return nil }
        try resolve(&json, in: "do")
        let command: TUICommand
        do throws(WireError) {
            command = try TUICommand(json: json, at: "do")
        } catch {
            throw .request("\(error)")
        }
        if case .launch(let launch) = command.action { try prepare(launch) }
        return command
    }

    /// Puts the queries of elements in the place of their references.
    private func resolve(_ json: inout LunchJSON, in key: String) throws(DriveError) {
        switch json {
        case .string(let text):
            guard key == "query", let reference = ElementReference(text) else { return }
            let (told, app) = state.withLock { ($0.told, $0.app) }
            let element = try told.element(of: reference)
            // If the app has not settled, the command itself fails with that.
            guard let app, let frame = (try? app.lastingFrame()) ?? app.lastFrame else { return }
            if let fault = element.fault(of: reference, in: frame) { throw fault }
            json = element.query.steps.json
        case .object(var members):
            for (name, value) in members {
                var value = value
                try resolve(&value, in: name)
                members[name] = value
            }
            json = .object(members)
        default: break
        }
    }

    private func prepare(_ launch: TUICommand.Launch) throws(DriveError) {
        do throws(CommandError) {
            let product = try DrivenProgram.product(launch.program)
            let app = TUIEvents.withListener(hear) {
                TUIApplication(LaunchConfiguration(launch, of: .path(product.path)))
            }
            let (name, isPath) = (product.name, launch.program.contains("/"))
            let program: RecordedLaunch.Program =
                isPath && name == launch.program
                ? .path(name) : isPath || product.package != nil ? .product(name) : .command(name)
            state.withLock { state in
                state.app = app
                state.source = DrivenSource(launch: launch, program: program)
            }
        } catch {
            state.withLock { $0.isClosed = true }
            throw .program(error.message)
        }
    }

    private func perform(_ command: TUICommand?, at given: TUISourceLocation?) throws(TUIError) -> LunchJSON? {
        guard let app = state.withLock({ $0.app }), let command else { return nil }
        let place = given ?? Self.nowhere
        switch command.action {
        case .launch:
            do throws(TUIError) {
                try app.launch(
                    fileID: place.fileID, filePath: place.filePath ?? "", line: place.line, column: place.column ?? 0)
            } catch {
                state.withLock { $0.isClosed = true }
                throw error
            }
            return nil
        case .terminate:
            state.withLock { $0.isClosed = true }
            return try app.answer(command, at: place)
        default: return try app.answer(command, at: place)
        }
    }

    // MARK: - Sights

    /// The frame once the app has settled or ended. If it does neither, the last frame and the failure: an answer must not call
    /// that frame settled.
    private func look() -> (frame: TUIFrame?, failure: TUIFailure?) {
        guard let app = state.withLock({ $0.app }) else { return (nil, nil) }
        do throws(TUIError) {
            return (try app.lastingFrame(), nil)
        } catch {
            return (app.lastFrame, error.kind == .notRunning ? nil : error.failure)
        }
    }

    /// The members of an answer about what the app shows.
    private func sight(
        of frame: TUIFrame, _ parts: Set<DriveRequest.Part>, isSettled: Bool
    ) -> [String: LunchJSON] {
        var members = state.withLock { $0.told.changes(in: frame) }
        members.merge(frame.json(of: parts)) { $1 }
        let app = state.withLock { $0.app }
        if app?.state == .notRunning {
            members["ended"] = app?.endStatus?.json ?? .null
        } else {
            members["settling"] = isSettled ? .string(frame.settling.grade) : "unsettled"
            let waits = frame.busy + frame.settling.waits.filter { !$0.isForInput }.map(\.description)
            members["waits"] = .array(waits.map(LunchJSON.string))
        }
        return members
    }
}

/// The programs that requests name.
enum DrivenProgram {
    private static let known = Lock<[String: Product]>([:])

    /// Finds a program: a path as it is, or a product of the package, which is built once, or a command in PATH.
    static func product(_ name: String) throws(CommandError) -> Product {
        if name.contains("/") { return try .locate(name) }
        if let product = known.withLock({ $0[name] }) { return product }
        let product = try PackageFolder() == nil ? Product.command(name) : located(name)
        known.withLock { $0[name] = product }
        return product
    }

    private static func located(_ name: String) throws(CommandError) -> Product {
        do throws(CommandError) {
            return try .locate(name)
        } catch {
            guard case .program(.unknownProduct) = error else { throw error }
            return try .command(name)
        }
    }
}
