import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"

/** Which issuers people have connected. Row security shows only the current person's. */
export class ConnectedIdentities extends Context.Service<
  ConnectedIdentities,
  { readonly has: (userId: UserId, connection: string) => Effect.Effect<boolean> }
>()("identity/ConnectedIdentities") {}
