/// The signals of the system to the app.
package enum Signal: CaseIterable {
    /// The terminal has another size.
    case resize
    /// The terminal is gone.
    case hangUp
    /// The app is asked to stop for a while.
    case suspend
    /// The app goes on, and the terminal may have been used by others meanwhile.
    case resume
    case interrupt
    case terminate
}
