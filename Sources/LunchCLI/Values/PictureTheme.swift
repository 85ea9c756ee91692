/// The colors of the terminal in a picture.
enum PictureTheme: String, CaseIterable, Sendable {
    case dark
    case light
}
