import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { MAX_DAMAGE } from "../../contract/damageViews.ts"
import { TooMuchDamage } from "../../contract/errors/drivers.ts"
import type { DamageId } from "../../contract/ids.ts"
import { Handovers } from "../domain/Handovers.ts"
import { lockedDamage, saveDamage } from "./changeDamage.ts"

/** Undoes that damage was marked as repaired. Idempotent. */
export const reopenDamage = Effect.fn("fleet.reopenDamage")(function* (id: DamageId) {
  const { organizationId } = yield* permitted("damage.edit")
  const { vehicle, damage } = yield* lockedDamage(organizationId, id)
  if (damage.state !== "repaired") return
  const open = yield* Handovers.use((handovers) => handovers.openDamage(organizationId, vehicle.id))
  if (open.length >= MAX_DAMAGE) return yield* new TooMuchDamage()
  const reopened = { ...damage, state: "known" as const, repaired_at: null, repaired_in: null }
  yield* saveDamage(vehicle, reopened, { happened: "reopened", at: yield* now })
}, transactional)
