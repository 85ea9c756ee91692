import LunchMarbles
import Observation

/// A value that tells one listener of its changes.
final class Dynamic<Value> {
    typealias Listener = (Value) -> Void

    var value: Value { didSet { listener?(value) } }
    private var listener: Listener?

    init(_ value: Value) { self.value = value }

    func bind(_ listener: Listener?) { self.listener = listener }

    func bindAndFire(_ listener: Listener?) {
        self.listener = listener
        listener?(value)
    }
}

protocol FeedService: Sendable {
    func addFeed(_ text: String) async throws -> Bool
    func getFeeds() async throws -> [String]
}

struct FeedServiceMock: FeedService {
    var add: @Sendable (String) async throws -> Bool = notImplemented("addFeed(_:)")

    func addFeed(_ text: String) async throws -> Bool { try await add(text) }
    func getFeeds() async throws -> [String] { try notImplemented() }
}

/// A view model as apps have them: a plain class, values with listeners, a task for the service.
final class AddPostViewModel {
    let validatedText = Dynamic(false)
    let sendEnabled = Dynamic(false)
    let indicator = Dynamic(false)
    let sentIn = Dynamic("")
    private let service: any FeedService

    init(service: any FeedService) { self.service = service }

    var feedText = "" {
        didSet {
            validatedText.value = !feedText.isEmpty
            update()
        }
    }

    func send() {
        indicator.value = true
        update()
        let (service, text) = (service, feedText)
        nonisolated(unsafe) let viewModel = self
        Task {
            let result: Result<Bool, any Error>
            do { result = .success(try await service.addFeed(text)) } catch { result = .failure(error) }
            viewModel.finish(result)
        }
    }

    private func finish(_ result: Result<Bool, any Error>) {
        switch result {
        case .success: sentIn.value = "sent"
        case .failure(let error): sentIn.value = "\(error)"
        }
        indicator.value = false
        update()
    }

    private func update() {
        let isEnabled = validatedText.value && !indicator.value
        if sendEnabled.value != isEnabled { sendEnabled.value = isEnabled }
    }
}

/// A view model of the main actor, observable, with a clock of its own.
@MainActor @Observable final class CountdownModel {
    private(set) var count = 3
    private(set) var isRunning = false
    @ObservationIgnored private let clock: any Clock<Duration>

    init(clock: any Clock<Duration>) { self.clock = clock }

    func begin() {
        isRunning = true
        Task {
            while count > 0 {
                try await clock.sleep(for: .milliseconds(200))
                count -= 1
            }
            isRunning = false
        }
    }
}
