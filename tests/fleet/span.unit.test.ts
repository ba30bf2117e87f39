import { CalendarDate } from "#kernel"
import { describe, expect, it } from "vitest"
import { changesOf } from "../../apps/web/contexts/fleet/occupancy/holdChanges.ts"
import { holdStateAt } from "../../apps/web/contexts/fleet/occupancy/holdState.ts"
import { neighbor, placeIn, spanAround } from "../../apps/web/contexts/fleet/occupancy/span.ts"

const day = (text: string) => CalendarDate.make(text)
const BERLIN = "Europe/Berlin"

describe("the period of a calendar", () => {
  it("is a week from Monday, or a month, in the time zone of the vehicle", () => {
    const week = spanAround("week", day("2026-10-25"), BERLIN)
    expect([week.days[0], week.days.at(-1)]).toEqual(["2026-10-19", "2026-10-25"])
    // Clocks go back in the last night.
    expect([week.from, week.until]).toEqual([
      new Date("2026-10-18T22:00:00Z"),
      new Date("2026-10-25T23:00:00Z")
    ])
    expect(spanAround("month", day("2028-02-10"), BERLIN).days).toHaveLength(29)
  })

  it("is followed and preceded by another one", () => {
    expect(neighbor("week", day("2026-01-01"), -1)).toBe("2025-12-22")
    expect(neighbor("month", day("2026-01-31"), 1)).toBe("2026-02-01")
    expect(neighbor("month", day("2026-12-31"), 1)).toBe("2027-01-01")
    expect(neighbor("month", day("2026-01-01"), -1)).toBe("2025-12-01")
  })

  it("shows the part of a hold that is in it", () => {
    const span = spanAround("week", day("2026-06-01"), "UTC")
    const half = new Date("2026-06-04T12:00:00Z")
    expect(placeIn(span, new Date("2026-05-01T00:00:00Z"), half)).toEqual({ left: 0, width: 50 })
    expect(placeIn(span, half, null)).toEqual({ left: 50, width: 50 })
  })
})

describe("a hold at a time", () => {
  const now = Date.UTC(2026, 5, 1, 12)
  const at = (hour: number) => new Date(now + hour * 3_600_000)
  const hold = {
    kind: "rental",
    status: "firm",
    starts_at: at(-2),
    due_at: at(2),
    ended_at: null,
    demoted_at: null
  } as const

  it.each([
    [{}, "current"],
    [{ due_at: at(-1) }, "overdue"],
    [{ kind: "maintenance", due_at: at(-1) }, "ended"],
    [{ kind: "maintenance", due_at: null }, "current"],
    [{ starts_at: at(1) }, "firm"],
    [{ ended_at: at(-1) }, "ended"],
    [{ status: "released" }, "ended"],
    [{ status: "tentative" }, "tentative"],
    [{ status: "tentative", demoted_at: at(-1) }, "demoted"],
    [{ status: "tentative", due_at: at(-1) }, "ended"]
  ] as const)("with %o is %s", (special, state) => {
    expect(holdStateAt({ ...hold, ...special }, now)).toBe(state)
  })

  it("can be changed as it allows", () => {
    const labels = (...given: Parameters<typeof changesOf>) => changesOf(...given).map(([label]) => label)
    expect(labels("loaner", "overdue")).toEqual(["returned"])
    expect(labels("transfer", "current")).toEqual(["arrived", "cancel"])
    expect(labels("maintenance", "current")).toEqual(["end"])
    expect(labels("rental", "demoted")).toEqual(["confirm", "cancel"])
  })
})
