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

/** No provider is configured, or there is no connection to read. */
export class ProviderNotConfigured extends refusal("ProviderNotConfigured", 409, "Provider not configured", ({ what }) => notConfigured[what], { what: Schema.Literals(["start", "vehicles"]) }) {}

/** The provider is unreachable, limits our rate or returns invalid data. */
export class ProviderUnavailable extends refusal("ProviderUnavailable", 409, "Provider unavailable", ({ what }) => unavailable[what], { what: Schema.Literals(["start", "exchange", "vehicles"]) }) {}

/** Forged, replayed, mixed up or expired: one answer for all. */
export class ConnectionAttemptInvalid extends refusal("ConnectionAttemptInvalid", 410, "Connection attempt no longer valid", "This connection attempt is no longer valid. Start again from Devices.") {}

/** The response does not prove a wallet. */
export class TokenRefused extends refusal("TokenRefused", 409, "Token refused", "Token exchange failed") {}

/** The period of a request is empty or longer than what one answer may have. */
export class PeriodTooLong extends refusal("PeriodTooLong", 422, "Period too long", ({ days }) => `Choose a period of at most ${days === 1 ? "one day" : `${days} days`}.`, { days: Schema.Int }) {}
