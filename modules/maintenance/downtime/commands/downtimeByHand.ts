import { now, type OrganizationId, orNotFound, record } from "#kernel"
import { Effect } from "effect"
import { DowntimeDerived, DowntimeReversed } from "../../contract/errors/downtime.ts"
import type { DowntimeId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { Downtime, type DowntimeReason, isByHand, isReversed } from "../domain/Downtime.ts"
import { rewriteLedger } from "./changeDowntime.ts"

/** Downtime that was recorded by hand. The downtime of its vehicle is locked until the unit of work ends. */
export const lockedDowntime = Effect.fnUntraced(function* (organizationId: OrganizationId, id: DowntimeId) {
  const downtime = yield* Downtime
  const find = downtime.find(organizationId, id).pipe(orNotFound("downtime"))
  const { vehicle_id } = yield* find
  yield* downtime.lockVehicle(organizationId, vehicle_id)
  const reason = yield* find
  if (!isByHand(reason)) return yield* new DowntimeDerived()
  return reason
})

/** Fails unless it has lasted for some time, none of which is still ahead. */
export const requirePeriod = Effect.fnUntraced(function* (reason: DowntimeReason) {
  if (isReversed(reason, yield* now)) return yield* new DowntimeReversed()
})

/** Writes the ledger again, and records what was done. */
export const announceDowntime = Effect.fnUntraced(function* (
  { organization_id: organizationId, vehicle_id, cause }: DowntimeReason,
  happened: "added" | "edited" | "ended" | "removed"
) {
  const { name } = yield* namedVehicle(organizationId, vehicle_id)
  yield* rewriteLedger(organizationId, vehicle_id)
  yield* record({ action: `downtime.${happened}`, organizationId, subject: name, details: { cause } })
})
