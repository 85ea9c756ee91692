import LunchInput

/// Input for an app, as long as there is a way to tell it.
///
/// - Parameter isSecret: true if nobody may see which key it was.
/// - Throws: `TUIError` of the kind `unencodable`.
func encoded<Input>(
    isSecret: @autoclosure () -> Bool = false, _ encode: () throws(InputError) -> Input
) throws(TUIError) -> Input {
    do throws(InputError) {
        return try encode()
    } catch {
        throw TUIError(.input(.unencodable(error, isSecret: isSecret())))
    }
}
