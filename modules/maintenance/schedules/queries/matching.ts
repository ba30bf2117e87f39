import type { OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { Tasks } from "../../tasks/domain/Tasks.ts"
import type { Matching, ServiceFilter } from "./ServiceList.ts"

/** So many vehicles of a search are looked at. */
const MOST_VEHICLES = 1000

/** The vehicles and tasks that a search matches, if there is one. */
export const matchingOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { search }: ServiceFilter
) {
  if (search === undefined) return undefined
  const vehicles = yield* VehicleDirectory.use((directory) =>
    directory.matching(organizationId, search, MOST_VEHICLES)
  )
  const tasks = yield* Tasks.use((all) => all.matching(organizationId, search))
  const matching: Matching = { vehicles, tasks }
  return matching
})
