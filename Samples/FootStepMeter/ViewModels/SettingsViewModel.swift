import SampleKit

/// The settings: sections of rows that lead on.
final class SettingsViewModel: Injectable {
    enum Row: String, CaseIterable {
        case footprintHistory = "FOOTPRINT HISTORY"
        case about = "ABOUT APP"
    }

    let sections = Dynamic<[[Row]]>([])

    init(with dependency: Void) {}

    func load() {
        sections.value = [Row.allCases]
    }
}
