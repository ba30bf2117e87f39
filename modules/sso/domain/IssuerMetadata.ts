import type { IssuerUnavailable } from "#identity/contract"
import { Context, type Effect } from "effect"

/** What issuers publish about themselves (OpenID Connect Discovery). */
export class IssuerMetadata extends Context.Service<
  IssuerMetadata,
  {
    /** Fails unless this is an issuer that can be called. Takes up to half a minute: never call it in a unit of work. */
    readonly check: (issuer: string, caller: string) => Effect.Effect<void, IssuerUnavailable>
  }
>()("sso/IssuerMetadata") {}
