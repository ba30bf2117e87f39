import { refusal } from "#kernel"
import { Schema } from "effect"

export class TooManyTokens extends refusal("TooManyTokens", 409, "Too many tokens", ({ most }) => `There can be up to ${most} API tokens here. Revoke one that is no longer used.`, { most: Schema.Int }) {}

export class UnknownScope extends refusal("UnknownScope", 422, "Unknown permission", ({ scope }) => `There is no permission “${scope}”.`, { scope: Schema.String }) {}
