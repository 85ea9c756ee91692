/// The pages of all screens of the samples, as the tests of `lunch page` have written them down.
enum AllPages {
    static var pages: [String: any MemberedPage.Type] {
        [
            "LunchSample/Breakfast": BreakfastPage.self,
            "LunchSample/Lunch": LunchPage.self,
            "LunchSample/Dinner": DinnerPage.self,
            "LunchSample/Locale": LocalePage.self,
            "Registration/Registration": RegistrationPage.self,
            "Feed/Feeds": FeedsPage.self,
            "Feed/FeedInfo": FeedInfoPage.self,
            "Feed/AddPost": AddPostPage.self,
            "FootStepMeter/Home": HomePage.self,
            "FootStepMeter/Map": MapPage.self,
            "FootStepMeter/Export": ExportPage.self,
            "FootStepMeter/Settings": SettingsPage.self,
            "FootStepMeter/FootprintHistory": FootprintHistoryPage.self,
            "FootStepMeter/About": AboutPage.self,
        ]
    }
}
