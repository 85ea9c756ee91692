import Dispatch
import LunchDriver
import LunchElements
import LunchSnapshots
import LunchTerminal
@_spi(Lunch) import LunchWire
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Makes a gallery: opens all screens, several at a time, and compares them with those of an older one.
struct GalleryMaker: Sendable {
    let product: Product
    let launch: LaunchConfiguration
    let shots: [GalleryShot]
    let themes: [PictureTheme]
    let folder: GalleryFolder
    /// The gallery to compare with; nil if there is none.
    let older: GalleryFolder?

    /// The older gallery as it was before anything is written: it may be in the same folder.
    private struct Older: Sendable {
        var snapshot: TUISnapshot?
        var isDamaged = false
        var drawings: [String] = []
    }

    /// The entry of the page, and the frame if there is one.
    private struct Made: Sendable {
        var entry: GalleryPage.Entry
        var frame: TUIFrame?
    }

    /// Opens all screens.
    ///
    /// - Parameter progress: called with the number of screens that are done, one call after the other.
    /// - Returns: the entries of the page, first those of the app, in its order.
    func make(_ progress: @escaping @Sendable (Int) -> Void) throws(CommandError) -> [GalleryPage.Entry] {
        let before = try older.map(readOlder) ?? [:]
        try folder.prepare()
        let made = Lock<[Int: Made]>([:])
        let problem = Lock<CommandError?>(nil)
        let next = Atomic(0)
        let group = DispatchGroup()
        // A launch mostly waits for the program, which may be doing something on another core.
        for _ in 0..<min(shots.count, 2 * ProcessInfo.processInfo.activeProcessorCount + 2) {
            DispatchQueue(label: "lunch-gallery").async(group: group) {
                while case let index = next.add(1, ordering: .relaxed).oldValue, index < shots.count {
                    let one = open(shots[index], before[shots[index].file])
                    do throws(CommandError) {
                        if let frame = one.frame {
                            try folder.write(frame, one.entry.drawings, themes, as: shots[index].file)
                        }
                    } catch {
                        problem.withLock { $0 = $0 ?? error }
                    }
                    // Numbers are listed in ascending order.
                    made.withLock { made in
                        made[index] = one
                        progress(made.count)
                    }
                }
            }
        }
        group.wait()
        if let problem = problem.withLock(\.self) { throw problem }
        let entries = shots.indices.compactMap { index in made.withLock { $0[index]?.entry } }
        let names = Set(shots.map(\.file))
        let gone = before.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }.map { name, older in
            GalleryPage.Entry(
                name: name.percentDecoded ?? name, details: [], state: .gone, drawings: [],
                olderDrawings: older.drawings)
        }
        return entries + gone
    }

    private func open(_ shot: GalleryShot, _ before: Older?) -> Made {
        let old = before?.drawings ?? []
        switch shot.open(product, launch) {
        case .failure(let error):
            let entry = GalleryPage.Entry(
                name: shot.name, details: shot.details, state: .failed(error.message), drawings: [], olderDrawings: old)
            return Made(entry: entry)
        case .success(let frame):
            let state = state(of: frame, before)
            let isSame = if case .same = state { true } else { false }
            let details = shot.details + (frame.isLoading ? ["still loading"] : [])
            let entry = GalleryPage.Entry(
                name: shot.name, details: details, state: state, drawings: drawings(of: frame),
                olderDrawings: isSame ? [] : old, text: frame.text)
            return Made(entry: entry, frame: frame)
        }
    }

    private func state(of frame: TUIFrame, _ before: Older?) -> GalleryPage.State {
        guard older != nil else { return .same }
        guard let before else { return .added }
        guard let snapshot = before.snapshot else { return before.isDamaged ? .damaged : .added }
        return TUISnapshot(frame).difference(from: snapshot).map(GalleryPage.State.changed) ?? .same
    }

    /// The drawings of a frame, one for each theme.
    private func drawings(of frame: TUIFrame) -> [String] {
        themes.map { frame.picture(.svg, theme: $0 == .light ? .light : .dark) }
    }

    private func readOlder(_ older: GalleryFolder) throws(CommandError) -> [String: Older] {
        var read: [String: Older] = [:]
        for name in try older.names() {
            var one = Older(drawings: older.drawings(of: name, themes))
            do throws(TUISnapshot.Mismatch) {
                one.snapshot = try older.snapshot(of: name)
            } catch {
                one.isDamaged = true
            }
            read[name] = one
        }
        return read
    }
}
