import { now, type Period, permitted } from "#kernel"
import { InServicePeriods } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { DowntimeCause, type DowntimeSummary } from "../../contract/downtime.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { DowntimeList, type DowntimeSum } from "./DowntimeList.ts"

const MILLIS = 1000

const secondsOf = ({ from, until }: Period): number => (until.getTime() - from.getTime()) / MILLIS

const total = (seconds: ReadonlyArray<number>): number => seconds.reduce((sum, one) => sum + one, 0)

/** Sums up downtime while vehicles were in service, up to now, and how much of that time they could be used. */
export const getDowntimeSummary = Effect.fn("maintenance.getDowntimeSummary")(function* (
  { from, until }: Period,
  vehicleId?: VehicleId
) {
  const { organizationId } = yield* permitted("workorders.read")
  if (vehicleId !== undefined) yield* namedVehicle(organizationId, vehicleId)
  const at = yield* now
  const period = { from, until: until < at ? until : at }
  const times =
    period.from < period.until
      ? yield* InServicePeriods.use((all) => all.during(organizationId, period, vehicleId))
      : []
  const sums = yield* DowntimeList.use((list) => list.sums(organizationId, times))
  return summaryOf(total(times.map(secondsOf)), sums)
})

const summaryOf = (inService: number, sums: ReadonlyArray<DowntimeSum>): DowntimeSummary => {
  const of = (isOf: (sum: DowntimeSum) => boolean): number =>
    total(sums.filter(isOf).map(({ seconds }) => seconds))
  const down_s = of(() => true)
  return {
    in_service_s: inService,
    down_s,
    planned_s: of(({ planned }) => planned),
    unplanned_s: of(({ planned }) => !planned),
    causes: DowntimeCause.literals
      .map((cause) => ({ cause, down_s: of((sum) => sum.cause === cause) }))
      .filter((one) => one.down_s > 0),
    availability: inService === 0 ? null : 1 - down_s / inService
  }
}
