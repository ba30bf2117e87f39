import { GeofenceId } from "#telematics/contract"
import { OrganizationId } from "#kernel"
import { GroupId, VehicleId } from "#fleet/contract"
import { describe, expect, it } from "vitest"
import { boundsOf } from "../../../modules/telematics/domain/bounds.ts"
import type { GoodFix } from "../../../modules/telematics/domain/GoodFix.ts"
import { withoutFlood } from "../../../modules/telematics/geofences/domain/flood.ts"
import type { GeofenceState } from "../../../modules/telematics/geofences/domain/GeofenceState.ts"
import { watch, type WatchedVehicle } from "../../../modules/telematics/geofences/domain/watch.ts"
import type { WatchedGeofence } from "../../../modules/telematics/geofences/domain/Watching.ts"
import { type Described, wordsFor } from "../../../modules/telematics/geofences/domain/words.ts"
import { at, rule, run, second, summary } from "./scene.ts"

const id = (digit: number) => `019aa000-0000-7000-8000-00000000000${digit}`
const vehicle_id = VehicleId.make(id(1))
const group = GroupId.make(id(2))

const geofence: WatchedGeofence = {
  ...rule,
  organization_id: OrganizationId.make(id(3)),
  id: GeofenceId.make(id(4)),
  name: "Depot North",
  bounds: boundsOf(rule.shape),
  group_id: null,
  watched_from: second(-1000),
  created_at: second(-1000),
  updated_at: second(-1000)
}

const vehicle: WatchedVehicle = {
  vehicle_id,
  group_id: null,
  isKnown: false,
  knownGroup: null,
  states: new Map()
}

/** Watches fixes in parts, storing states as the database does. */
const inParts = (fixes: ReadonlyArray<GoodFix>, size: number, of = geofence, first = vehicle) => {
  const states = new Map<GeofenceId, GeofenceState>()
  const crossings = []
  let isKnown = first.isKnown
  for (let index = 0; index < fixes.length; index += size) {
    const before = { ...first, isKnown, states }
    const watched = watch([of], before, fixes.slice(index, index + size), "Europe/Madrid")
    for (const { geofence_id, state } of watched.stored) states.set(geofence_id, state)
    for (const { geofence_id } of watched.removed) states.delete(geofence_id)
    crossings.push(...watched.crossings)
    isKnown = true
  }
  return { crossings, states }
}

describe("watching", () => {
  const fixes = at(500, 500, 0, 0, 110, 500, 500, 0, 500, 5000, 0, 0, 20, 500, 500)

  it.each([1, 2, 3, 7, 100])("gives the same in parts of %i fixes as the state machine", (size) => {
    const { crossings } = inParts(fixes, size)
    expect(crossings.map(({ kind, at }) => [kind, at])).toEqual(
      run(rule, fixes, "Europe/Madrid").events.map(({ kind, at }) => [kind, at])
    )
  })

  it("stores nothing of a vehicle that is far away", () => {
    expect(inParts(at(500, 500, 5000, 50_000), 1).states.size).toBe(0)
    expect(inParts(at(500, 500, 0), 1).states.size).toBe(1)
  })

  it("begins when the geofence does", () => {
    const later = { ...geofence, watched_from: second(35) }
    expect(
      inParts(at(500, 500, 0, 0, 0, 0), 100, later, { ...vehicle, isKnown: true }).crossings
    ).toMatchObject([{ kind: "entered", at: second(40) }])
  })

  it("is for the vehicles of the group, which come when they move and not when they join it", () => {
    const ofGroup = { ...geofence, group_id: group }
    expect(inParts(fixes, 1, ofGroup).crossings).toEqual([])
    const joined = { ...vehicle, group_id: group, isKnown: true, knownGroup: null }
    expect(watch([ofGroup], joined, at(0, 0, 0), "UTC").crossings).toEqual([])
    const stayed = { ...joined, knownGroup: group }
    expect(watch([ofGroup], stayed, at(0, 0, 0), "UTC").crossings).toMatchObject([{ kind: "entered" }])
  })

  it("notifies once of what happens again and again", () => {
    const { crossings } = inParts(fixes, 100)
    expect(summary(run(rule, fixes).events)).toHaveLength(crossings.length)
    const notified = (recent: Parameters<typeof withoutFlood>[1]) =>
      withoutFlood(crossings, recent).flatMap(({ kind, notified: isSent }) => (isSent ? [kind] : []))
    expect(notified([])).toEqual(["entered", "exited"])
    expect(notified([{ geofence_id: geofence.id, vehicle_id, kind: "entered" }])).toEqual(["exited"])
  })
})

describe("notices", () => {
  const event: Described = {
    kind: "speeding",
    geofence_name: "Depot North",
    vehicle_name: "Van 12",
    at: second(0),
    speed: 36.6667,
    speed_limit: 27.7778,
    dwell_after: 7200
  }
  const metric = { units: "metric", timeZone: "Europe/Madrid" } as const

  it.each<[Partial<Described>, string, string]>([
    [{ kind: "entered" }, "Van 12 entered Depot North", "Van 12 entró en Depot North"],
    [{ kind: "exited" }, "Van 12 left Depot North", "Van 12 salió de Depot North"],
    [
      { kind: "dwelled" },
      "Van 12 has been in Depot North for 2 hours",
      "Van 12 lleva 2 horas en Depot North"
    ],
    [
      { kind: "dwelled", dwell_after: null },
      "Van 12 stayed in Depot North",
      "Van 12 se quedó en Depot North"
    ],
    [
      {},
      "Van 12 drove 132 km/h in Depot North (limit 100 km/h)",
      "Van 12 circuló a 132 km/h en Depot North (límite 100 km/h)"
    ]
  ])("%j", (changes, en, es) => {
    const words = wordsFor({ ...event, ...changes }, metric)
    expect([words.en.title, words.es.title]).toEqual([en, es])
  })

  it("have the organization's units and time", () => {
    const words = wordsFor(event, { units: "imperial", timeZone: "Europe/Madrid" })
    expect(words.en.title).toBe("Van 12 drove 82 mph in Depot North (limit 62 mph)")
    expect(words.en.message).toMatch(/^On November 20, 2026 at 10:00\sAM\.$/)
    expect(words.es.message).toBe("El 20 de noviembre de 2026 a las 10:00.")
  })
})
