import SampleKit

/// Records a route: its title, the accuracy, and buttons to start and to stop.
final class HomeScreen: Screen {
    let identifier = "Home"
    let view: View

    private let viewModel: HomeViewModel
    private let titleField = TextField(identifier: "titleField")
    private let accuracyButton = Button("", identifier: "accuracyButton")
    private let startButton = Button("Start")
    private let stopButton = Button("Stop")
    private let statusLabel = Label(identifier: "statusLabel")
    private let positionLabel = Label(identifier: "positionLabel")

    init(_ viewModel: HomeViewModel, app: App) {
        self.viewModel = viewModel
        view = Stack(
            [
                Stack([Stack([Label("Title"), titleField], axis: .horizontal, spacing: 1), accuracyButton]),
                Stack([startButton, stopButton], axis: .horizontal, spacing: 1),
                Stack([statusLabel, positionLabel]),
            ], spacing: 1)
        app.present(viewModel.error)
        listen()
        show()
    }

    func appear() { viewModel.load() }

    private func listen() {
        titleField.onChange = { [viewModel] in viewModel.title = $0 }
        titleField.onSubmit = viewModel.start
        accuracyButton.onPress = viewModel.chooseNextAccuracy
        startButton.onPress = viewModel.start
        stopButton.onPress = viewModel.stop
    }

    private func show() {
        viewModel.accuracy.bindAndFire { [weak accuracyButton] in accuracyButton?.title = "Accuracy: \($0)" }
        viewModel.isRecording.bindAndFire { [weak titleField, weak accuracyButton, weak startButton, weak stopButton] in
            for view in [titleField, accuracyButton, startButton] { view?.isEnabled = !$0 }
            stopButton?.isEnabled = $0
        }
        viewModel.proposedTitle.bindAndFire { [weak titleField] in titleField?.placeholder = $0 }
        viewModel.status.bindAndFire { [weak statusLabel] in statusLabel?.text = $0 }
        viewModel.position.bindAndFire { [weak positionLabel] in positionLabel?.text = $0 }
    }
}
