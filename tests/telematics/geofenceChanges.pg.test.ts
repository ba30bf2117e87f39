import { MOST_GEOFENCES } from "#telematics/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { CENTER, depot, geofenceScene } from "./geofenceScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("a change of a geofence", () => {
  it("raises no event, and counts the vehicles that are there", async () => {
    const { tenant, kinds, create, edit, watch, drive } = await geofenceScene(app)
    const [inside, outside] = [await tenant.tracked("A"), await tenant.tracked("B")]
    await drive(inside, -60, [0, 0])
    await drive(outside, -60, [500, 500])
    const { value: created } = await create()
    expect(created.vehicles).toBe(1)
    await drive(inside, 30, [0, 0])
    await watch()
    const wide = { kind: "circle", center: CENTER, radius: 1000 } as const
    expect((await edit(created.id, { shape: wide })).value.vehicles).toBe(2)
    expect((await edit(created.id, { shape: depot.shape })).value.vehicles).toBe(1)
    expect(
      (await edit(created.id, { schedule: [{ days: [1], from: "08:00", until: "09:00" }] })).value
    ).toMatchObject({
      vehicles: 1,
      schedule: [{ days: [1] }]
    })
    await drive(inside, 60, [0, 0])
    await drive(outside, 60, [500, 500])
    await watch()
    expect(await kinds()).toEqual([])
  })

  it("of its name keeps what is known", async () => {
    const { tenant, events, create, edit, watch, drive } = await geofenceScene(app)
    const van = await tenant.tracked()
    const { value: created } = await create()
    await drive(van, 10, [500, 500, 0, 0])
    await watch()
    expect((await edit(created.id, { name: "South" })).value).toMatchObject({ name: "South", vehicles: 1 })
    await drive(van, 50, [500, 500])
    await watch()
    expect((await events()).map(({ kind, geofence_name }) => [kind, geofence_name])).toEqual([
      ["exited", "South"],
      ["entered", "South"]
    ])
  })

  it("is refused for an unknown group, and one that was removed is gone with its events", async () => {
    const { tenant, manager, events, create, remove, geofences, notices, watch, drive } =
      await geofenceScene(app)
    const van = await tenant.tracked()
    expect(await create({ group_id: crypto.randomUUID() })).toMatchObject({ status: 404 })
    const { value: created } = await create()
    await drive(van, 10, [500, 500, 0, 0])
    await watch()
    const removing = () => remove(created.id)
    expect((await removing()).status).toBeLessThan(300)
    expect((await removing()).status).toBe(404)
    expect([await geofences(), await events()]).toEqual([[], []])
    expect(await notices(manager)).toEqual([])
  })

  it("is refused beyond the most that an organization can have", async () => {
    const { create } = await geofenceScene(app)
    const { value: created } = await create()
    await app.admin.query(
      `insert into telematics.geofences select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid()))).*
       from telematics.geofences g, generate_series(2, $2) where g.id = $1`,
      [created.id, MOST_GEOFENCES]
    )
    expect(await create()).toMatchObject({ status: 409, code: "too_many_geofences" })
  })
})

describe("a geofence of a group", () => {
  it("watches the vehicles of the group, and joining it is no event", async () => {
    const { tenant, events, create, geofences, watch, drive } = await geofenceScene(app)
    const [member, other] = [await tenant.tracked("A"), await tenant.tracked("B")]
    const group_id = await tenant.group()
    const join = (unit_number: string) =>
      app.admin.query(
        "update fleet.vehicles set group_id = $1 where organization_id = $2 and unit_number = $3",
        [group_id, tenant.id, unit_number]
      )
    await join("A")
    await create({ group_id })
    for (const van of [member, other]) await drive(van, 10, [500, 500, 0, 0])
    await watch()
    expect((await events()).map(({ vehicle_id }) => vehicle_id)).toEqual([member.vehicleId])
    await join("B")
    await drive(other, 60, [0, 0, 0])
    await watch()
    expect(await events()).toHaveLength(1)
    expect((await geofences()).map(({ vehicles }) => vehicles)).toEqual([2])
  })
})
