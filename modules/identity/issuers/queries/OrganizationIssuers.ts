import type { EmailAddress } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { IssuerView } from "../../contract/index.ts"
import type { Issuer } from "../domain/Issuer.ts"

export type { Issuer }

/** The issuer for an address. `required`: its people sign in with nothing else. */
export interface IssuerOfAddress extends IssuerView {
  readonly required: boolean
}

/** The issuers that organizations set up for the domains of their addresses. Requires no signed-in person. */
export class OrganizationIssuers extends Context.Service<
  OrganizationIssuers,
  {
    readonly find: (connection: string) => Effect.Effect<Option.Option<Issuer>>
    readonly of: (email: EmailAddress) => Effect.Effect<Option.Option<IssuerOfAddress>>
  }
>()("identity/OrganizationIssuers") {}
