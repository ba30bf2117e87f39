import { newId, type OrganizationId, publish, type UserId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import type { DowntimeCause } from "../../contract/downtime.ts"
import { DowntimeChanged } from "../../contract/events/downtime.ts"
import { type DefectId, DowntimeId, type WorkOrderId } from "../../contract/ids.ts"
import { Downtime, type DowntimeReason } from "../domain/Downtime.ts"
import { ledgerOf } from "../domain/ledger.ts"

/** The vehicle, and the record that its downtime follows from. */
export interface DowntimeOf {
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
  readonly source: { readonly workOrderId: WorkOrderId } | { readonly defectId: DefectId }
}

interface Beginning {
  readonly cause: DowntimeCause
  readonly planned: boolean
  readonly at: Date
  readonly by: UserId | null
}

const isFrom = (reason: DowntimeReason, { source }: DowntimeOf): boolean =>
  "workOrderId" in source ? reason.work_order_id === source.workOrderId : reason.defect_id === source.defectId

const lastingFrom = Effect.fnUntraced(function* (of: DowntimeOf) {
  const downtime = yield* Downtime
  yield* downtime.lockVehicle(of.organizationId, of.vehicleId)
  const all = yield* downtime.ofVehicle(of.organizationId, of.vehicleId)
  return all.filter((reason) => reason.ends_at === null && isFrom(reason, of))
})

/** Begins downtime of a work order or defect, unless one with the same cause lasts already. */
export const beginDowntime = Effect.fnUntraced(function* (
  of: DowntimeOf,
  { cause, planned, at, by }: Beginning
) {
  const lasting = yield* lastingFrom(of)
  if (lasting.some((reason) => reason.cause === cause)) return
  const { organizationId: organization_id, vehicleId: vehicle_id, source } = of
  const id = yield* newId(DowntimeId)
  yield* Downtime.use((downtime) =>
    downtime.add({
      organization_id,
      id,
      vehicle_id,
      cause,
      planned,
      starts_at: at,
      ends_at: null,
      note: null,
      work_order_id: "workOrderId" in source ? source.workOrderId : null,
      defect_id: "defectId" in source ? source.defectId : null,
      recorded_by: by,
      created_at: at,
      updated_at: at,
      version: 1
    })
  )
  yield* rewriteLedger(organization_id, vehicle_id)
})

/** Ends the downtime of a work order or defect: all of it, or that of one cause. */
export const endDowntimeOf = Effect.fnUntraced(function* (of: DowntimeOf, at: Date, cause?: DowntimeCause) {
  const lasting = yield* lastingFrom(of)
  const ended = lasting.filter((reason) => cause === undefined || reason.cause === cause)
  if (ended.length === 0) return
  const downtime = yield* Downtime
  for (const reason of ended)
    // What ends as it begins did not last.
    yield* reason.starts_at < at
      ? downtime.save({ ...reason, ends_at: at, updated_at: at, version: reason.version + 1 })
      : downtime.remove(reason)
  yield* rewriteLedger(of.organizationId, of.vehicleId)
})

/** Writes the ledger of a vehicle again, whose downtime is locked. */
export const rewriteLedger = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId
) {
  const downtime = yield* Downtime
  const reasons = yield* downtime.ofVehicle(organizationId, vehicleId)
  yield* downtime.write(organizationId, vehicleId, ledgerOf(reasons))
  yield* publish(new DowntimeChanged({ organizationId, vehicleId }))
})
