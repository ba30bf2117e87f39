/** The settings of the DIMO connection. URLs have no trailing slash. */
export interface DimoSettings {
  /** The address of the developer license, spelled as registered. */
  readonly clientId: string
  readonly flow: "consent" | "code"
  readonly loginUrl: string
  /** The issuer of DIMO's tokens. */
  readonly authUrl: string
  readonly identityUrl: string
  /** The callback URL, exactly as registered for the license. */
  readonly redirectUri: string
}
