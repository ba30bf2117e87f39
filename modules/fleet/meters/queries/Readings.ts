import { type OrganizationId, type PageRequest, UserId } from "#kernel"
import { Context, type Effect, Schema, Struct } from "effect"
import type { MeterId } from "../../contract/ids.ts"
import { ReadingView } from "../../contract/meterViews.ts"

/** A reading without the names of the people. */
export const ReadingRow = Schema.Struct({
  ...ReadingView.mapFields(Struct.omit(["recorded_by", "voided"])).fields,
  recorded_by: Schema.NullOr(UserId),
  voided_at: Schema.NullOr(Schema.Date),
  voided_by: Schema.NullOr(UserId),
  void_reason: Schema.NullOr(Schema.String)
})
export type ReadingRow = typeof ReadingRow.Type

export class Readings extends Context.Service<
  Readings,
  {
    /** By date, newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      meterId: MeterId,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<ReadingRow>>
  }
>()("fleet/Readings") {}
