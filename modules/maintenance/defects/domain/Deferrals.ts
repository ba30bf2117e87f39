import { CalendarDate, OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { DefectId } from "../../contract/ids.ts"

/** A deferred defect, and until when it waits. */
export const Deferral = Schema.Struct({
  organization_id: OrganizationId,
  id: DefectId,
  deferred_until: CalendarDate
})
export type Deferral = typeof Deferral.Type

/** The deferred defects of all organizations. Needs the system role. */
export class Deferrals extends Context.Service<
  Deferrals,
  {
    /** Those that wait until a day before this one, by organization. */
    readonly before: (day: CalendarDate) => Effect.Effect<ReadonlyArray<Deferral>>
  }
>()("maintenance/Deferrals") {}
