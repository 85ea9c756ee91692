run(HomeScreen())
