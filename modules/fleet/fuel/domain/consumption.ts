import type { FuelTotals, Consumption } from "../../contract/fuelViews.ts"
import type { FuelEntryId } from "../../contract/ids.ts"
import type { Energy } from "../../contract/meterUnits.ts"

/** A valid entry. `life`: what the vehicle had done by then, in meters; null if its odometer was not read. */
export interface Fill {
  readonly id: FuelEntryId
  readonly energy: Energy
  readonly quantity: number
  readonly is_full: boolean
  readonly missed_previous: boolean
  readonly cost_minor: number | null
  readonly currency: string | null
  readonly life: number | null
}

/** Petrol and ethanol go into the same tank. */
const tankOf = (energy: Energy): Energy => (energy === "ethanol" ? "petrol" : energy)

/** What was used between full fills, by the fill that ends each distance. `fills`: of one tank, oldest first. */
const ofTank = (fills: ReadonlyArray<Fill>): ReadonlyMap<FuelEntryId, Consumption> => {
  const known = new Map<FuelEntryId, Consumption>()
  // What the vehicle had done when the tank was last full, and what was filled in since.
  let from: number | null = null
  let used = 0
  for (const { id, quantity, is_full, missed_previous, life } of fills) {
    // How much was used is unknown if a fill is missing.
    if (missed_previous) from = null
    used += quantity
    // A full tank without a reading says nothing about the distance, so the distance goes on.
    if (!is_full || life === null) continue
    if (from !== null && life > from) known.set(id, { distance_m: life - from, used })
    from = life
    used = 0
  }
  return known
}

/** What was used between full fills, by the fill that ends each distance. `fills`: oldest first. */
export const consumptions = (fills: ReadonlyArray<Fill>): ReadonlyMap<FuelEntryId, Consumption> =>
  new Map(
    [...Map.groupBy(fills, ({ energy }) => tankOf(energy)).values()].flatMap((tank) => [...ofTank(tank)])
  )

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0)

const costsOf = (fills: ReadonlyArray<Fill>) => {
  const costs = new Map<string, number>()
  for (const { cost_minor, currency } of fills)
    if (cost_minor !== null && currency !== null) costs.set(currency, (costs.get(currency) ?? 0) + cost_minor)
  return [...costs].map(([currency, minor]) => ({ currency, minor }))
}

/** Sums and averages of each energy, most used first. `fills`: oldest first. */
export const totalsOf = (fills: ReadonlyArray<Fill>): ReadonlyArray<FuelTotals> => {
  const known = consumptions(fills)
  return [...Map.groupBy(fills, ({ energy }) => energy)]
    .map(([energy, own]) => {
      const parts = own.flatMap(({ id }) => known.get(id) ?? [])
      return {
        energy,
        entries: own.length,
        quantity: sum(own.map(({ quantity }) => quantity)),
        average:
          parts.length === 0
            ? null
            : {
                distance_m: sum(parts.map(({ distance_m }) => distance_m)),
                used: sum(parts.map(({ used }) => used))
              },
        costs: costsOf(own)
      }
    })
    .toSorted((one, other) => other.entries - one.entries)
}
