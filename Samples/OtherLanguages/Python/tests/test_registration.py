"""The registration form as a person uses it, each test on a launch of its own."""

import pytest
from lunchtui import Failure, expect
from registration_page import RegistrationPage


@pytest.fixture
def page(lunch, registration):
    return RegistrationPage.launch(lunch, registration)


def test_register_is_enabled_once_the_form_is_complete(page):
    assert not page.register.is_enabled
    page.email.type_text("info@example.com")
    assert not page.register.is_enabled
    page.password.type_text("password")
    assert not page.register.is_enabled
    page.confirmation.type_text("pass")
    assert not page.register.is_enabled
    page.confirmation.type_text("word")
    assert page.register.is_enabled


def test_the_secure_fields_show_nothing_of_what_was_typed(page):
    page.fill("info@example.com", "hush-hush")
    assert page.password.value == {"secret": 9}
    assert page.email.value == "info@example.com"
    assert "hush" not in page.app.tree
    assert not page.app.text_on_screen("hush").exists
    with pytest.raises(Failure) as caught:
        page.app.buttons["SIGN IN"].tap()
    assert "info@example.com" in str(caught.value)
    assert "hush" not in str(caught.value)


def test_success_is_welcomed(page):
    page.fill("info@example.com", "password")
    page.register.tap()
    assert page.indicator.exists
    assert not page.register.is_enabled
    assert not page.welcome.exists
    page.app.advance(1)
    expect(page.welcome).to_exist()
    expect(page.indicator).not_to_exist()
    page.welcome.buttons["OK"].tap()
    assert not page.welcome.exists
    expect(page.register).to_have("isEnabled", False)


def test_a_taken_address_is_refused(lunch, registration):
    page = RegistrationPage.launch(lunch, registration, mock={"taken": ["taken@example.com"]})
    page.fill("taken@example.com", "password")
    assert page.indicator.exists
    assert not page.error.exists
    page.app.advance(1)
    expect(page.error).to_have("label", "Sorry, provided email address is already taken")
    assert not page.register.is_enabled
    page.email.type_text("x")
    assert not page.error.exists
    assert page.register.is_enabled


def test_a_failure_of_the_service_is_shown(lunch, registration):
    page = RegistrationPage.launch(lunch, registration, mock={"failure": "The network is down."})
    page.fill("info@example.com", "password")
    page.register.tap()
    page.app.advance(0.999)
    assert page.indicator.exists
    assert not page.error.exists
    page.app.advance(0.001)
    expect(page.error).to_have("label", matches="network is down")
    assert page.register.is_enabled


def test_the_keyboard_is_enough(page):
    page.app.type_text("info@example.com\tpassword\tpassword\n")
    assert page.indicator.exists
    page.app.advance(1)
    assert page.welcome.exists
    page.app.press("escape")
    assert not page.welcome.exists


def test_what_is_on_the_terminal_can_be_expected(page):
    expect(page.app.terminal).to_have("size", {"columns": 80, "rows": 24})
    expect(page.app.terminal).to_have("cursor.row", 1)
    expect(page.app.secure_text_fields).to_have("count", at_least=2, below=3)
    page.app.resize(60, 20)
    assert page.password.read("frame") == [1, 3, 58, 1]
    assert page.app.screen == "Registration"
    assert "REGISTER" in page.app.text and page.app.svg.startswith("<svg")


def test_a_failure_reads_as_in_swift(page):
    with pytest.raises(Failure) as caught:
        page.app.buttons["REGISTR"].tap()
    assert caught.value.kind == "noMatch"
    assert caught.value.near == ["REGISTER"]
    text = str(caught.value)
    assert text.startswith('No element matches app.buttons["REGISTR"].\n')
    assert '\nDid you mean "REGISTER"?\n' in text
    assert 'The screen "Registration" (80×24):\n+---' in text
    assert '\n  button, label "REGISTER", disabled' in text
    with pytest.raises(AssertionError) as caught:
        expect(page.register, timeout=0).to_have("isEnabled", True)
    assert str(caught.value).startswith('Expected app.buttons["REGISTER"].isEnabled to be true')
