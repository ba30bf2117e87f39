import { refusal } from "#kernel"

export class PhoneInvalid extends refusal("PhoneInvalid", 422, "Not a phone number", "Enter the number with its country code, such as +1 555 010 0123.") {}

export class PhoneAlreadyAdded extends refusal("PhoneAlreadyAdded", 409, "Phone already added", "Your account already has a phone number. Remove it first.") {}

export class StrongerFactorRequired extends refusal("StrongerFactorRequired", 409, "Stronger factor required", "Add an authenticator app or a passkey first. Text messages can only be used as an additional method.") {}
