import Lunch

let screens = Catalogue<any Screen> {
    ScreenEntry("Breakfast", mock: Menu.self) { BreakfastScreen($0 ?? Menu(menu: "Porridge")) }
}
let launcher = Launcher(with: screens)
run(launcher.screen(default: HomeScreen()))
