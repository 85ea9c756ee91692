/// Pays the visits that checks ask for, each once.
final class Visitor {
    private let subject: Subject
    private var transcripts: [Visit: Transcript] = [:]

    /// The first message that could not be read in the visits of the check: a frame among it may be what the check misses.
    private(set) var unreadable: UnreadableMessage?

    init(_ subject: Subject) { self.subject = subject }

    /// The app as checks meet it.
    var app: CheckedApp {
        CheckedApp(subject: subject) { visit throws(Finding) in
            try self.transcript(of: visit)
        }
    }

    private func transcript(of visit: Visit) throws(Finding) -> Transcript {
        let transcript: Transcript
        if let known = transcripts[visit] {
            transcript = known
        } else {
            transcript = try Performance.transcript(of: visit, to: subject)
            transcripts[visit] = transcript
        }
        unreadable = unreadable ?? transcript.facts.ledger.unreadable
        return transcript
    }

    /// Has what is unreadable count again.
    func beginCheck() { unreadable = nil }
}
