import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { FaultId } from "../../contract/ids.ts"
import { Faults } from "../domain/Faults.ts"
import { announceFault, lockedFault } from "./changeFault.ts"

/** Closes a fault until the vehicle reports it again. Idempotent. */
export const clearFault = Effect.fn("telematics.clearFault")(function* (id: FaultId) {
  const { organizationId } = yield* permitted("devices.edit")
  const fault = yield* lockedFault(organizationId, id)
  if (fault.closed_at !== null) return
  const at = yield* now
  yield* Faults.use((faults) => faults.clear(organizationId, fault, at))
  yield* announceFault(organizationId, fault, "vehicle_fault.cleared")
}, transactional)
