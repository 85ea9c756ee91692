import SampleKit

/// A list of what there is to see and to set.
final class SettingsScreen: Screen {
    let identifier = "Settings"
    let title = "SETTINGS"
    let view: View

    /// Called with the row that was activated.
    var onSelect: (SettingsViewModel.Row) -> Void = { _ in }

    private let viewModel: SettingsViewModel

    init(_ viewModel: SettingsViewModel) {
        self.viewModel = viewModel
        let list = List(identifier: "settingsList")
        view = list
        viewModel.sections.bind { [unowned self] sections in
            let rows = sections.flatMap(\.self)
            list.rows = rows.map(\.rawValue)
            list.onActivate = { [unowned self] in onSelect(rows[$0]) }
        }
        viewModel.load()
    }
}
