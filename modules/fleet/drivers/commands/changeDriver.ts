import { type AuditRecord, changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import type { DriverView } from "../../contract/driverViews.ts"
import { DriverChanged } from "../../contract/events.ts"
import type { DriverId } from "../../contract/ids.ts"
import { Drivers } from "../domain/Drivers.ts"

/** Loads a driver and locks them until the unit of work ends. */
export const lockedDriver = (organizationId: OrganizationId, id: DriverId) =>
  Drivers.use((drivers) => drivers.lock(organizationId, id)).pipe(orNotFound("driver"))

/** Publishes and records a change. The audit log names the changed fields but not their values, because it is never erased. */
export const announceDriver = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: driverId, name: subject }: DriverView,
  entry: Pick<AuditRecord, "action" | "details">
) {
  yield* publish(new DriverChanged({ organizationId, driverId, change: changeBy(entry.action) }))
  yield* record({ ...entry, organizationId, subject })
})
