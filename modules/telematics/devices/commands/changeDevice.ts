import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { DeviceChanged } from "../../contract/events.ts"
import type { DeviceId } from "../../contract/ids.ts"
import { type Device, Devices } from "../domain/Devices.ts"

/** Loads a device and locks it until the unit of work ends. */
export const lockedDevice = (organizationId: OrganizationId, id: DeviceId) =>
  Devices.use((devices) => devices.lock(organizationId, id)).pipe(orNotFound("device"))

/** Publishes and records a change. */
export const announceDevice = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { id: deviceId, name: subject }: Pick<Device, "id" | "name">,
  entry: Pick<AuditRecord, "action" | "details">
) {
  yield* publish(new DeviceChanged({ organizationId, deviceId }))
  yield* record({ ...entry, organizationId, subject })
})
