import SampleKit

/// The layer above the screens, for view models that do not know of any.
protocol Wireframe {
    /// Shows an alert, and returns the action that is chosen; nil where the alert goes without one.
    func alert(_ title: String, message: String, actions: [String]) async -> String?
}

extension Wireframe {
    /// Shows an alert that says what went wrong, until it is closed.
    func alert(_ error: any Error) async {
        _ = await alert("Error", message: "\(error)", actions: ["OK"])
    }
}

/// The alerts of the app.
struct AppWireframe: Wireframe {
    let app: App

    func alert(_ title: String, message: String, actions: [String]) async -> String? {
        await app.answer(to: title, message: message, actions: actions)
    }
}
