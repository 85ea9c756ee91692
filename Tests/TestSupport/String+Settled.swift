extension String {
    /// A message without what is another in every run: a time to settle is `N ms`, a process is `N`, and what it did when
    /// it was looked at is `…`.
    package var withoutTimes: String {
        replacing(/settled \d+(\.\d)? (ms|s) later/, with: "settled N ms later")
            .replacing(/process \d+ \(/, with: "process N (")
            .replacing(/(?m)^Process \d+ \((?<name>.+?)\) .*$/) { "Process N (\($0.name)) …" }
    }
}
