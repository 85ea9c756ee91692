import LunchTrace

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension GreenFolder {
    /// The green runs that a trace continues: those of its test, or of the case of its test, which no trace names.
    ///
    /// The case is the one whose runs agree with the trace longest; there are no runs if several cases give different results.
    ///
    /// - Parameter name: the name of the test.
    func runs(of name: String, for trace: Trace) -> Runs {
        let own = runs(of: name)
        if !own.traces.isEmpty { return own }
        let cases = cases(of: name).map { runs(of: $0) }.compactMap { runs in
            runs.difference(of: trace).map { (runs: runs, difference: $0) }
        }
        let places = cases.map { $0.difference.step?.step ?? .max }
        guard let last = places.max() else { return own }
        let latest = zip(cases, places).filter { $0.1 == last }.map(\.0)
        guard let first = latest.first, latest.allSatisfy({ $0.difference == first.difference }) else { return own }
        return first.runs
    }

    /// The names of the records of a test's cases, each of which ends with a number of 64 bits in hexadecimal digits.
    private func cases(of name: String) -> [String] {
        // Without a folder there are no records.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter { other in
            let digits = other.hasPrefix("\(name)-") ? other.dropFirst(name.count + 1) : ""
            return (9...16).contains(digits.count) && digits.allSatisfy(\.isHexDigit)
        }
    }
}
