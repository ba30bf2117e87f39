import { Context, type Effect, type Option } from "effect"
import type { IssuerRefused, IssuerUnavailable } from "../../contract/index.ts"
import type { Challenge, Claims, Issuer } from "./Issuer.ts"

/** The issuer that the installation's settings name. */
export class InstallationIssuer extends Context.Service<InstallationIssuer, Option.Option<Issuer>>()(
  "identity/InstallationIssuer"
) {}

/** What the issuer added to the address of the callback page; anyone can forge it. */
export interface Returned {
  readonly code?: string
  readonly state?: string
  readonly iss?: string
  readonly error?: string
}

/** Calls to issuers. They may take long, so never make them in a unit of work. */
export class IssuerServers extends Context.Service<
  IssuerServers,
  {
    /** Where to send the browser. `again`: the person must sign in there even if they already are. */
    readonly depart: (
      issuer: Issuer,
      challenge: Challenge,
      again: boolean
    ) => Effect.Effect<string, IssuerUnavailable>
    /** Exchanges the code and verifies what the issuer says. */
    readonly identify: (
      issuer: Issuer,
      challenge: Challenge,
      returned: Returned
    ) => Effect.Effect<Claims, IssuerRefused | IssuerUnavailable>
  }
>()("identity/IssuerServers") {}
