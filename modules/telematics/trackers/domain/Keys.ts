import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { DeviceId, ForwarderId } from "../../contract/ids.ts"

/** The device that a key belongs to. */
export interface KnownDevice {
  readonly organizationId: OrganizationId
  readonly deviceId: DeviceId
}

export interface KnownForwarder {
  readonly organizationId: OrganizationId
  readonly forwarderId: ForwarderId
}

/**
 * Whose keys and tokens are. Works before anyone is known. Keys that were looked up are remembered, so they may have been
 * replaced since: they are compared again when something is stored.
 */
export class Keys extends Context.Service<
  Keys,
  {
    /** `knownOnly`: without looking up what is not remembered. */
    readonly device: (key: string, knownOnly: boolean) => Effect.Effect<Option.Option<KnownDevice>>
    readonly forwarder: (token: string, knownOnly: boolean) => Effect.Effect<Option.Option<KnownForwarder>>
    /** To be called when a key or token turns out to be valid no longer. */
    readonly forget: (key: string) => void
  }
>()("telematics/Keys") {}
