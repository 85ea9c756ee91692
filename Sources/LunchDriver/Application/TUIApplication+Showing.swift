import LunchElements
import LunchProcess
public import LunchWire

extension TUIApplication {
    /// Goes to another screen, built with other user info, without launching the app anew.
    ///
    /// ```swift
    /// try app.show("Dinner", userInfo: ["MOCK_JSON": ["menu": "Fish"]])
    /// ```
    ///
    /// - Parameters:
    ///   - screen: the identifier of the screen.
    ///   - userInfo: the JSON object that the screen is built with; mock data goes under `MOCK_JSON`. 10 MB and more
    ///     arrive as well.
    /// - Throws: `TUIError` with what the app said, where it does not show that screen within the launch timeout; it
    ///   stays on its screen then.
    public func show(
        _ screen: String, userInfo: [String: LunchJSON] = [:], fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try performing(fileID, line) { () throws(TUIError) in
            let before = try settledFrame(for: [])
            guard before.settling.trust == .acknowledged, let session else {
                throw TUIError(.launch, message(FailureText.showsNothing(name, screen), before))
            }
            let text = userInfo.isEmpty ? nil : LunchJSON.object(userInfo).text
            let (request, file) = try request(screen, userInfo: text, session)
            // The app may read the file as long as it has not answered.
            defer { if let file { session.folder.removeFile(file) } }
            let frame = try ask(timeout: configuration.launchTimeout) { state in
                state.history.note("show(\(QueryText.quoted(screen)))")
                state.launchError = nil
                state.hasGreeted = false
                return .show(request)
            }
            let (hasAnswered, refusal) = session.monitor.read { ($0.hasGreeted, $0.launchError) }
            let words = LaunchOutcomeText(name: name, screen: screen, timeout: configuration.launchTimeout)
            if let refusal { throw TUIError(.launch, message(words.refused(refusal, nil), frame)) }
            guard hasAnswered else { throw TUIError(.launch, message(FailureText.ignoresShow(name, screen), frame)) }
            guard frame.screen == screen else {
                throw TUIError(.launch, message(words.otherScreen(frame.screen), frame))
            }
        }
    }

    /// Goes to another screen with mock data that is encoded to JSON under `MOCK_JSON`.
    ///
    /// - Throws: what encoding the mock data throws, or `TUIError` as `show(_:userInfo:)` does.
    public func show(
        _ screen: String, mock: some Encodable, fileID: String = #fileID, line: Int = #line
    ) throws {
        try show(screen, userInfo: [LaunchKeys.mock: LunchJSON(encoding: mock)], fileID: fileID, line: line)
    }

    /// What is asked for, with the file that holds the user info where a message would be too long for it.
    private func request(
        _ screen: String, userInfo text: String?, _ session: Session
    ) throws(TUIError) -> (LaunchScreenRequest, file: String?) {
        func fits(_ request: LaunchScreenRequest) -> Bool {
            TestMessage.show(request).bytes(token: session.token).count <= Envelope.inputLimit
        }
        let request = LaunchScreenRequest(screen: screen, userInfo: text)
        if text?.utf8.count ?? 0 <= Envelope.inputLimit, fits(request) { return (request, nil) }
        let file: String
        do throws(PrivateFolder.WriteError) {
            file = try session.folder.write(text ?? "{}")
        } catch {
            throw UserInfoFile.failure(error.path, error.system)
        }
        let short = LaunchScreenRequest(screen: screen, userInfo: LaunchKeys.userInfoReference(to: file))
        guard fits(short) else {
            session.folder.removeFile(file)
            throw TUIError(
                .launch, "The name of the screen is too long for a message to the app: \(screen.utf8.count) bytes.")
        }
        return (short, file)
    }
}
