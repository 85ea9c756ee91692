"""The registration form as a page object."""

from typing import Any

from lunchtui import App, Element


class RegistrationPage:
    """The form, with its three ways to find an element: by what is beside it, by an identifier, and by a placeholder."""

    screen = "Registration"

    def __init__(self, app: App) -> None:
        self.app = app

    @classmethod
    def launch(cls, lunch: Any, program: str, **options: Any) -> "RegistrationPage":
        """Launches the app on the form."""
        return cls(lunch.launch(program, screen=cls.screen, clock="virtual", **options))

    @property
    def email(self) -> Element:
        return self.app.other_elements.containing("staticText", "Email Address").children("textField").element

    @property
    def password(self) -> Element:
        return self.app.secure_text_fields["passwordTextField"]

    @property
    def confirmation(self) -> Element:
        return self.app.secure_text_fields["Confirm Password"]

    @property
    def register(self) -> Element:
        return self.app.buttons["REGISTER"]

    @property
    def error(self) -> Element:
        return self.app.static_texts["errorLabel"]

    @property
    def indicator(self) -> Element:
        return self.app.activity_indicators.element

    @property
    def welcome(self) -> Element:
        return self.app.alerts["Welcome"]

    def fill(self, email: str, password: str) -> None:
        """Fills in the form, so that it may be sent."""
        self.email.type_text(email)
        self.password.type_text(password)
        self.confirmation.type_text(password)
