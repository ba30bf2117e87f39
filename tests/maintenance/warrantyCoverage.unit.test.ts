import { CalendarDate, OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { WarrantyId, type WarrantyRecord } from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { type LifeNow, payingFor, standingOf } from "../../modules/maintenance/warranties/domain/coverage.ts"
import { checkOf } from "../../modules/maintenance/workorders/domain/lines.ts"

const day = (text: string) => CalendarDate.make(text)

const warranty = (fields: Partial<WarrantyRecord> = {}): WarrantyRecord => ({
  id: WarrantyId.make(randomUUID()),
  organization_id: OrganizationId.make(randomUUID()),
  vehicle_id: VehicleId.make(randomUUID()),
  scope: "powertrain",
  systems: [],
  covers: null,
  provider: "Ford",
  reference: null,
  starts_on: day("2024-01-10"),
  until_date: day("2027-01-09"),
  until_m: 100_000_000,
  until_s: null,
  note: null,
  archived_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
  version: 1,
  ...fields
})

const life = (today: string, m: number | null = 50_000_000, s: number | null = null): LifeNow => ({
  today: day(today),
  m,
  s
})

describe("a warranty", () => {
  it.for<[string, Partial<WarrantyRecord>, LifeNow, string, string | null]>([
    ["pays in between", {}, life("2025-06-01"), "active", null],
    ["pays on its first day", {}, life("2024-01-10"), "active", null],
    ["does not pay before", {}, life("2024-01-09"), "upcoming", null],
    ["pays on its last day", {}, life("2027-01-09"), "ends_soon", "date"],
    ["is over the day after", {}, life("2027-01-10"), "expired", "date"],
    ["ends soon 60 days before", {}, life("2026-11-11"), "ends_soon", "date"],
    ["does not end soon before that", {}, life("2026-11-10"), "active", null],
    ["pays at its last meter", {}, life("2025-06-01", 100_000_000), "ends_soon", "distance"],
    ["is over one meter later", {}, life("2025-06-01", 100_000_001), "expired", "distance"],
    ["ends soon 2,000 km before", {}, life("2025-06-01", 98_000_001), "ends_soon", "distance"],
    ["counts no distance without a meter", {}, life("2025-06-01", null), "active", null],
    ["ends with hours", { until_s: 3600 }, life("2025-06-01", null, 3601), "expired", "hours"],
    ["never ends without limits", { until_date: null, until_m: null }, life("2199-01-01"), "active", null]
  ])("%s", ([, fields, now, state, limit]) => {
    expect(standingOf(warranty(fields), now)).toEqual({ state, limit })
  })
})

describe("work on a vehicle", () => {
  const now = life("2025-06-01")
  const everything = warranty({ scope: "bumper_to_bumper", provider: "Everything" })
  const powertrain = warranty({ provider: "Powertrain" })
  const battery = warranty({ scope: "battery", provider: "Battery" })
  const corrosion = warranty({ scope: "corrosion", provider: "Corrosion" })
  const part = warranty({ scope: "part", systems: ["brakes", "engine"], provider: "Parts" })
  const all = [everything, powertrain, battery, corrosion, part]

  it.for<[Parameters<typeof payingFor>[1], string | undefined]>([
    ["engine", "Parts"],
    ["brakes", "Parts"],
    ["transmission", "Powertrain"],
    ["cooling", "Powertrain"],
    ["battery", "Battery"],
    ["body", "Corrosion"],
    ["interior", "Everything"],
    [null, "Everything"],
    ["documents", undefined]
  ])("on %s is paid by the narrowest warranty that covers it", ([system, provider]) => {
    expect(payingFor(all, system, now)?.provider).toBe(provider)
    expect(payingFor(all.toReversed(), system, now)?.provider).toBe(provider)
  })

  it("is not paid by what is over, archived or not valid yet", () => {
    expect(payingFor([powertrain], "engine", life("2028-01-01"))).toBeUndefined()
    expect(payingFor([powertrain], "engine", life("2023-01-01"))).toBeUndefined()
    expect(payingFor([{ ...powertrain, archived_at: new Date(0) }], "engine", now)).toBeUndefined()
    expect(payingFor([powertrain], "brakes", now)).toBeUndefined()
  })

  it.for<[Parameters<typeof checkOf>[0], boolean, string]>([
    [{}, false, "none"],
    [{}, true, "possible"],
    [{ warranty_check: "none" }, true, "possible"],
    [{ warranty_check: "claimed" }, true, "claimed"],
    [{ warranty_check: "refused" }, true, "refused"],
    [{ warranty_check: "possible" }, false, "possible"]
  ])("entered as %j, covered: %s, is %s", ([entered, isCovered, check]) => {
    expect(checkOf(entered, isCovered)).toBe(check)
  })
})
