import type { VehicleId } from "#fleet/contract"
import { appliesTo } from "../../programs/domain/rules.ts"
import type { ServiceItem } from "./items.ts"
import type { Schedule, ServiceRule } from "./Schedules.ts"
import type { ServicedVehicle } from "./vehicles.ts"

/** What changes so that vehicles have the schedules that the programs ask for. */
export interface Plan {
  readonly beginning: ReadonlyArray<{ readonly vehicle: ServicedVehicle; readonly item: ServiceItem }>
  readonly returning: ReadonlyArray<{ readonly schedule: Schedule; readonly item: ServiceItem }>
  readonly ending: ReadonlyArray<Schedule>
}

const itemsFor = (rules: ReadonlyArray<ServiceRule>, vehicle: ServicedVehicle) =>
  new Map(
    rules
      .filter(({ rule }) => appliesTo(rule, vehicle))
      .flatMap(({ items }) => items.map((item) => [item.id, item] as const))
  )

/** Compares the schedules that vehicles have, ended ones included, with those that they need. */
export const planOf = (
  rules: ReadonlyArray<ServiceRule>,
  vehicles: ReadonlyArray<ServicedVehicle>,
  schedules: ReadonlyArray<Schedule>
): Plan => {
  const byVehicle = Map.groupBy(schedules, ({ vehicle_id }): VehicleId => vehicle_id)
  const plans = vehicles.map((vehicle): Plan => {
    const own = byVehicle.get(vehicle.id) ?? []
    const needed = itemsFor(rules, vehicle)
    const has = new Set(own.map(({ item_id }) => item_id))
    return {
      beginning: [...needed.values()].filter(({ id }) => !has.has(id)).map((item) => ({ vehicle, item })),
      returning: own.flatMap((schedule) => {
        const item = needed.get(schedule.item_id)
        return item === undefined || schedule.ended_at === null ? [] : [{ schedule, item }]
      }),
      ending: own.filter(({ item_id, ended_at }) => ended_at === null && !needed.has(item_id))
    }
  })
  return {
    beginning: plans.flatMap(({ beginning }) => beginning),
    returning: plans.flatMap(({ returning }) => returning),
    ending: plans.flatMap(({ ending }) => ending)
  }
}

export const isEmpty = ({ beginning, returning, ending }: Plan): boolean =>
  beginning.length + returning.length + ending.length === 0
