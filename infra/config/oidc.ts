import { Option, Redacted } from "effect"
import type { Values } from "./values.ts"

/** An OpenID Connect issuer, and our client there. */
export interface OidcClient {
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
}

type Given = Pick<Values, "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "OIDC_NAME">

/** The issuer of the settings, or what is missing. */
export const oidcClient = ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: name
}: Given): Option.Option<OidcClient> | string => {
  const given = [issuer, clientId, clientSecret].filter((value) => value !== undefined)
  if (given.length === 0) return Option.none()
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together."
  return Option.some({
    name: name ?? new URL(issuer).host,
    issuer,
    clientId,
    clientSecret: Redacted.make(clientSecret)
  })
}
