/// Calls a function with strings for C: an array of pointers that ends with a null pointer.
func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var bytes: [CChar] = []
    var offsets: [Int] = []
    for string in strings {
        offsets.append(bytes.count)
        bytes.append(contentsOf: string.utf8CString)
    }
    return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
        var pointers = unsafe offsets.map { unsafe buffer.baseAddress?.advanced(by: $0) }
        unsafe pointers.append(nil)
        return unsafe pointers.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
    }
}

/// Calls a function with a string for C, or with a null pointer.
func withOptionalCString<Result>(_ string: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let string else { return body(nil) }
    return unsafe string.withCString(body)
}

extension String {
    /// The text in an array of C, up to its zero.
    init<Characters>(ofCharacters characters: Characters) {
        self = unsafe withUnsafeBytes(of: characters) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
