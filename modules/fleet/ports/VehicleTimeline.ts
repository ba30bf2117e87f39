import type { Ids, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { VehicleId } from "../contract/ids.ts"
import type { TimelineKind } from "../contract/timeline.ts"

export interface TimelineRecord {
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
  /** When it happened. */
  readonly at: Date
  readonly kind: TimelineKind
  /** For its sentence; at most 8 kB together. The person who acts is added. */
  readonly details?: Readonly<Record<string, string>>
}

/**
 * A write port: what happened to vehicles, for their timeline. Joins the caller's unit of work. The vehicles are the
 * organization's; the caller has checked the permission to change them.
 */
export class VehicleTimeline extends Context.Service<
  VehicleTimeline,
  { readonly record: (records: ReadonlyArray<TimelineRecord>) => Effect.Effect<void, never, Ids> }
>()("fleet/VehicleTimeline") {}
