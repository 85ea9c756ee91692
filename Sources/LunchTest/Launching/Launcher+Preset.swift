public import LunchDriver
import LunchTrace

extension Launcher {
    /// Creates a launcher for a preset: a launch under a name, in the file `LunchPresets.json` of the package.
    ///
    /// `lunch open --save NAME APP SCREEN` writes a preset, and `lunch open --preset NAME` opens the app with it.
    ///
    /// - Parameter name: the name of the preset.
    /// - Throws: `TUIError` if the package has no preset of that name, or if the file cannot be read.
    public init(
        preset name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        self.init(fileID: fileID)
        do throws(PresetError) {
            let folder = filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined()
            guard let package = PackageRoot.path(around: folder) else { throw .noPackage(folder) }
            configuration = try LaunchPreset.named(name, in: package).configuration
        } catch {
            throw TUIError(error, in: nil).located(
                TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }
    }
}
