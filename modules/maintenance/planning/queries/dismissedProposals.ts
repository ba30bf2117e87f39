import type { OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { DismissedProposal } from "../../contract/serviceProposals.ts"
import { peopleNamed } from "../../workorders/queries/viewed.ts"
import { Dismissals } from "../domain/Dismissals.ts"
import { proposedWork } from "./proposedWork.ts"

const MOST_WORK = 200

/** What is not proposed, because someone dismissed it, by vehicle. */
export const dismissedProposals = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const work = yield* Dismissals.use((all) => all.list(organizationId, MOST_WORK))
  const byVehicle = Map.groupBy(work, ({ vehicle_id }) => vehicle_id)
  const vehicles = yield* VehicleDirectory.use((all) => all.named(organizationId, [...byVehicle.keys()]))
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  const named = yield* peopleNamed(work.map(({ dismissed_by }) => dismissed_by))
  return [...byVehicle].flatMap(([id, all]): ReadonlyArray<DismissedProposal> => {
    const [latest] = all
    if (latest === undefined) return []
    const { dismissed_by: by, dismissed_at } = latest
    const vehicle = { id, name: names.get(id) ?? "" }
    return [{ vehicle, work: all.map(proposedWork), dismissed_by: by && named(by), dismissed_at }]
  })
})
