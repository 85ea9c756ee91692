import Lunch

let screens = Catalog<any Screen> {
    ScreenEntry("Order", mock: Dish.self) { OrderScreen($0 ?? Dish(name: "Porridge")) }
}
let launcher = Launcher(with: screens)
run(launcher.screen(default: HomeScreen()))
