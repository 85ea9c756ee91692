import LunchCommands
import LunchElements
import LunchProcess
import LunchWire

/// Goes to another screen of an app that runs.
struct Showing {
    let run: AppRun

    /// Goes to a screen.
    ///
    /// - Parameter text: the user info that the screen is built with; nil for none.
    func show(_ screen: String, userInfo text: String?) throws(TUIError) {
        let before = try run.settler.settledFrame()
        guard let session = run.session else { throw run.notLaunched() }
        if let unheardReason = session.monitor.read({ $0.unheardReason }) {
            throw run.error(.launch(.cannotShow(screen, unheardReason)), in: before)
        }
        let (request, file) = try request(screen, userInfo: text, session)
        // The app may read the file as long as it has not answered.
        defer { if let file { session.folder.removeFile(file) } }
        let frame = try run.ask(
            .show(request), as: .show(screen, .nothing), timeout: run.configuration.launchTimeout)
        let (hasAnswered, hello, refusal) = session.monitor.read { ($0.hasGreeted, $0.hello, $0.sent.refusal) }
        if let refusal { throw run.error(.launch(.outcome(.refused(refusal, nil), screen: screen)), in: frame) }
        guard hasAnswered else { throw run.error(.launch(.ignoresShow(screen)), in: frame) }
        for shown in [hello.screen ?? screen, frame.screen] where shown != screen {
            throw run.error(.launch(.outcome(.otherScreen(shown), screen: screen)), in: frame)
        }
    }

    /// The message of the request, with the file that holds the user info if a message would be too long for it.
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
            try checkForEnd(of: session, behind: error)
            throw TUIError(.launch(.userInfoNotWritten(path: error.path, error.system)))
        }
        let short = LaunchScreenRequest(screen: screen, userInfo: LaunchKeys.userInfoReference(to: file))
        guard fits(short) else {
            session.folder.removeFile(file)
            throw TUIError(.launch(.longScreenName(screen.utf8.count)))
        }
        return (short, file)
    }

    /// Throws the end of the app, if that is the reason why a file could not be written: a guard that has lost its nursery
    /// removes the folder before it reports.
    private func checkForEnd(of session: Session, behind error: PrivateFolder.WriteError) throws(TUIError) {
        guard error.system.isOfMissingFile else { return }
        _ = session.monitor.wait(until: .now + run.configuration.patience) { $0.life.isOver ? true : nil }
        if session.monitor.read({ $0.life.isOver }) { _ = try run.settler.settledFrame() }
    }
}
