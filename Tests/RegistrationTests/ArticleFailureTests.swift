import LunchTest
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The failure that the article "From an untested app to page objects" shows, against the one that is produced.
@Suite(.waiting) struct ArticleFailureTests {
    @Test func aSlipInAnIdentifierIsToldAsTheArticleShowsIt() throws {
        var package = URL(filePath: #filePath)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        let article = package.appending(path: "Sources/LunchTest/LunchTest.docc/FromUntestedToPageObjects.md")
        let text = String(decoding: try Data(contentsOf: article), as: UTF8.self)
        let block = text.split(separator: "```text\n").dropFirst().first?.split(separator: "\n```").first

        let page = try Launcher().launch(RegistrationPage.self)
        try page.email.typeText("info@example.com")
        let error = try #require(throws: TUIError.self) {
            try page.app.secureTextFields["passwordTextfield"].typeText("password")
        }
        #expect(
            String(block ?? "").withoutTimes
                == "Tests/RegistrationTests/RegistrationTests.swift:11: \(error.message)".withoutTimes)
    }
}
