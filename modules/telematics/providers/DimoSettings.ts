import type { Option, Redacted } from "effect"

/** The settings of the DIMO connection. URLs have no trailing slash. */
export interface DimoSettings {
  /** The address of the developer license, spelled as registered. */
  readonly clientId: string
  readonly flow: "consent" | "code"
  readonly loginUrl: string
  /** The issuer of DIMO's tokens. */
  readonly authUrl: string
  readonly identityUrl: string
  readonly tokenExchangeUrl: string
  readonly telemetryUrl: string
  /** The private key of the license. Without one, nothing that vehicles report can be read. */
  readonly apiKey: Option.Option<Redacted.Redacted>
  /** The DID of a vehicle, without its ID. */
  readonly vehicles: string
  /** The callback URL, exactly as registered for the license. */
  readonly redirectUri: string
}
