import { Energy, FuelEntryId } from "#fleet/contract"
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { consumptions, type Fill, totalsOf } from "../../modules/fleet/fuel/domain/consumption.ts"

const idOf = (n: number) => FuelEntryId.make(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`)

/** Fills from a line each: energy, liters, full (F) or partial (P), kilometers or `-`, `missed` if one before is missing. */
const fills = (text: string): ReadonlyArray<Fill> =>
  text
    .trim()
    .split("\n")
    .map((row, n) => {
      const [energy = "", quantity, full, km = "-", missed] = row.trim().split(/\s+/)
      return {
        id: idOf(n),
        energy: energy as Energy,
        quantity: Number(quantity) * 1000,
        is_full: full === "F",
        missed_previous: missed === "missed",
        cost_minor: n % 2 === 0 ? 1000 : null,
        currency: n % 2 === 0 ? "EUR" : null,
        life: km === "-" ? null : Number(km) * 1000
      }
    })

const perHundred = (text: string) => {
  const known = consumptions(fills(text))
  return fills(text).map(({ id }) => {
    const found = known.get(id)
    return found === undefined ? null : Math.round((found.used / found.distance_m) * 1000) / 10
  })
}

it.each([
  ["a full tank after a full tank", "diesel 50 F 1000\ndiesel 40 F 1500", [null, 8]],
  [
    "partial fills in between",
    "diesel 50 F 1000\ndiesel 10 P 1200\ndiesel 10 P -\ndiesel 20 F 1500",
    [null, null, null, 8]
  ],
  [
    "a fill that was missed",
    "diesel 50 F 1000\ndiesel 40 F 1500 missed\ndiesel 30 F 1900",
    [null, null, 7.5]
  ],
  [
    "one that was missed before a partial fill",
    "diesel 50 F 1000\ndiesel 5 P 1100 missed\ndiesel 30 F 1900",
    [null, null, null]
  ],
  ["a full tank without a reading", "diesel 50 F 1000\ndiesel 20 F -\ndiesel 20 F 1500", [null, null, 8]],
  ["only partial fills", "diesel 20 P 1000\ndiesel 20 P 1500", [null, null]],
  [
    "two energies of a hybrid",
    "petrol 40 F 1000\nelectricity 10 F 1000\nelectricity 10 F 1050\npetrol 30 F 1600",
    [null, null, 20, 5]
  ],
  ["ethanol in a tank of petrol", "petrol 40 F 1000\nethanol 20 P 1200\npetrol 20 F 1500", [null, null, 8]],
  ["no distance", "diesel 50 F 1000\ndiesel 5 F 1000\ndiesel 40 F 1500", [null, null, 8]]
])("consumption between full tanks: %s", (_, text, expected) => {
  expect(perHundred(text)).toEqual(expected)
})

it("sums up entries, quantities and costs, and averages over known distances", () => {
  expect(totalsOf(fills("diesel 50 F 1000\ndiesel 40 F 1500\ndiesel 60 F 2000\nelectricity 9 P -"))).toEqual([
    {
      energy: "diesel",
      entries: 3,
      quantity: 150_000,
      average: { distance_m: 1_000_000, used: 100_000 },
      costs: [{ currency: "EUR", minor: 2000 }]
    },
    { energy: "electricity", entries: 1, quantity: 9000, average: null, costs: [] }
  ])
})

it("never counts a distance or a quantity twice", () => {
  const fill = fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    is_full: fc.boolean(),
    missed_previous: fc.constantFrom(false, false, true),
    isRead: fc.boolean(),
    driven: fc.integer({ min: 0, max: 900 })
  })
  fc.assert(
    fc.property(fc.array(fill, { maxLength: 20 }), (drawn) => {
      let life = 0
      const all = drawn.map(({ isRead, driven, ...rest }, n): Fill => {
        life += driven
        return {
          ...rest,
          id: idOf(n),
          energy: "diesel",
          cost_minor: null,
          currency: null,
          life: isRead ? life : null
        }
      })
      const found = [...consumptions(all).values()]
      const sumOf = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, one) => sum + one, 0)
      expect(sumOf(found.map(({ distance_m }) => distance_m))).toBeLessThanOrEqual(life)
      expect(sumOf(found.map(({ used }) => used))).toBeLessThanOrEqual(
        sumOf(all.map(({ quantity }) => quantity))
      )
    }),
    { seed: 7 }
  )
})
