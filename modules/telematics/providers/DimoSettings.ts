/** What an installation says to connect to DIMO; addresses without a slash at their end. */
export interface DimoSettings {
  /** Address of the developer licence, spelled as it was registered. */
  readonly clientId: string
  readonly flow: "consent" | "code"
  readonly loginUrl: string
  /** Issuer of DIMO's tokens. */
  readonly authUrl: string
  readonly identityUrl: string
  /** Where a person comes back to: registered for the licence, exactly like this. */
  readonly redirectUri: string
}
