#if canImport(Glibc)
    import FoundationEssentials
    import Glibc
#else
    import Darwin
    import Foundation
#endif

/// The launch that the environment asks for; it is taken out of it.
struct LaunchData {
    let token: String?
    let screen: String?
    let userInfo: String?
    let isClockVirtual: Bool
    let wantsCatalog: Bool

    static let screens = ["Notes", "About"]

    static let catalog = """
        {"screens":[{"identifier":"Notes","title":"Notes","mockType":"Note","variants":[{"name":"milk","mock":{"text":"Milk"}}]},\
        {"identifier":"About","title":"About","mockType":null,"variants":[]}]}
        """

    private struct UserInfo: Decodable {
        struct Note: Decodable {
            let text: String
        }
        let mock: Note?

        enum CodingKeys: String, CodingKey {
            case mock = "MOCK_JSON"
        }
    }

    private struct AnyJSON: Decodable {}

    init(keepingToken: Bool) {
        let variables = ProcessInfo.processInfo.environment
        func take(_ name: String) -> String? {
            if name != "LAUNCH_TOKEN" || !keepingToken { unsetenv(name) }
            return variables[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        token = take("LAUNCH_TOKEN")
        screen = take("LAUNCH_SCREEN")
        userInfo = take("LAUNCH_USER_INFO")
        isClockVirtual = take("LAUNCH_CLOCK") == "virtual"
        wantsCatalog = take("LAUNCH_CATALOGUE") == "1"
    }

    /// The reason why something that was asked for is not there.
    struct Refusal: Error {
        let reason: String
    }

    /// The screen of a name, with its data.
    static func open(_ name: String?, _ userInfo: String?, _ defect: Defect) throws(Refusal) -> NotesScreen {
        let name = name ?? "Notes"
        guard screens.contains(name) || name == NotesScreen.blank || defect == .opensUnknownScreens else {
            throw Refusal(reason: "There is no screen \(name). The screens are Notes and About.")
        }
        if name == NotesScreen.blank { return NotesScreen(name: name, text: "") }
        let screen = screens.contains(name) ? name : "Notes"
        guard var text = userInfo else { return NotesScreen(name: screen, text: "") }
        if text.hasPrefix("@") {
            if defect == .passesOverFiles { return NotesScreen(name: screen, text: "") }
            guard let content = try? String(contentsOfFile: String(text.dropFirst()), encoding: .utf8) else {
                if defect == .takesAnyText { return NotesScreen(name: screen, text: "") }
                throw Refusal(reason: "The file \(text.dropFirst()) cannot be read.")
            }
            text = content
        }
        let data = Data(text.utf8)
        do {
            _ = try JSONDecoder().decode(AnyJSON.self, from: data)
        } catch {
            if defect == .takesAnyText { return NotesScreen(name: screen, text: "") }
            throw Refusal(reason: "The user info is no JSON.")
        }
        do {
            return NotesScreen(
                name: screen, text: try JSONDecoder().decode(UserInfo.self, from: data).mock?.text ?? "")
        } catch {
            if defect == .takesAnyMock { return NotesScreen(name: screen, text: "") }
            throw Refusal(reason: "The mock data is no note.")
        }
    }
}
