import LunchWire

/// Writes the screens of an app for people.
enum ScreenTable {
    /// A line for each screen: its names, the type of its mock data, and the names of its variants.
    static func table(_ screens: [LaunchScreenDescription], width: Int) -> String {
        let head = ["SCREEN", "TITLE", "MOCK DATA", "VARIANTS"]
        let rows = screens.map { screen in
            let variants = screen.variants.map(\.name.visible).joined(separator: ", ")
            return [screen.identifier.visible, screen.title.visible, screen.mockType?.visible ?? "", variants]
        }
        return TextTable.lines([head] + rows, width: width).joined(separator: "\n")
    }

    /// One screen, and all its variants with their data.
    static func details(_ screen: LaunchScreenDescription) -> String {
        let mockType = screen.mockType?.visible ?? "none"
        let head = TextTable.lines(
            [
                ["SCREEN", screen.identifier.visible], ["TITLE", screen.title.visible], ["MOCK DATA", mockType],
                ["VARIANTS", screen.variants.isEmpty ? "none" : "\(screen.variants.count)"],
            ], width: .max)
        let variants = screen.variants.flatMap { ["", "\($0.name.visible):", PrettyJSON.text($0.mock)] }
        return (head + variants).joined(separator: "\n")
    }
}
