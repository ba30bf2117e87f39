import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DamageId } from "../../contract/ids.ts"
import { lockedDamage, saveDamage } from "./changeDamage.ts"

/** Marks damage as repaired. Idempotent. */
export const repairDamage = Effect.fn("fleet.repairDamage")(function* (id: DamageId) {
  const { organizationId } = yield* permitted("damage.edit")
  const { vehicle, damage } = yield* lockedDamage(organizationId, id)
  if (damage.state === "repaired") return
  const at = yield* now
  yield* saveDamage(vehicle, { ...damage, state: "repaired", repaired_at: at }, { happened: "repaired", at })
}, transactional)
