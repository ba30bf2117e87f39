import { vehicleName } from "#fleet/contract"
import { describe, expect, it } from "vitest"
import { aboutFound, closestFirst } from "../../apps/web/contexts/fleet/foundBy.ts"

const van = {
  unit_number: "V-12",
  plate: "B-MW 1234",
  vin: "1M8GDM9AXKP042788",
  make: "Citroën",
  model: "Jumpy",
  trim: null,
  driver: { name: "Núria Weber" }
}
const unnumbered = { ...van, unit_number: null }
const labels = { unit_number: "Unit number", plate: "Plate", vin: "VIN", driver: "Driver" }

/** What is said about a vehicle, with the highlighted part in brackets. */
const about = (vehicle: typeof van | typeof unnumbered, typed: string) => {
  const found = aboutFound(vehicle, typed, labels)
  return found.ranges.reduceRight(
    (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    found.about
  )
}

describe("the reason why a search found a vehicle", () => {
  it.each([
    ["v-1", "Unit number · B-MW 1234 · Citroën Jumpy"],
    ["mw 12", "Plate B-[MW 12]34 · Citroën Jumpy"],
    ["bmw1234", "Plate [B-MW 1234] · Citroën Jumpy"],
    ["042788", "VIN 1M8GDM9AXKP[042788] · B-MW 1234 · Citroën Jumpy"],
    ["1m8gdm9axkp042788", "VIN [1M8GDM9AXKP042788] · B-MW 1234 · Citroën Jumpy"],
    ["1M8 GDM9AX KP042788", "VIN [1M8GDM9AXKP042788] · B-MW 1234 · Citroën Jumpy"],
    ["nuria", "Driver [Núria] Weber · B-MW 1234 · Citroën Jumpy"],
    ["+49 170 5550", "Driver Núria Weber · B-MW 1234 · Citroën Jumpy"],
    ["citroen j", "B-MW 1234 · [Citroën J]umpy"]
  ])("for %s is %s", (typed, reason) => expect(about(van, typed)).toBe(reason))

  it("does not repeat a plate that is the name", () =>
    expect(about(unnumbered, "1234")).toBe("Plate · Citroën Jumpy"))
})

describe("the vehicles found", () => {
  const named = (unit_number: string, vin: string | null = null) => ({
    ...van,
    unit_number,
    vin,
    plate: null,
    driver: null
  })

  it.each([
    ["99", ["99", "990", "7"]],
    ["042788", ["8", "042788-2", "7"]]
  ])("for %s begin with the closest", (typed, names) => {
    const vehicles = [
      named("7", "1M80427889X990001"),
      named("8", "1M8GDM9AXKP042788"),
      named("99"),
      named("990"),
      named("042788-2")
    ].filter(({ unit_number }) => names.includes(unit_number))
    expect(closestFirst(vehicles, typed).map(vehicleName)).toEqual(names)
  })
})
