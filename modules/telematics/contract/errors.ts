import { Schema } from "effect"

/** Nothing is set up to connect to, or to read from. */
export class ProviderNotConfigured extends Schema.TaggedError<ProviderNotConfigured>()(
  "ProviderNotConfigured",
  { what: Schema.Literals(["start", "vehicles"]) }
) {
  static readonly status = 409
  static readonly title = "Provider not configured"
  override get message() {
    if (this.what === "start") return "Failed to generate auth URL"
    return "This installation is not set up to read from DIMO. What was read before stays."
  }
}

/** The provider cannot be reached, asks to wait, or answers nonsense. */
export class ProviderUnavailable extends Schema.TaggedError<ProviderUnavailable>()("ProviderUnavailable", {
  what: Schema.Literals(["start", "exchange", "vehicles"])
}) {
  static readonly status = 409
  static readonly title = "Provider unavailable"
  override get message() {
    if (this.what === "start") return "Failed to generate auth URL"
    if (this.what === "exchange") return "Token exchange failed"
    return "DIMO does not answer at the moment. Please try again in a few minutes."
  }
}

/** Forged, replayed, crossed or expired: one answer for all. */
export class ConnectionAttemptInvalid extends Schema.TaggedError<ConnectionAttemptInvalid>()(
  "ConnectionAttemptInvalid",
  {}
) {
  static readonly status = 410
  static readonly title = "Connection attempt no longer valid"
  override get message() {
    return "This attempt to connect is no longer valid. Please start again from Devices."
  }
}

/** What came back does not prove a wallet. */
export class TokenRefused extends Schema.TaggedError<TokenRefused>()("TokenRefused", {}) {
  static readonly status = 409
  static readonly title = "Token refused"
  override get message() {
    return "Token exchange failed"
  }
}
