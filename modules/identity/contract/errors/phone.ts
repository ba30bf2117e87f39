import { refusal } from "#kernel"

export class PhoneInvalid extends refusal("PhoneInvalid", 422, "Not a phone number", "Enter the number with its country code, such as +1 555 010 0123.") {}

export class PhoneAlreadyAdded extends refusal("PhoneAlreadyAdded", 409, "Phone already added", "Your account has a phone number already. Remove it first.") {}

export class StrongerFactorRequired extends refusal("StrongerFactorRequired", 409, "Stronger factor required", "Add an authenticator app first. Text messages are a way in only beside it.") {}
