import SampleKit

/// The screen about the app.
struct AboutScreen: Screen {
    let identifier = "About"
    let title = "ABOUT APP"
    let view: View = Stack(
        [
            Label("FootStepMeter", identifier: "nameLabel", style: .bold),
            Label("Version 1.0", identifier: "versionLabel"),
            Label("MIT License, © 2026 The Lunch authors", identifier: "licenceLabel"),
        ], spacing: 1)
}
