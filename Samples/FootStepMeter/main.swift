// The app comes with its screens.
