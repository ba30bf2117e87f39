import type { Input } from "#kernel"
import { type ReadingToRecord, VehicleUse } from "#fleet"
import { Effect } from "effect"
import type { StartWork } from "../../contract/workOrderSteps.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

type DialReading = NonNullable<Input<typeof StartWork>["body"]["reading"]>

/** What a dial shows in the workshop, to record. */
export const dialReading = (
  { organization_id: organizationId, vehicle_id: vehicleId, id: sourceRef }: WorkOrder,
  { value, unit, confirm: confirmed = false }: DialReading,
  readAt: Date
): ReadingToRecord => ({
  organizationId,
  vehicleId,
  meter: { kind: unit === "h" ? "engine_hours" : "odometer" },
  readAt,
  value,
  unit,
  source: "work_order",
  sourceRef,
  confirmed
})

/** What the vehicle has done in its life by an instant: estimated from its use, unless it was read then. `read`: which of its meters were. */
export const lifeOf = Effect.fnUntraced(function* ({ organization_id, vehicle_id }: WorkOrder, at: Date) {
  const then = yield* VehicleUse.use((use) => use.lifeAt(organization_id, [vehicle_id], at))
  const of = (kind: "odometer" | "engine_hours"): number | null => {
    const meter = then.find((one) => one.kind === kind)
    return meter === undefined ? null : Math.round(meter.value)
  }
  const isRead = (kind: "odometer" | "engine_hours") => then.some((one) => one.kind === kind && one.read)
  return {
    m: of("odometer"),
    s: of("engine_hours"),
    estimated: then.length > 0 && !then.some(({ read }) => read),
    read: { m: isRead("odometer"), s: isRead("engine_hours") }
  }
})
