import SampleKit

/// Records a route: saves each location from a source under a title.
final class HomeViewModel: Injectable {
    struct Dependency {
        let store: any FootprintStore
        let source: any LocationSource
    }

    /// The name of the route; the proposed title if this is blank.
    var title = ""

    let proposedTitle = Dynamic("")
    let accuracy = Dynamic(Accuracy.best)
    let isRecording = Dynamic(false)
    let status = Dynamic("Not recording.")

    /// The place of the last point.
    let position = Dynamic("")

    /// The point that was saved last.
    let footprint = Dynamic<Footprint?>(nil)
    let error = Dynamic<String?>(nil)

    private let store: any FootprintStore
    private let source: any LocationSource
    private var count = 0

    init(with dependency: Dependency) {
        (store, source) = (dependency.store, dependency.source)
    }

    /// Proposes a title that no route has.
    func load() {
        do {
            var number = 1
            while try store.exists(title: "Route \(number)") { number += 1 }
            proposedTitle.value = "Route \(number)"
        } catch {
            self.error.value = "\(error)"
        }
    }

    func chooseNextAccuracy() {
        accuracy.value = accuracy.value.next
    }

    func start() {
        guard !isRecording.value else { return }
        let title = title.allSatisfy(\.isWhitespace) ? proposedTitle.value : title
        do {
            if try store.exists(title: title) {
                error.value = "There is a route \"\(title)\" already. Choose another title."
                return
            }
        } catch {
            self.error.value = "\(error)"
            return
        }
        store.title = title
        count = 0
        isRecording.value = true
        updateStatus()
        source.start(accuracy: accuracy.value) { [weak self] in self?.receive($0) }
    }

    func stop() {
        guard isRecording.value else { return }
        source.stop()
        isRecording.value = false
        updateStatus()
        load()
    }

    private func receive(_ location: Location?) {
        guard let location else { return stop() }
        do {
            let saved = try store.create(location)
            count += 1
            updateStatus()
            position.value = saved.position
            footprint.value = saved
        } catch {
            stop()
            self.error.value = "\(error)"
        }
    }

    private func updateStatus() {
        status.value = "\(isRecording.value ? "Recording" : "Recorded") \(Route(title: store.title, count: count))"
    }
}

extension Footprint {
    /// The place and the movement.
    fileprivate var position: String {
        """
        \(latitude.text(decimals: 5)), \(longitude.text(decimals: 5)) ± \(accuracy.text(decimals: 0)) m
        \(speed.text(decimals: 1)) m/s towards \(direction.text(decimals: 0))°
        """
    }
}
