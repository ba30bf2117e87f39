import { MeterView } from "#fleet/contract"
import * as fc from "fast-check"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { dialNumber, oddityOf } from "../../apps/web/contexts/fleet/meters/entering.ts"
import { consumptionText, dialText, quantityText } from "../../apps/web/contexts/fleet/meters/quantities.ts"
import { instantAt, localTime } from "../../apps/web/i18n/localTime.ts"

describe("what is typed as a reading", () => {
  it.each([
    ["51245", 51_245],
    [" 51,245 ", 51_245],
    ["51.245", 51_245],
    ["1 234 567", 1_234_567],
    ["12,5", 12.5],
    ["12.5", 12.5],
    ["1.234,5", Number.NaN],
    ["", Number.NaN],
    ["full", Number.NaN]
  ])("%s is %d", (typed, value) => expect(dialNumber(typed)).toBe(value))
})

const meter = Schema.decodeUnknownSync(Schema.toCodecJson(MeterView))({
  id: "01934567-89ab-7cde-8f01-000000000001",
  vehicle_id: "01934567-89ab-7cde-8f01-000000000002",
  kind: "odometer",
  name: null,
  measure: "distance",
  unit: "km",
  is_primary: true,
  current: {
    id: "01934567-89ab-7cde-8f01-000000000003",
    read_at: "2026-03-01T08:00:00Z",
    value: 51_245_400,
    raw_value: 51_245.4,
    raw_unit: "km",
    source: "telematics_obd",
    plausibility: "ok"
  },
  life: 51_245_400,
  per_day: null,
  limit_per_day: 2_000_000,
  segments: []
})

describe("what is odd about a reading", () => {
  const read = (value: number, day: string) =>
    oddityOf(meter, { value, unit: "km", readAt: new Date(`2026-03-${day}T08:00:00Z`) })
  it.each([
    ["nothing within the last digit", 51_245, "01", undefined],
    ["that it is lower", 51_244, "02", { kind: "lower" }],
    ["nothing before the last reading", 40_000, "00", undefined],
    ["nothing for 3,000 km in two days", 54_245, "03", undefined],
    ["that 5,000 km in two days are many", 56_245, "03", { kind: "high", increase: 4_999_600 }]
  ])("%s", (_, value, day, expected) =>
    expect(
      day === "00"
        ? oddityOf(meter, { value, unit: "km", readAt: new Date("2026-02-28T08:00:00Z") })
        : read(value, day)
    ).toEqual(expected)
  )
})

describe("quantities", () => {
  const metric = { locale: "en", units: "metric", currency: "EUR" } as const
  const american = { locale: "en", units: "imperial", currency: "USD" } as const
  const british = { locale: "en", units: "imperial", currency: "GBP" } as const
  const used = { distance_m: 500_000, used: 40_000 }
  it.each([
    [consumptionText(metric, "diesel", used), "8 l/100 km"],
    [consumptionText({ ...metric, locale: "es" }, "diesel", { ...used, used: 41_250 }), "8,3 l/100 km"],
    // 310.7 miles with 10.57 or 8.8 gallons.
    [consumptionText(american, "petrol", used), "29.4 mpg"],
    [consumptionText(british, "petrol", used), "35.3 mpg"],
    [consumptionText(metric, "electricity", used), "8 kWh/100 km"],
    [consumptionText(american, "h2", { distance_m: 160_934.4, used: 1000 }), "1 kg/100 mi"],
    [quantityText(american, "diesel", 37_854), "10 gal"],
    [dialText("en", 51_245_400, "km"), "51,245 km"],
    [dialText("es", 51_245_400, "km"), "51.245 km"],
    [dialText("en", 45_000, "h"), "12.5 hr"]
  ])("%s", (text, expected) => expect(text).toBe(expected))
})

describe("local time", () => {
  it("is the clock's, and back again, except for the hour that a clock repeats", () => {
    const zones = fc.constantFrom("Europe/Berlin", "America/Los_Angeles", "Asia/Kolkata", "UTC")
    const minutes = fc.integer({ min: 29_000_000, max: 31_000_000 }).map((minute) => minute * 60_000)
    fc.assert(
      fc.property(minutes, zones, (at, zone) => {
        const local = localTime(new Date(at), zone)
        const back = instantAt(local, zone)
        expect(back && localTime(back, zone)).toBe(local)
      }),
      { seed: 5 }
    )
    expect(instantAt("2026-03-04T08:00", "Europe/Berlin")?.toISOString()).toBe("2026-03-04T07:00:00.000Z")
    expect(instantAt("", "UTC")).toBeUndefined()
  })
})
