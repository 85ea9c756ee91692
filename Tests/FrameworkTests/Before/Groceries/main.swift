import Trellis

let store = GroceryStore()
App.shared.run(StartScreen(store))
