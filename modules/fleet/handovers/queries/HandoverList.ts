import { type OrganizationId, type PageRequest } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { DamageState } from "../../contract/damageViews.ts"
import { DriverLink, VehicleLink } from "../../contract/driverViews.ts"
import { type HandoverFacts, type HandoverRow } from "../../contract/handoverViews.ts"
import { HandoverId, LocationId, type VehicleId } from "../../contract/ids.ts"
import type { Damage } from "../domain/damage.ts"
import { Handover } from "../domain/Handovers.ts"

/** A handover with the names of what it refers to, and its place in the chain of its vehicle. */
export const ChainedHandover = Schema.Struct({
  ...Handover.fields,
  vehicle: VehicleLink,
  driver: DriverLink,
  location: Schema.NullOr(Schema.Struct({ id: LocationId, name: Schema.String })),
  corrected_by_id: Schema.NullOr(HandoverId),
  number: Schema.Int,
  content_hash: Schema.String,
  is_verified: Schema.Boolean
})
export type ChainedHandover = typeof ChainedHandover.Type

export class HandoverList extends Context.Service<
  HandoverList,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<HandoverRow>>
    readonly find: (
      organizationId: OrganizationId,
      id: HandoverId
    ) => Effect.Effect<Option.Option<ChainedHandover>>
    /** The handover of the vehicle before this one, as it was corrected by then. */
    readonly before: (handover: ChainedHandover) => Effect.Effect<Option.Option<HandoverFacts>>
    /** Newest first. What is not repaired, unless states are given. */
    readonly damage: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      states?: ReadonlyArray<DamageState>
    ) => Effect.Effect<ReadonlyArray<Damage>>
  }
>()("fleet/HandoverList") {}
