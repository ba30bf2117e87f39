import { type OrganizationId, orNotFound } from "#kernel"
import { Profiles } from "#identity"
import { Effect, Struct } from "effect"
import type { OccurrenceId } from "../../contract/ids.ts"
import type { PastServiceView } from "../../contract/serviceViews.ts"
import { type PastRow, PastServices } from "./PastServices.ts"
import { vehicleNames } from "./serviceViews.ts"

/** Closed services as people see them, in the same order. A person whose account was erased has no name. */
export const pastViews = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  rows: ReadonlyArray<PastRow>
) {
  const names = yield* vehicleNames(organizationId, rows)
  const people = [...new Set(rows.flatMap(({ closed_by }) => (closed_by === null ? [] : [closed_by])))]
  const profiles = yield* Profiles.use((all) => all.byIds(people))
  return rows.map((row): PastServiceView => ({
    ...Struct.omit(row, ["vehicle_id"]),
    vehicle: { id: row.vehicle_id, name: names.get(row.vehicle_id) ?? "" },
    closed_by:
      row.closed_by === null
        ? null
        : { id: row.closed_by, name: profiles.get(row.closed_by)?.full_name ?? null }
  }))
})

/** One closed service. */
export const pastService = Effect.fnUntraced(function* (organizationId: OrganizationId, id: OccurrenceId) {
  const row = yield* PastServices.use((all) => all.find(organizationId, id)).pipe(orNotFound("service"))
  const [view] = yield* pastViews(organizationId, [row])
  if (view === undefined) throw new Error("One service has one view.")
  return view
})
