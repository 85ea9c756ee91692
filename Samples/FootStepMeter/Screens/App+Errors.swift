import SampleKit

extension App {
    /// Shows what goes wrong as an alert.
    func present(_ error: Dynamic<String?>) {
        error.bind { [unowned self] in
            if let message = $0 { present(Alert("Sorry", message: message)) }
        }
    }
}
