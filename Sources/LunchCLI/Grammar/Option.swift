/// An option of a command, declared once: parsing, help and completion are made of it.
struct Option<Value: Sendable>: AnyOption {
    let name: String
    var short: String?
    /// The placeholder of its value in help; nil for an option that takes none.
    let placeholder: String?
    let help: String
    var proposals: Proposals
    var mayRepeat: Bool
    /// Reads a value; what it throws does not name the option.
    private let read: @Sendable (String) throws(UsageError) -> Value

    /// - Parameter read: reads the value that is on the command line; it is given the option's name for errors.
    init(
        _ name: String, _ placeholder: String, _ help: String, proposals: Proposals = .nothing, mayRepeat: Bool = false,
        read: @escaping @Sendable (_ text: String, _ option: String) throws(UsageError) -> Value
    ) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
        self.proposals = proposals
        self.mayRepeat = mayRepeat
        self.read = { (text) throws(UsageError) in try read(text, name) }
    }

    func value(of text: String) throws(CommandError) -> Value {
        do throws(UsageError) {
            return try read(text)
        } catch {
            throw .usage(error)
        }
    }
}

extension Option<Void> {
    /// An option that is given or not.
    init(flag name: String, short: String? = nil, _ help: String) {
        self.name = name
        self.short = short
        self.placeholder = nil
        self.help = help
        proposals = .nothing
        mayRepeat = false
        read = { _ in }
    }
}

/// An option, whatever its values are.
protocol AnyOption: Sendable {
    var name: String { get }
    var short: String? { get }
    var placeholder: String? { get }
    var help: String { get }
    var proposals: Proposals { get }
    var mayRepeat: Bool { get }
}

extension AnyOption {
    var takesValue: Bool { placeholder != nil }

    /// The option as help shows it: `--size COLUMNSxROWS`, `-h, --help`.
    var usage: String {
        (short.map { "\($0), " } ?? "") + name + (placeholder.map { " \($0)" } ?? "")
    }
}
