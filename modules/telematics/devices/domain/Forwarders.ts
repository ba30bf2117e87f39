import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { ForwarderView } from "../../contract/deviceViews.ts"
import type { ForwarderId } from "../../contract/ids.ts"

/** Traccar servers that forward positions to an organization. */
export class Forwarders extends Context.Service<
  Forwarders,
  {
    /** The token is hashed on its way. */
    readonly add: (forwarder: ForwarderView, token: string) => Effect.Effect<void>
    readonly remove: (
      organizationId: OrganizationId,
      id: ForwarderId
    ) => Effect.Effect<Option.Option<ForwarderView>>
    /** Newest first. */
    readonly all: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<ForwarderView>>
    /** Those of these tokens that are valid; notes that they were used, once a minute. */
    readonly used: (
      organizationId: OrganizationId,
      tokens: ReadonlyArray<string>,
      at: Date
    ) => Effect.Effect<ReadonlySet<string>>
  }
>()("telematics/Forwarders") {}
