import { refusal } from "#kernel"
import { Schema } from "effect"

const notConfigured = {
  start: "Failed to generate auth URL",
  vehicles: "DIMO isn't available on this installation. Data that was already loaded is kept."
}

const unavailable = {
  start: "Failed to generate auth URL",
  exchange: "Token exchange failed",
  vehicles: "DIMO isn't responding. Try again in a few minutes."
}

/** Nothing is set up to connect to, or to read from. */
export class ProviderNotConfigured extends refusal("ProviderNotConfigured", 409, "Provider not configured", ({ what }) => notConfigured[what], { what: Schema.Literals(["start", "vehicles"]) }) {}

/** The provider cannot be reached, asks to wait, or answers nonsense. */
export class ProviderUnavailable extends refusal("ProviderUnavailable", 409, "Provider unavailable", ({ what }) => unavailable[what], { what: Schema.Literals(["start", "exchange", "vehicles"]) }) {}

/** Forged, replayed, crossed or expired: one answer for all. */
export class ConnectionAttemptInvalid extends refusal("ConnectionAttemptInvalid", 410, "Connection attempt no longer valid", "This connection attempt is no longer valid. Start again from Devices.") {}

/** What came back does not prove a wallet. */
export class TokenRefused extends refusal("TokenRefused", 409, "Token refused", "Token exchange failed") {}
