import LunchElements
import LunchProcess

/// The listeners to what happens to an app without its test: they are told of the test that launched it.
struct RunAudience: SessionAudience {
    let hearing: Hearing
    let subject: EventSubject

    init(_ run: AppRun, path: String, _ launch: Launch) {
        hearing = run.hearing
        subject = EventSubject(
            app: Session.name(ofProgramAt: path), test: launch.owner?.test ?? FailureReporter.test,
            launch: launch.number,
            secrets: run.configuration.secrets)
    }

    var isThere: Bool { hearing.hasListeners }

    var hearsOutput: Bool { hearing.isOutputHeard }

    var testNumber: Int? { subject.test?.id }

    func hear(_ news: SessionNews.Item) {
        var (standardError, isByLunch): ([UInt8], Bool) = ([], false)
        if case .ended(let status, let isOurs, let errors) = news.kind {
            (standardError, isByLunch) = (errors, isOurs && !status.isCrash)
        }
        hearing.tell(
            TUIEvent.Kind(news.kind), subject, mayShowSecrets: news.mayShowSecrets, standardError: standardError,
            isByLunch: isByLunch, at: news.time)
    }
}

extension TUIEvent.Kind {
    fileprivate init(_ news: SessionNews.Kind) {
        switch news {
        case .output(let bytes, let position, let missed):
            self = .output(TUIOutput(bytes: bytes, position: position, missed: missed))
        case .committed(let frame, let message): self = .committed(TUICommit(frame: frame, message: message))
        case .resized(let size, let position): self = .resized(TUIResize(size: size, position: position))
        case .ended(let status, _, _): self = .exited(TUIExitStatus(status))
        }
    }
}
