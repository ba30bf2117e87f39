import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { geofenceScene, type Tracked } from "./geofenceScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("a vehicle that comes and leaves", () => {
  it("is recorded and notified once, however often the job runs", async () => {
    const { tenant, manager, events, kinds, create, geofences, notices, second, watch, drive } =
      await geofenceScene(app)
    const van = await tenant.tracked("Van 12")
    const { value: geofence } = await create()
    await drive(van, 10, [500, 300])
    await watch()
    expect(await kinds()).toEqual([])
    await drive(van, 30, [50, 0])
    await Promise.all([watch(), watch()])
    expect((await geofences()).map(({ vehicles }) => vehicles)).toEqual([1])
    await drive(van, 50, [300, 500])
    await watch()
    await watch()
    expect(await events()).toMatchObject([
      {
        kind: "exited",
        at: second(50),
        geofence_name: "Depot North",
        vehicle_name: "Van 12",
        notified: true
      },
      { kind: "entered", at: second(30), geofence_id: geofence.id, vehicle_id: van.vehicleId }
    ])
    expect((await geofences()).map(({ vehicles }) => vehicles)).toEqual([0])
    const sent = ["Van 12 left Depot North", "Van 12 entered Depot North"]
    expect((await notices(manager)).toSorted()).toEqual(sent.toSorted())
    expect(await notices(manager)).toHaveLength(2)
  })

  it("is evaluated the same in one run and in several, and late positions change nothing", async () => {
    const { tenant, events, create, second, watch, drive } = await geofenceScene(app)
    const [one, other] = [await tenant.tracked("A"), await tenant.tracked("B")]
    await create()
    const meters = [500, 500, 0, 0, 500, 500]
    await drive(one, 10, meters)
    for (const [index, distance] of meters.entries()) {
      await drive(other, 10 + index * 10, [distance])
      await watch()
    }
    await drive(other, 15, [0, 0, 0, 0])
    await watch()
    const found = await events()
    const of = ({ vehicleId }: Tracked) =>
      found.filter(({ vehicle_id }) => vehicle_id === vehicleId).map(({ kind, at }) => [kind, at])
    expect(of(one)).toEqual([
      ["exited", second(50)],
      ["entered", second(30)]
    ])
    expect(of(other)).toEqual(of(one))
  })

  it("is not recorded for single positions on the other side", async () => {
    const { tenant, kinds, create, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked()
    await create()
    await drive(van, 10, [500, 500, 0, 500, 110, 125, 99, 500])
    await watch()
    expect(await kinds()).toEqual([])
  })

  it("is recorded again and again, but notified only once in a while", async () => {
    const { tenant, manager, kinds, create, notices, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked("Van 1")
    await create()
    await drive(van, 10, [500, 500, 0, 0, 500, 500])
    await watch()
    await drive(van, 70, [0, 0, 500, 500])
    await watch()
    expect(await kinds()).toEqual(["entered", "exited", "entered", "exited"])
    expect(await notices(manager)).toHaveLength(2)
  })

  it("is known to have stayed although its device is silent", async () => {
    const { tenant, manager, kinds, create, notices, second, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked("Van 1")
    await create({ dwell_after: 60 })
    await drive(van, 10, [500, 500, 0])
    await watch()
    expect(await kinds()).toEqual([])
    await watch(second(340))
    await watch(second(341))
    expect(await kinds()).toEqual(["entered", "dwelled"])
    expect(await notices(manager)).toContain("Van 1 has been in Depot North for 1 minute")
  })
})

describe("a vehicle that is too fast", () => {
  it("is notified with the organization's units", async () => {
    const { tenant, manager, kinds, create, notices, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked("Van 12")
    await create({ speed_limit: 27.778 })
    const knots = String(36.6667 / 0.514444)
    await drive(van, 10, [500, 500, 0, 10, 20], { speed: knots })
    await watch()
    expect(await kinds()).toEqual(["entered", "speeding"])
    expect(await notices(manager)).toContain("Van 12 drove 132 km/h in Depot North (limit 100 km/h)")
  })
})

it("events are listed by vehicle and geofence, in pages", async () => {
  const { tenant, page, events, create, watch, drive } = await geofenceScene(app)
  const [one, two] = [await tenant.tracked("A"), await tenant.tracked("B")]
  const [{ value: north }, { value: south }] = [await create(), await create({ name: "South" })]
  for (const van of [one, two]) await drive(van, 10, [500, 500, 0, 0])
  await watch()
  expect(await events()).toHaveLength(4)
  expect(await events(tenant.owner, { vehicle: one.vehicleId, geofence: south.id })).toMatchObject([
    { vehicle_name: "A", geofence_name: "South" }
  ])
  const { value: first } = await page(tenant.owner, { geofence: north.id, limit: "1" })
  const { value: rest } = await page(tenant.owner, { geofence: north.id, after: first.next ?? "" })
  const names = [...first.items, ...rest.items].map(({ vehicle_name }) => vehicle_name)
  expect(names.toSorted()).toEqual(["A", "B"])
})
