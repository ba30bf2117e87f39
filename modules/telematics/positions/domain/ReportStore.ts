import type { OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import type { DeviceId } from "../../contract/ids.ts"
import { DeviceState } from "./DeviceState.ts"
import type { StoredPosition } from "./StoredPosition.ts"

/** The state of a device that is not archived, and the hash of its key in hexadecimal, if it has one. */
export const ReportingDevice = Schema.Struct({
  ...DeviceState.fields,
  key_hash: Schema.NullOr(Schema.String)
})
export type ReportingDevice = typeof ReportingDevice.Type

/** What devices report, in the open unit of work of their organization. */
export class ReportStore extends Context.Service<
  ReportStore,
  {
    /** Locks the states of those of these devices that are not archived. */
    readonly lock: (
      organizationId: OrganizationId,
      deviceIds: ReadonlyArray<DeviceId>
    ) => Effect.Effect<ReadonlyArray<ReportingDevice>>
    /** Stores positions that are not stored yet, and replaces the states. */
    readonly store: (
      organizationId: OrganizationId,
      positions: ReadonlyArray<StoredPosition>,
      states: ReadonlyArray<DeviceState>
    ) => Effect.Effect<void>
  }
>()("telematics/ReportStore") {}
