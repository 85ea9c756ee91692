import LunchInput

/// The modifier keys that a test holds down while it uses the mouse.
enum HeldModifiers {
    @TaskLocal static var flags: TUIKeyModifierFlags = []

    static func with<Failure: Error>(
        _ flags: TUIKeyModifierFlags, _ block: () throws(Failure) -> Void
    ) throws(Failure) {
        var result: Result<Void, Failure> = .success(())
        $flags.withValue(flags) {
            do throws(Failure) {
                try block()
            } catch {
                result = .failure(error)
            }
        }
        try result.get()
    }
}
