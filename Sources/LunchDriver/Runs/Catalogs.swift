@_spi(Lunch) package import LunchWire

/// The lists that programs have written when they were asked for their screens: each file is asked once, until it changes.
enum Catalogs {
    /// A program as it answers: what it is started with may decide which screens it has.
    private struct Program: Hashable {
        let file: ProgramFile
        let arguments: [String]
        let directory: String?
        let variables: [String: String]
        let usesRealHome: Bool
    }

    /// The answer of a program; who asks while it is asked waits for that.
    private final class Answer: Sendable {
        let screens = Lock<[LaunchScreenDescription]?>(nil)
    }

    private static let answers = Lock<[Program: Answer]>([:])

    /// The list of the program of a launch; a program that did not answer is asked again.
    static func screens(of launch: LaunchConfiguration) throws(TUIError) -> [LaunchScreenDescription] {
        // The failure may quote what the program has written.
        TestSecrets.current.add(declared: launch.secrets)
        if !launch.secrets.isEmpty { FailureReporter.noteSecrets() }
        let path = try launch.path()
        let program = Program(
            file: ProgramFile(path), arguments: launch.arguments, directory: launch.directory,
            variables: launch.asking.variables, usesRealHome: launch.usesRealHome)
        let answer = answers.withLock { answers in
            let answer = answers[program] ?? Answer()
            answers[program] = answer
            return answer
        }
        let result: Result<[LaunchScreenDescription], TUIError> = answer.screens.withLock { screens in
            if let screens { return .success(screens) }
            do throws(TUIError) {
                let list = try CatalogRun.list(of: path, launch)
                screens = list
                return .success(list)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

extension LaunchConfiguration {
    /// The screens that the app lists, in its order, with their variants.
    ///
    /// - Throws: `TUIError` if the app does not list its screens.
    package func listedScreens() throws(TUIError) -> [LaunchScreenDescription] { try Catalogs.screens(of: self) }

    /// The screens that the app lists, in its order, each on its own and then with each of its variants.
    ///
    /// - Throws: `TUIError` if the app does not list its screens, or lists none.
    package func screens() throws(TUIError) -> [Screen] {
        let screens = try Catalogs.screens(of: self)
        if screens.isEmpty { throw try failed(.empty) }
        return screens.flatMap { screen in
            [Screen(screen.identifier)] + screen.variants.map { Screen(screen.identifier, variant: $0.name) }
        }
    }

    /// The same launch with the mock data of its variant in place of the variant's name.
    func resolvingVariant() throws(TUIError) -> LaunchConfiguration {
        guard let variant else { return self }
        guard let screen, !screen.isEmpty else { throw try failed(.needsScreen(variant: variant)) }
        var members: [String: LunchJSON] = [:]
        switch userInfo {
        case .object(let given): members = given
        case .text(let text): if !text.isEmpty { throw try failed(.mockBeside(variant: variant)) }
        case nil: break
        }
        guard members[LaunchKeys.mock] == nil else { throw try failed(.mockBeside(variant: variant)) }
        members[LaunchKeys.mock] = try mock(ofVariant: variant, of: screen)
        var resolved = self
        resolved.variant = nil
        resolved.userInfo = .object(members)
        return resolved
    }

    /// The mock data of a variant, as the app lists it.
    func mock(ofVariant name: String, of screen: String) throws(TUIError) -> LunchJSON {
        let screens = try Catalogs.screens(of: self)
        guard let listed = screens.first(where: { $0.identifier == screen }) else {
            let known = screens.map(\.identifier)
            throw try failed(known.isEmpty ? .empty : .noScreen(screen, known: known))
        }
        if let variant = listed.variants.first(where: { $0.name == name }) { return variant.mock }
        throw try failed(.noVariant(name, screen: screen, known: listed.variants.map(\.name)))
    }

    private func failed(_ cause: CatalogFailure) throws(TUIError) -> TUIError {
        var failure = TUIFailure(.launch(.catalog(cause)))
        failure.app = String(try path().split(separator: "/").last ?? "")
        return TUIError(failure)
    }
}
