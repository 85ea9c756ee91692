import LunchDriver
import LunchElements
@_spi(Lunch) import LunchWire

/// Performs the requests of another program: each is a line of JSON, and so is each answer.
///
/// The requests of one app are answered in their order; apps run beside each other.
final class DriveServer: Sendable {
    /// The most apps that run at the same time.
    static let appLimit = 32

    private let apps = Lock<[DrivenApp]>([])
    /// The test that runs; nil if none does.
    private let test = Lock<DrivenTest?>(nil)
    private let output = Lock(())
    private let write: @Sendable (String) -> Void

    /// - Parameter write: writes a line, with its end.
    init(write: @escaping @Sendable (String) -> Void) { self.write = write }

    /// Takes a line; the answer may come later.
    func take(_ line: [UInt8]) {
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
        do throws(DriveError) {
            if line.count > DriveRequest.limit {
                throw .request("request has more than \(DriveRequest.limit) bytes")
            }
            let request = try DriveRequest(line)
            do throws(DriveError) {
                if let step = request.test {
                    try perform(step, request)
                } else {
                    let app = try app(for: request)
                    let isAlone = apps.withLock { $0.count { !$0.isClosed } } < 2
                    app.perform(request, isAlone: isAlone) { self.answer($0) }
                }
            } catch {
                refuse(error, request.id)
            }
        } catch {
            refuse(error, line.count > DriveRequest.limit ? .null : DriveRequest.id(in: line))
        }
    }

    /// True once an app was launched, and all that were have been closed.
    var isOver: Bool { apps.withLock { !$0.isEmpty && $0.allSatisfy(\.isClosed) } }

    /// Waits until all requests are answered.
    func finish() { for app in apps.withLock({ $0 }) { app.finish() } }

    /// Ends all apps once their requests are performed.
    ///
    /// - Returns: the failures that no answer has reported, each with the name of its app.
    func close() -> [(app: String, failure: TUIFailure)] {
        let apps = apps.withLock { $0 }
        defer {
            // A caller that has gone has not said how its test ended.
            test.withLock { test in
                _ = test?.end(.failed, [])
                test = nil
            }
        }
        return apps.flatMap { app in app.close().map { (app.name, $0) } }
    }

    /// Performs a step of a test's life, once the requests before it are answered.
    private func perform(_ step: DriveRequest.TestStep, _ request: DriveRequest) throws(DriveError) {
        finish()
        var members: [String: LunchJSON] = ["id": request.id, "ok": true]
        switch step {
        case .begin(let name, let identifier):
            let new = DrivenTest(name, identifier, at: request.place)
            let running = test.withLock { test -> DrivenTest? in
                defer { test = test ?? new }
                return test
            }
            if let running { throw .test("The test \(running.name.literal) is running. End it first.") }
            new.run.begin()
        case .issue(let text): members.merge(try runningTest().issue(text, at: request.place)) { $1 }
        case .end(let verdict):
            let running = try runningTest()
            let failures = apps.withLock({ $0 }).filter { $0.test === running.run }.flatMap { $0.close() }
            members.merge(running.end(verdict, failures)) { $1 }
            test.withLock { $0 = nil }
        }
        answer(.object(members))
    }

    private func runningTest() throws(DriveError) -> DrivenTest {
        guard let running = test.withLock(\.self) else {
            throw .test("No test is running: begin one with {\"test\":{\"begin\":NAME}}.")
        }
        return running
    }

    private func refuse(_ error: DriveError, _ id: LunchJSON) {
        answer(.object(DrivenApp.refusal(error).merging(["id": id]) { $1 }))
    }

    private func answer(_ json: LunchJSON) { output.withLock { _ in write("\(json.readableText)\n") } }

    private func app(for request: DriveRequest) throws(DriveError) -> DrivenApp {
        try apps.withLock { apps throws(DriveError) in
            let open = apps.filter { !$0.isClosed }
            if request.isLaunch { return try new(request.app, &apps, open: open.count) }
            if let name = request.app {
                if let app = apps.first(where: { $0.name == name }) { return app }
                let names = open.map(\.name).joined(separator: ", ")
                throw .app(
                    open.isEmpty
                        ? "No app \(name.literal) is running." : "No app is called \(name.literal). There is \(names).")
            }
            // The one that has just ended reports that.
            if open.count == 1 || open.isEmpty && !apps.isEmpty { return open.first ?? apps[apps.count - 1] }
            throw .app(
                open.isEmpty
                    ? "No app was launched: do {\"launch\":{\"program\":[…]}} first."
                    : "There are \(open.count) apps. Name one of them with \"app\": \(open.map(\.name).joined(separator: ", "))."
            )
        }
    }

    private func new(
        _ name: String?, _ apps: inout [DrivenApp], open: Int
    ) throws(DriveError) -> DrivenApp {
        if open >= Self.appLimit {
            throw .app("There are \(open) apps already, which is the limit. Terminate one first.")
        }
        let name = name ?? "a\(apps.count + 1)"
        if let old = apps.first(where: { $0.name == name }), !old.isClosed {
            throw .app("An app \(name.literal) is running. Terminate it first, or give the new one another name.")
        }
        let app = DrivenApp(name: name, of: test.withLock { $0?.run })
        apps.removeAll { $0.name == name }
        apps.append(app)
        return app
    }
}
