extension String {
    /// A message whose time to settle, which is another in every run, is written as `N ms`.
    package var withoutTimes: String { replacing(/settled \d+(\.\d)? (ms|s) later/, with: "settled N ms later") }
}
