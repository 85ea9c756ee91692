import LunchMarbles
import SampleKit
import Testing

@testable import FootStepMeter

struct SettingsViewModelTests {
    @Test func loadingEmitsOneSectionOfTwoTextsAtTimeZero() {
        let scheduler = TestScheduler()
        let viewModel = SettingsViewModel()
        let sections = scheduler.record(viewModel.sections.bind)
        viewModel.load()
        scheduler.start()
        expect(sections, follows: "s--", values: ["s": [[.footprintHistory, .about]]])
        #expect(sections.values.first?.first?.map(\.rawValue) == ["FOOTPRINT HISTORY", "ABOUT APP"])
    }
}
