import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { FaultId } from "../../contract/ids.ts"
import { Faults } from "../domain/Faults.ts"
import { announceFault, lockedFault } from "./changeFault.ts"

/** Opens a closed fault again. Idempotent. */
export const reopenFault = Effect.fn("telematics.reopenFault")(function* (id: FaultId) {
  const { organizationId } = yield* permitted("devices.edit")
  const fault = yield* lockedFault(organizationId, id)
  if (fault.closed_at === null) return
  yield* Faults.use((faults) => faults.reopen(organizationId, id))
  yield* announceFault(organizationId, fault, "vehicle_fault.reopened")
}, transactional)
