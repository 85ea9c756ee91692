import LunchDriver
package import LunchElements
import LunchWire

/// The values that a property had, in the order of the frames of a launch.
package struct ValueHistory {
    /// Frames one after the other in which the value was the same.
    struct Part {
        /// The value in words; nil as long as no element was found.
        let value: String?
        var frames: ClosedRange<Int>
        /// The times of its first frame, and of the first one after it, in nanoseconds.
        let start: Int
        var end: Int?
        /// The last step before it that did something.
        let step: TraceStepBegan?
    }

    private(set) var parts: [Part] = []
    private let name: String
    /// True if input was sent, so that the screen may have been another one before.
    private var hasInput = false

    /// The most bytes of output that are played: a failure is reported at once.
    private static let limit = 1 << 20

    /// The most parts that are listed.
    private static let partLimit = 5

    /// - Parameters:
    ///   - name: the property as it would be written in a test.
    ///   - launch: the number of the launch.
    ///   - value: the value in a frame; nil if no element is there.
    package init(of name: String, in trace: Trace, launch: Int, _ value: (TUIFrame) -> String?) {
        self.name = name
        let size = trace.records.reduce(0) { sum, record in
            if case .output(_, let bytes) = record.content { sum + bytes.count } else { sum }
        }
        guard size <= Self.limit else { return }
        let typed = trace.typedSteps
        var open: [TraceStepBegan] = []
        var step: TraceStepBegan?
        var player: TraceStates.Launch?
        for record in trace.recordsWithInputInPlace {
            switch record.content {
            case .stepBegan(let begun): open.append(typed[begun.step] ?? begun)
            case .stepEnded(let ended): open.removeAll { $0.step == ended.step }
            case .launch where record.launch == launch: (player, step) = (TraceStates.Launch(record), open.last)
            case .resized where record.launch == launch:
                step = open.last ?? step
                player?.take(record)
            case .input where record.launch == launch: (hasInput, step) = (true, open.last ?? step)
            case .dropped where record.launch == 0 || record.launch == launch: player?.isWhole = false
            case _ where record.launch == launch:
                player?.take(record)
                guard case .frame(let frame) = record.content, let shown = player?.frame(frame.origin) else { continue }
                note(value(shown), frame.number, record.time, step)
            default: break
            }
        }
    }

    private mutating func note(_ value: String?, _ frame: Int, _ time: Int, _ step: TraceStepBegan?) {
        if let last = parts.indices.last {
            if parts[last].value == value {
                parts[last].frames = parts[last].frames.lowerBound...max(frame, parts[last].frames.upperBound)
                return
            }
            parts[last].end = time
        }
        parts.append(Part(value: value, frames: frame...frame, start: time, step: step))
    }

    /// The history in one sentence; nil if the value was the same all the time.
    package var line: String? {
        guard let last = parts.last else { return nil }
        if parts.count == 1 {
            // An element that is always there is no news.
            guard hasInput, last.value != FailedProperty.existing else { return nil }
            return last.value.map { "\(name) was \($0) in every frame since launch." }
                ?? "\(name) is in no frame since launch."
        }
        var past = parts.dropLast().drop { $0.value == nil }.map(\.words)
        guard !past.isEmpty else { return "\(name) has been there \(last.since)." }
        let excess = past.count - Self.partLimit
        if excess > 0 { past.replaceSubrange(1...excess, with: ["\(excess) others"]) }
        let now = last.value.map { "now \($0)" } ?? "and is gone"
        return "\(name) was \(past.joined(separator: ", ")), \(now) \(last.since)."
    }
}

extension ValueHistory.Part {
    /// The value with its frames and, if it was seen for a short time, with that.
    fileprivate var words: String {
        let frames =
            frames.count == 1 ? "frame \(frames.lowerBound)" : "frames \(frames.lowerBound) to \(frames.upperBound)"
        let time = end.map { $0 - start } ?? 0
        return "\(value ?? "not there") (\(frames), for \(TraceTime.words(time)))"
    }

    /// The step since which it is so.
    fileprivate var since: String {
        "since frame \(frames.lowerBound)" + (step.map { ", step \($0.step), \($0.code)" } ?? "")
    }
}

/// A time in words.
package enum TraceTime {
    /// A time for people: `0.4 ms`, `12 ms`, `1.25 s`.
    package static func words(_ nanoseconds: Int) -> String {
        switch nanoseconds {
        case ..<10_000_000: "\(nanoseconds / 1_000_000).\(nanoseconds / 100_000 % 10) ms"
        case ..<1_000_000_000: "\(nanoseconds / 1_000_000) ms"
        default: "\(nanoseconds / 1_000_000_000).\(String(100 + nanoseconds / 10_000_000 % 100).dropFirst()) s"
        }
    }
}
