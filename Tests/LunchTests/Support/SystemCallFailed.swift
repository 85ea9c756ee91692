/// A system call of a test failed.
struct SystemCallFailed: Error, Hashable {
    let call: String
    let number: Int32
}
