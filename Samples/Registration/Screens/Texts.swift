import Lunch

/// The texts on the screen, in the language of the app.
struct Texts {
    var emailAddress = "Email Address"
    var password = "Password"
    var confirmation = "Confirm Password"
    var register = "REGISTER"
    var taken = "Sorry, provided email address is already taken"
    var waiting = "One moment"
    var welcome = "Welcome"
    var registered = "You are registered."

    static func texts(for locale: LaunchLocale) -> Texts {
        locale.language == "ja" ? japanese : Texts()
    }

    private static let japanese = Texts(
        emailAddress: "メールアドレス", password: "パスワード", confirmation: "パスワード（確認）", register: "登録",
        taken: "このメールアドレスはすでに使われています", waiting: "お待ちください", welcome: "ようこそ",
        registered: "登録が完了しました。")
}
