import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  afterQuiet,
  digestDay,
  emailDue,
  pushDue,
  type DeliverySchedule
} from "../../modules/notifications/domain/times.ts"

const schedule = (zone: string, more: Partial<DeliverySchedule> = {}): DeliverySchedule => ({
  quiet_hours: null,
  digest_at: null,
  digested_on: null,
  zone,
  ...more
})

const night = { from: "22:00", to: "07:00" }
const quiet = (zone: string, span = night) => schedule(zone, { quiet_hours: span })
const iso = (at: Date): string => at.toISOString().replace(":00.000Z", "Z")

describe("quiet hours", () => {
  it.each([
    // Winter: Berlin is an hour ahead of UTC.
    ["before they begin", "Europe/Berlin", "2026-01-10T20:59Z", "2026-01-10T20:59Z"],
    ["when they begin", "Europe/Berlin", "2026-01-10T21:00Z", "2026-01-11T06:00Z"],
    ["before midnight", "Europe/Berlin", "2026-01-10T22:30Z", "2026-01-11T06:00Z"],
    ["after midnight", "Europe/Berlin", "2026-01-11T03:00Z", "2026-01-11T06:00Z"],
    ["a minute before they end", "Europe/Berlin", "2026-01-11T05:59Z", "2026-01-11T06:00Z"],
    ["when they end", "Europe/Berlin", "2026-01-11T06:00Z", "2026-01-11T06:00Z"],
    ["far west of UTC", "America/Los_Angeles", "2026-01-11T06:30Z", "2026-01-11T15:00Z"],
    ["far east of UTC", "Pacific/Auckland", "2026-01-10T09:30Z", "2026-01-10T18:00Z"],
    ["at 5:45 hours from UTC", "Asia/Kathmandu", "2026-01-10T16:15Z", "2026-01-11T01:15Z"],
    ["in UTC", "UTC", "2026-01-10T22:00Z", "2026-01-11T07:00Z"],
    // 29 March 2026: clocks in Berlin go forward from 02:00 to 03:00.
    ["in a night when clocks go forward", "Europe/Berlin", "2026-03-28T23:00Z", "2026-03-29T05:00Z"],
    // 25 October 2026: they go back from 03:00 to 02:00.
    ["in a night when clocks go back", "Europe/Berlin", "2026-10-24T22:00Z", "2026-10-25T06:00Z"],
    ["in the southern autumn", "Pacific/Auckland", "2026-04-04T12:00Z", "2026-04-04T19:00Z"]
  ])("delay only what falls into them: %s (%s)", (_, zone, at, expected) => {
    expect(iso(afterQuiet(new Date(at), quiet(zone)))).toBe(expected)
  })

  it.each([
    ["inside", "2026-01-10T11:30Z", "2026-01-10T12:00Z"],
    ["before", "2026-01-10T10:30Z", "2026-01-10T10:30Z"],
    ["after", "2026-01-10T12:00Z", "2026-01-10T12:00Z"]
  ])("that end on the same day delay only what falls into them: %s", (_, at, expected) => {
    const noon = quiet("Europe/Berlin", { from: "12:00", to: "13:00" })
    expect(iso(afterQuiet(new Date(at), noon))).toBe(expected)
  })

  it("delay nothing when they start and end at the same time", () => {
    const at = new Date("2026-01-10T07:00Z")
    expect(afterQuiet(at, quiet("UTC", { from: "07:00", to: "07:00" }))).toEqual(at)
  })

  it.each([
    // 02:30 does not exist on 29 March: clocks show 03:30 then.
    ["in a skipped hour", "2026-03-29T00:30Z", "02:30", "2026-03-29T01:30Z"],
    ["in a repeated hour, the first time", "2026-10-24T23:00Z", "02:30", "2026-10-25T00:30Z"],
    ["in a repeated hour, the second time", "2026-10-25T01:10Z", "02:30", "2026-10-25T01:30Z"]
  ])("may end %s", (_, at, to, expected) => {
    expect(iso(afterQuiet(new Date(at), quiet("Europe/Berlin", { from: "22:00", to })))).toBe(expected)
  })
})

const zones = [
  "UTC",
  "Europe/Berlin",
  "America/St_Johns",
  "America/Los_Angeles",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Pacific/Kiritimati"
]
const zone = fc.constantFrom(...zones)
const instant = fc.date({
  min: new Date("2020-01-01T00:00Z"),
  max: new Date("2037-12-31T00:00Z"),
  noInvalidDate: true
})
/** A time of day, from its minutes. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => `${part}`.padStart(2, "0")).join(":")
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const time = fc.nat(24 * 60 - 1).map(clock)
const HOUR = 3_600_000
const fixed = { seed: 20_261_120, numRuns: 2000 }

it("any quiet hours end neither in the past nor within themselves, and at most 25 hours ahead", () => {
  fc.assert(
    fc.property(zone, instant, time, time, (where, at, from, to) => {
      const own = quiet(where, { from, to })
      const end = afterQuiet(at, own)
      expect(end.getTime()).toBeGreaterThanOrEqual(at.getTime())
      expect(end.getTime() - at.getTime()).toBeLessThanOrEqual(25 * HOUR)
      // If they end in a repeated hour, they may begin again within it, for at most two hours.
      expect(afterQuiet(end, own).getTime() - end.getTime()).toBeLessThanOrEqual(2 * HOUR)
    }),
    fixed
  )
})

const digest = (where: string, at: string, more: Partial<DeliverySchedule> = {}) =>
  schedule(where, { digest_at: at, ...more })

describe("the digest", () => {
  it.each([
    ["later today", "Europe/Berlin", "2026-01-10T06:59Z", "2026-01-10T07:00Z"],
    ["tomorrow, when it is exactly 08:00", "Europe/Berlin", "2026-01-10T07:00Z", "2026-01-11T07:00Z"],
    ["tomorrow", "Europe/Berlin", "2026-01-10T12:00Z", "2026-01-11T07:00Z"],
    ["on the local day, behind UTC", "America/Los_Angeles", "2026-01-11T05:00Z", "2026-01-11T16:00Z"],
    ["on the local day, ahead of UTC", "Pacific/Auckland", "2026-01-10T18:00Z", "2026-01-10T19:00Z"],
    ["an hour earlier after clocks go forward", "Europe/Berlin", "2026-03-28T12:00Z", "2026-03-29T06:00Z"],
    ["an hour later after clocks go back", "Europe/Berlin", "2026-10-24T12:00Z", "2026-10-25T07:00Z"]
  ])("for 08:00 is due %s (%s)", (_, where, at, expected) => {
    expect(iso(emailDue(new Date(at), digest(where, "08:00")))).toBe(expected)
  })

  it("in a skipped hour is due an hour later", () => {
    expect(iso(emailDue(new Date("2026-03-28T12:00Z"), digest("Europe/Berlin", "02:30")))).toBe(
      "2026-03-29T01:30Z"
    )
  })

  it("in a repeated hour is due the first time only", () => {
    const own = digest("Europe/Berlin", "02:30")
    expect(iso(emailDue(new Date("2026-10-24T12:00Z"), own))).toBe("2026-10-25T00:30Z")
    expect(iso(emailDue(new Date("2026-10-25T00:45Z"), own))).toBe("2026-10-26T01:30Z")
  })

  it("is not due twice a day when its time is moved", () => {
    const own = digest("Europe/Berlin", "18:00", { digested_on: "2026-01-10" })
    expect(iso(emailDue(new Date("2026-01-10T08:00Z"), own))).toBe("2026-01-11T17:00Z")
  })

  it("waits for the end of quiet hours", () => {
    const own = digest("Europe/Berlin", "06:00", { quiet_hours: night })
    expect(iso(emailDue(new Date("2026-01-10T12:00Z"), own))).toBe("2026-01-11T06:00Z")
    const sent = { ...own, digested_on: digestDay(new Date("2026-01-11T06:00Z"), own) }
    expect(iso(emailDue(new Date("2026-01-11T06:00Z"), sent))).toBe("2026-01-12T06:00Z")
  })

  it.each([
    ["in time", "2026-01-10T07:00Z", "08:00", "2026-01-10"],
    ["late on its day", "2026-01-10T20:00Z", "08:00", "2026-01-10"],
    ["after midnight", "2026-01-10T23:03Z", "23:55", "2026-01-10"],
    ["after the quiet hours it fell into", "2026-01-11T06:00Z", "23:00", "2026-01-10"]
  ])("counts for the day it was due when it is sent %s", (_, at, own, day) => {
    expect(digestDay(new Date(at), digest("Europe/Berlin", own))).toBe(day)
  })

  it("is due once a day in any zone, season and quiet hours, however late it is sent", () => {
    // Together less than a day; beyond that, the digests of two days are sent as one.
    const [quietMinutes, late] = [fc.nat(12 * 60), fc.array(fc.nat(10 * 60), { minLength: 5, maxLength: 5 })]
    fc.assert(
      fc.property(zone, instant, time, time, quietMinutes, late, (where, at, when, from, length, delays) => {
        let own = digest(where, when, { quiet_hours: { from, to: clock(minutesOf(from) + length) } })
        let [now, latest, delay] = [at, "", 0]
        for (const minutes of delays) {
          const due = emailDue(now, own)
          expect(due.getTime()).toBeGreaterThan(now.getTime())
          // No day is skipped: a late digest does not delay the next one.
          if (latest !== "") expect(due.getTime() - now.getTime() + delay).toBeLessThanOrEqual(27 * HOUR)
          delay = minutes * 60_000
          now = new Date(due.getTime() + delay)
          own = { ...own, digested_on: digestDay(now, own) }
          expect(own.digested_on ?? "").not.toBe(latest)
          latest = own.digested_on ?? ""
        }
      }),
      fixed
    )
  })
})

it("push messages wait for quiet hours, but never for a digest", () => {
  const own = digest("UTC", "08:00", { quiet_hours: night })
  expect(iso(pushDue(new Date("2026-01-10T12:00Z"), own))).toBe("2026-01-10T12:00Z")
  expect(iso(pushDue(new Date("2026-01-10T23:00Z"), own))).toBe("2026-01-11T07:00Z")
})
