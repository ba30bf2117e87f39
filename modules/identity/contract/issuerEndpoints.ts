/** The addresses in an issuer's metadata without which nobody can sign in there. */
export interface Endpoints {
  readonly authorization_endpoint?: unknown
  readonly token_endpoint?: unknown
  readonly jwks_uri?: unknown
}

/** Whether an issuer's metadata name addresses that can be used: https, or http if its own address is, too. */
export const hasUsableEndpoints = (issuer: string, metadata: Endpoints): boolean =>
  [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri].every((address) => {
    const protocol = typeof address === "string" ? URL.parse(address)?.protocol : undefined
    return protocol === "https:" || (protocol === "http:" && issuer.startsWith("http:"))
  })
