import { type OrganizationId, orNotFound, publish, record } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { FaultsChanged } from "../../contract/events.ts"
import type { FaultId } from "../../contract/ids.ts"
import { type Fault, Faults } from "../domain/Faults.ts"

/** Loads a fault and locks it until the unit of work ends. */
export const lockedFault = (organizationId: OrganizationId, id: FaultId) =>
  Faults.use((faults) => faults.lock(organizationId, id)).pipe(orNotFound("fault"))

/** Publishes and records a change. */
export const announceFault = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { vehicle_id, code, raw }: Fault,
  action: "vehicle_fault.cleared" | "vehicle_fault.reopened"
) {
  const [vehicle] = yield* VehicleDirectory.use((vehicles) => vehicles.named(organizationId, [vehicle_id]))
  yield* publish(new FaultsChanged({ organizationId }))
  yield* record({ action, organizationId, subject: vehicle?.name ?? "", details: { fault: code ?? raw } })
})
