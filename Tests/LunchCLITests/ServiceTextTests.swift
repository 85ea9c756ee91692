import Testing

@testable import LunchCLI

@Suite struct ServiceTextTests {
    @Test(arguments: [
        // GitHub, which ignores blanks before "::", and finds its old form anywhere.
        ("::error::no", ":·:error::no"), ("a\n \t::set-env name=X::y", "a\n \t:·:set-env name=X::y"),
        ("\u{A0}::error::", "\u{A0}:·:error::"), ("│ ::error", "│ ::error"),
        ("\r::stop-commands::x", "\r:·:stop-commands::x"),
        ("x ##[error]no", "x #·#[error]no"), ("##[\u{301}", "#·#[\u{301}"), ("###[group]", "##·#[group]"),
        // Azure Pipelines, which does not look at the case of letters, and TeamCity.
        ("a ##vso[task.complete]", "a #·#vso[task.complete]"), ("##VSO[x]", "#·#VSO[x]"),
        ("##teamcity[testFailed]", "#·#teamcity[testFailed]"),
        // GitLab.
        ("section_start:1:a\r", "section·_start:1:a\r"), ("x section_end:1:a", "x section·_end:1:a"),
        // Text of other kinds.
        ("LunchTests::a", "LunchTests::a"), ("## Title", "## Title"), ("#[a]", "#[a]"), ("a: b", "a: b"), ("##", "##"),
        ("section_a", "section_a"), ("", ""),
    ])
    func aMarkOfACommandIsBroken(text: String, defused: String) {
        #expect(ServiceText.defused(text).replacing("\u{2060}", with: "·") == defused)
    }

    @Test(arguments: [
        (["GITHUB_ACTIONS": "true"], true), (["CI": "1"], true), (["TF_BUILD": "True"], true),
        (["TEAMCITY_VERSION": "2025"], true), (["CI": "false"], false), (["CI": ""], false), ([:], false),
    ])
    func aServiceReportsThatItReads(environment: [String: String], isRead: Bool) {
        #expect(ServiceText.isRead(environment) == isRead)
    }
}
