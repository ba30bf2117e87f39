import { type Member, orNotFound, plus, seconds } from "#kernel"
import { Effect } from "effect"
import type { LaborId } from "../../contract/ids.ts"
import { Labor, type LaborEntry } from "../domain/Labor.ts"
import { lockedOpenOrder } from "./changeWorkOrder.ts"

/** Recorded work on an open work order, which is locked until the unit of work ends. */
export const lockedLabor = Effect.fnUntraced(function* ({ organizationId }: Member, id: LaborId) {
  const find = Labor.use((labor) => labor.find(organizationId, id)).pipe(orNotFound("labor"))
  const { work_order_id } = yield* find
  const order = yield* lockedOpenOrder(organizationId, work_order_id)
  return { order, entry: yield* find }
})

/** Stops a running timer. It has run for a second at least. */
export const stoppedTimer = (entry: LaborEntry, at: Date) => {
  const earliest = plus(entry.started_at, seconds(1))
  return Labor.use((labor) => labor.stop(entry, at < earliest ? earliest : at))
}
