import LunchDriver
@_spi(Lunch) import LunchWire

/// A session: an app that keeps running between calls of a shell. The calls reach it through a socket.
enum DriveSession {
    /// The default number of seconds after which an unused session ends.
    static let idleLimit = 600

    private static let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

    /// Returns the name of a session if it may be one.
    static func checked(_ name: String) throws(CommandError) -> String {
        guard (1...40).contains(name.count), name.allSatisfy(letters.contains) else { throw .session(.name(name)) }
        return name
    }

    /// Starts a session in a separate process, and launches an app in it.
    ///
    /// - Parameters:
    ///   - launch: the members of the command `launch`.
    ///   - parts: the parts that the answer contains in addition.
    ///   - idle: the number of seconds after which the session ends if it is unused.
    static func open(
        _ name: String, _ launch: LunchJSON, showing parts: [String], idle: Int
    ) throws(CommandError) {
        if let socket = SessionSocket.connected(to: name) {
            socket.end()
            throw .session(.exists(name))
        }
        let refusal = SessionProcess.start(["drive", "serve", name, "--idle", "\(idle)"])
        guard let socket = SessionSocket.connected(to: name) else {
            throw .session(.system(SessionSocket.path(of: name), refusal ?? "the session has not begun"))
        }
        let request: [String: LunchJSON] = ["do": ["launch": launch], "show": .array(parts.map(LunchJSON.string))]
        try ask(socket, request, adding: ["idle": .integer(idle)])
    }

    /// Sends a request to a session, and prints the answer; leaves with 1 if that is a failure.
    static func ask(_ name: String, _ request: [String: LunchJSON]) throws(CommandError) {
        guard let socket = SessionSocket.connected(to: name) else { throw .session(.none(name)) }
        try ask(socket, request)
    }

    private static func ask(
        _ socket: SessionSocket, _ request: [String: LunchJSON], adding more: [String: LunchJSON] = [:]
    ) throws(CommandError) {
        defer { socket.end() }
        var answer: LunchJSON?
        if socket.write("\(LunchJSON.object(request).text)\n") {
            socket.endRequests()
            // An incomplete line isn't JSON. Without an answer, the call fails below.
            socket.readLines(limit: .max) { line in
                answer = answer ?? (try? LunchJSON(parsing: line, limits: .userInfo))
            }
        }
        guard case .object(var members)? = answer else { throw .session(.ended) }
        members["id"] = nil
        members.merge(more) { own, _ in own }
        try CurrentProcess.print(LunchJSON.object(members).readableText)
        if members["ok"] != true { CurrentProcess.leave(CommandError.Status.failure.rawValue) }
    }

    /// Serves a session until its app has been closed, or until the session was unused for a number of seconds.
    static func serve(_ name: String, idle: Int) throws(CommandError) {
        let socket: SessionSocket
        do throws(SessionError) {
            socket = try .listening(at: name)
        } catch {
            throw .session(error)
        }
        defer { SessionSocket.remove(name) }
        let caller = Lock<SessionSocket?>(nil)
        let server = DriveServer { line in _ = caller.withLock { $0?.write(line) } }
        try CurrentProcess.print("ready")
        SessionProcess.leaveFiles()
        while !server.isOver, let next = socket.accepted(within: idle) {
            caller.withLock { $0 = next }
            next.readLines(limit: DriveRequest.limit, server.take)
            server.finish()
            caller.withLock { $0 = nil }
            next.end()
        }
        // Every failure so far is in an answer. A session that ends unused has no caller to report to.
        _ = server.close()
    }
}
