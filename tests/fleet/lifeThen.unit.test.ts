import { describe, expect, it } from "vitest"
import { lifeThen } from "../../modules/fleet/meters/domain/lifeThen.ts"

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const point = (day: number, value: number) => ({ read_at: at(day), value })

describe("what a meter had counted", () => {
  it("is known when it was read", () =>
    expect(lifeThen({ before: point(5, 100), after: point(9, 500), per_day: 10 }, at(5))).toEqual({
      value: 100,
      read: true
    }))

  it("is estimated between two readings in proportion to the time", () =>
    expect(lifeThen({ before: point(5, 100), after: point(9, 500), per_day: 10 }, at(6))).toEqual({
      value: 200,
      read: false
    }))

  it("is estimated before the first and after the last one by the average use", () => {
    expect(lifeThen({ before: point(5, 100), after: null, per_day: 10 }, at(8))?.value).toBe(130)
    expect(lifeThen({ before: null, after: point(5, 100), per_day: 10 }, at(2))?.value).toBe(70)
    expect(lifeThen({ before: null, after: point(5, 20), per_day: 10 }, at(1))?.value).toBe(0)
    expect(lifeThen({ before: point(5, 100), after: null, per_day: null }, at(8))?.value).toBe(100)
  })

  it("is unknown without readings", () =>
    expect(lifeThen({ before: null, after: null, per_day: null }, at(1))).toBeNull())
})
