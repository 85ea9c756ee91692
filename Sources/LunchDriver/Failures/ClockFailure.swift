/// The reason why virtual time cannot be advanced, or did not do what it should.
enum ClockFailure: Sendable {
    case notVirtual
    /// The app gets no messages, and so does not hear that time passes.
    case unheard(UnheardReason)
    /// The app has not taken the clock.
    case notAdopted
    /// The app had taken the clock, and does not tell any more what it says.
    case untold
    case negative(Duration)
    case tooFar
    /// So many tasks slept that the app does not know as work.
    case looseSleeps(Int)

    var kind: TUIFailureKind { .clock }
}
