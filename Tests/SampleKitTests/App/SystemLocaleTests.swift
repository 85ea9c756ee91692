import Lunch
import Testing

@testable import SampleKit

struct SystemLocaleTests {
    @Test(arguments: [
        ([:], "en_US"), (["LANG": "de_AT.UTF-8"], "de_AT"), (["LANG": "C.UTF-8"], "en_US"),
        (["LANG": "POSIX"], "en_US"),
        (["LANG": "en_GB", "LC_ALL": "ja_JP.UTF-8"], "ja_JP"), (["LANG": "en_GB", "LC_ALL": ""], "en_GB"),
        (["LANG": "en_GB", "LC_MESSAGES": "fr_FR@euro"], "fr_FR"),
    ])
    func isWhatTheEnvironmentNames(_ variables: [String: String], _ identifier: String) {
        #expect(SystemLocale.locale { variables[$0] }.identifier == identifier)
    }
}
