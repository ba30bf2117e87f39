import { CalendarDate } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { type Cadence, FormId, InspectionScheduleId } from "#inspections/contract"
import { OrganizationId } from "#kernel"
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import {
  dueOf,
  type DueSchedule,
  isSelected,
  lastOverDay,
  periodOn,
  reportedFrom,
  type Vehicle
} from "../../modules/inspections/schedules/domain/due.ts"
import { windowOf } from "../../modules/inspections/schedules/domain/uses.ts"

const date = (text: string) => CalendarDate.make(text)
const every = (days: number, starts_on = "2026-03-02") => ({
  kind: "every_days" as const,
  days,
  starts_on: date(starts_on)
})

const schedule = (cadence: Cadence, grace_hours = 0): DueSchedule => ({
  rule: { by: "all" },
  cadence,
  grace_hours,
  required: false,
  organization_id: OrganizationId.make(randomUUID()),
  id: InspectionScheduleId.make(randomUUID()),
  form_id: FormId.make(randomUUID()),
  paused_at: null,
  reported_until: date("2026-01-01"),
  version: 1,
  created_at: new Date(),
  updated_at: new Date(),
  last_reported: null
})

const at = (text: string) => ({ at: new Date(text), timeZone: "America/New_York" })
const last = (on: string, time = `${on}T17:00:00Z`, before?: string) => ({
  on: date(on),
  at: new Date(time),
  before: before === undefined ? null : date(before)
})

describe("a period", () => {
  it.each([
    ["2026-03-01", undefined],
    ["2026-03-02", "2026-03-02"],
    ["2026-03-08", "2026-03-02"],
    ["2026-03-09", "2026-03-09"],
    ["2027-03-01", "2027-03-01"]
  ])("of a week from Monday, 2 March, that has %s, begins on %s", (day, from) => {
    expect(periodOn(every(7), date(day))?.from).toBe(from)
  })

  it("is reported from the next one on", () => {
    expect(reportedFrom(every(7), date("2026-03-04"))).toBe("2026-03-09")
    expect(reportedFrom(every(7, "2026-05-01"), date("2026-03-04"))).toBe("2026-05-01")
  })
})

describe("an inspection every day", () => {
  const daily = schedule(every(1), 6)
  it("is due until it was done on that day where the organization is", () => {
    const evening = at("2026-03-05T04:00:00Z")
    expect(dueOf(daily, last("2026-03-04"), undefined, evening)).toBeUndefined()
    expect(dueOf(daily, last("2026-03-03"), undefined, evening)).toEqual({
      state: "due",
      due_on: "2026-03-04"
    })
  })

  it("is overdue as long as it can still be done", () => {
    expect(dueOf(daily, last("2026-03-03"), undefined, at("2026-03-05T10:00:00Z"))).toEqual({
      state: "overdue",
      due_on: "2026-03-04"
    })
    expect(dueOf(daily, last("2026-03-03"), undefined, at("2026-03-05T12:00:00Z"))).toEqual({
      state: "due",
      due_on: "2026-03-05"
    })
  })

  const night = "2026-03-05T08:00:00Z"
  const noon = at("2026-03-05T17:00:00Z")
  it.each([
    ["is due again after one that counted for the day before", "2026-03-03", undefined, "2026-03-05"],
    ["is done if the day before had one", "2026-03-04", undefined, undefined],
    ["is done if there was a second one on that day", "2026-03-05", undefined, undefined],
    ["is done if nothing was expected on the day before", "2026-03-03", "2026-03-05", undefined]
  ])("%s", (_, before, reported_until, due_on) => {
    const daily = schedule(every(1), 6)
    const begun = reported_until === undefined ? daily : { ...daily, reported_until: date(reported_until) }
    expect(dueOf(begun, last("2026-03-05", night, before), undefined, noon)?.due_on).toBe(due_on)
  })

  it("can be done until the end of the next period at most", () => {
    const patient = schedule(every(1), 72)
    expect(dueOf(patient, last("2026-03-02"), undefined, noon)).toEqual({
      state: "overdue",
      due_on: "2026-03-04"
    })
    expect(lastOverDay(patient, "America/New_York", noon.at)).toBe("2026-03-03")
  })

  it("is not due before it starts", () => {
    expect(dueOf(daily, undefined, undefined, at("2026-03-01T12:00:00Z"))).toBeUndefined()
  })
})

describe("an inspection before each use", () => {
  const before = schedule({ kind: "before_use", valid_hours: 12 })
  const now = at("2026-03-04T18:00:00Z")
  it.each([
    ["without one", undefined, undefined, true],
    ["with one of the morning", last("2026-03-04", "2026-03-04T12:00:00Z"), undefined, false],
    ["with an older one", last("2026-03-04", "2026-03-04T05:00:00Z"), undefined, true],
    [
      "with one before the vehicle was returned",
      last("2026-03-04", "2026-03-04T12:00:00Z"),
      new Date("2026-03-04T13:00:00Z"),
      true
    ]
  ])("%s", (_, done, returned, isDue) => {
    expect(dueOf(before, done, returned, now) !== undefined).toBe(isDue)
  })
})

describe("a rule", () => {
  const vehicle: Vehicle = {
    id: VehicleId.make(randomUUID()),
    kind: "van",
    group_id: null,
    lifecycle: "in_service"
  }
  it("selects vehicles that are in service", () => {
    expect(isSelected({ by: "all" }, vehicle)).toBe(true)
    expect(isSelected({ by: "kinds", kinds: ["van"] }, vehicle)).toBe(true)
    expect(isSelected({ by: "vehicles", vehicle_ids: [vehicle.id] }, vehicle)).toBe(true)
    expect(isSelected({ by: "groups", group_ids: [] }, vehicle)).toBe(false)
    expect(isSelected({ by: "all" }, { ...vehicle, lifecycle: "for_sale" })).toBe(false)
  })
})

describe("for a use, an inspection counts", () => {
  const from = new Date("2026-03-04T08:00:00Z")
  const clock = ({ from: first, until }: { readonly from: Date; readonly until: Date }) =>
    [first, until].map((instant) => instant.toISOString().slice(5, 16))
  it.each([
    [
      "for as long as it is valid, and a quarter of an hour longer",
      12,
      0,
      null,
      ["03-03T20:00", "03-04T08:15"]
    ],
    ["in the time that is left for it", 12, 2, null, ["03-03T20:00", "03-04T10:00"]],
    ["only after the vehicle was returned", 12, 1, "2026-03-04T07:00:00Z", ["03-04T07:00", "03-04T09:00"]],
    [
      "whenever it was returned, if that is long ago",
      6,
      1,
      "2026-03-02T07:00:00Z",
      ["03-04T02:00", "03-04T09:00"]
    ]
  ])("%s", (_, valid_hours, grace_hours, returned, expected) => {
    const use = { from, returned: returned === null ? null : new Date(returned) }
    expect(clock(windowOf({ grace_hours }, valid_hours, use))).toEqual(expected)
  })

  it("from the day after its schedule began", () => {
    expect(reportedFrom({ kind: "before_use", valid_hours: 12 }, date("2026-03-04"))).toBe("2026-03-05")
  })
})
