import { type OrganizationId, UserId, Uuid } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { SafetyBlockId, VehicleId } from "../../contract/ids.ts"
import { SafetyBlockView } from "../../contract/safety.ts"
import type { Safety } from "../../contract/vehicleFields.ts"

/** A safety block as it is stored. */
export const SafetyBlock = SafetyBlockView.mapFields(
  Struct.omit(["source", "opened_by", "released_by"])
).mapFields((fields) => ({
  ...fields,
  source_module: Schema.NullOr(Schema.String),
  source_id: Schema.NullOr(Uuid),
  opened_by: Schema.NullOr(UserId),
  released_by: Schema.NullOr(UserId)
}))
export type SafetyBlock = typeof SafetyBlock.Type

export type OpenedBlock = Omit<SafetyBlock, "opened_by" | "released_by" | "released_at" | "release_note">

/** Writers have locked the vehicle first; the person who acts is named in the block. */
export class SafetyBlocks extends Context.Service<
  SafetyBlocks,
  {
    readonly find: (
      organizationId: OrganizationId,
      id: SafetyBlockId
    ) => Effect.Effect<Option.Option<SafetyBlock>>
    readonly open: (organizationId: OrganizationId, block: OpenedBlock) => Effect.Effect<SafetyBlock>
    readonly release: (
      organizationId: OrganizationId,
      id: SafetyBlockId,
      at: Date,
      note: string
    ) => Effect.Effect<SafetyBlock>
    /** What follows from the open blocks. */
    readonly safetyOf: (organizationId: OrganizationId, vehicleId: VehicleId) => Effect.Effect<Safety>
  }
>()("fleet/SafetyBlocks") {}
