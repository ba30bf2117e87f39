import {
  BlockForSafety,
  ChangeLifecycle,
  CheckRelease,
  ConfirmHold,
  type HoldView,
  ListSafetyBlocks,
  ListTimeline,
  ReleaseHold,
  ReleaseSafetyBlock,
  RetakeHold
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { assign } from "./assigning.ts"
import { createOccupied, type Occupied } from "./occupancyScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const taken = async (van: Occupied, ...given: Parameters<Occupied["block"]>): Promise<HoldView> =>
  (await van.block(...given)).value.hold

const grounding = (from: number, until: number | null) => ["inspection_grounding", "firm", from, until]

describe("grounding a vehicle", () => {
  it("blocks it until it is released with a note, and names the bookings that become tentative", async () => {
    const van = await createOccupied(app)
    await van.block(2, 3, { held_for: "Ada" })
    await van.block(4, 5, { kind: "loaner" })
    const { status, value } = await van.blockForSafety()
    expect(status).toBe(201)
    expect(value.demoted.map(({ kind, status: now }) => [kind, now])).toEqual([
      ["rental", "tentative"],
      ["loaner", "tentative"]
    ])
    expect(await published(app, van, "HoldDemoted")).toBe(2)
    expect(await van.seen()).toMatchObject({ safety: "grounded", availability: "blocked", held_until: null })
    expect((await van.block(6, 7)).code).toBe("hold_conflict")
    const [ada] = value.demoted
    expect((await van.makeSafe(value.block.id)).value).toMatchObject({
      release_note: "Pads replaced",
      released_by: { name: "Olga Owner" }
    })
    expect(await van.seen()).toMatchObject({ safety: "ok", availability: "available" })
    expect((await van.on(ConfirmHold, ada ?? expect.fail())).value.status).toBe("firm")
    expect((await van.makeSafe(value.block.id)).code).toBe("safety_block_is_released")
    expect(await logged(app, van, "vehicle.safety_released")).toHaveLength(1)
  })

  it("is in the timeline before the bookings that it makes tentative", async () => {
    const van = await createOccupied(app)
    for (let n = 1; n <= 8; n += 1) await van.block(2 * n, 2 * n + 1)
    await van.blockForSafety()
    const request = { token: van.owner.access_token, params: van.params({ vehicleId: van.vehicleId }) }
    const { items } = (await callEndpoint(app, ListTimeline, request)).value
    expect(items.slice(0, 9).map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 8 }, () => "hold.demoted"),
      "vehicle.grounded"
    ])
  })

  it("begins when the vehicle is back, however early or late that is", async () => {
    const van = await createOccupied(app)
    const rental = await taken(van, -1, 4)
    await van.blockForSafety()
    expect(await van.seen()).toMatchObject({ safety: "grounded", availability: "out" })
    expect(await van.plan()).toEqual([["rental", "firm", -1, 4], grounding(4, null)])
    await van.extend(rental, 6)
    expect((await van.plan())[1]).toEqual(grounding(6, null))
    await van.on(ReleaseHold, rental)
    expect(await van.plan()).toEqual([grounding(0, null)])
    await van.on(RetakeHold, rental)
    expect((await van.plan())[1]).toEqual(grounding(6, null))
    await van.timePasses(8)
    expect(await van.seen()).toMatchObject({ availability: "out", overdue: true })
    await van.on(ReleaseHold, rental)
    expect(await van.seen()).toMatchObject({ availability: "blocked", held_as: "inspection_grounding" })
  })

  it("is interrupted by maintenance, and goes on afterwards", async () => {
    const van = await createOccupied(app)
    const planned = await taken(van, 10, 12, { kind: "maintenance" })
    const { value } = await van.blockForSafety()
    expect(value.demoted).toEqual([])
    await van.block(4, 6, { kind: "maintenance" })
    expect(await van.plan()).toEqual([
      grounding(0, 4),
      ["maintenance", "firm", 4, 6],
      grounding(6, 10),
      ["maintenance", "firm", 10, 12],
      grounding(12, null)
    ])
    await van.on(ReleaseHold, planned)
    expect((await van.plan()).slice(2)).toEqual([grounding(6, null)])
    await van.makeSafe(value.block.id)
    expect(await van.plan()).toEqual([["maintenance", "firm", 4, 6]])
  })

  it("lasts while there is another reason, and leaves no hold that people could end", async () => {
    const van = await createOccupied(app)
    const [first, second] = [(await van.blockForSafety()).value, (await van.blockForSafety()).value]
    await van.blockForSafety("restricted")
    await van.makeSafe(first.block.id)
    expect(await van.seen()).toMatchObject({ safety: "grounded", availability: "blocked" })
    const [hold] = await van.holds()
    expect((await van.on(ReleaseHold, hold ?? expect.fail())).code).toBe("hold_is_grounding")
    await van.makeSafe(second.block.id)
    expect(await van.seen()).toMatchObject({ safety: "restricted", availability: "available" })
  })

  it("does not keep a vehicle in service, and is not possible once it has left the fleet", async () => {
    const van = await createOccupied(app)
    await van.blockForSafety()
    const { status } = await callEndpoint(app, ChangeLifecycle, {
      token: van.owner.access_token,
      params: van.params({ vehicleId: van.vehicleId }),
      body: { lifecycle: "written_off", note: null }
    })
    expect(status).toBe(200)
    expect((await van.blockForSafety()).code).toBe("vehicle_not_in_fleet")
  })
})

describe("the safety of a vehicle", () => {
  it("follows from its blocks alone, in the database, too", async () => {
    const van = await createOccupied(app)
    const set = "update fleet.vehicles set safety = $1 where id = $2 returning safety"
    expect((await app.admin.query(set, ["grounded", van.vehicleId])).rows).toEqual([{ safety: "ok" }])
    const { block } = (await van.blockForSafety("restricted")).value
    expect((await app.admin.query(set, ["ok", van.vehicleId])).rows).toEqual([{ safety: "restricted" }])
    await van.makeSafe(block.id)
    const reopen = app.admin.query("update fleet.safety_blocks set released_at = null where id = $1", [
      block.id
    ])
    await expect(reopen).rejects.toMatchObject({ code: "23514" })
  })

  it("is right after blocks are released together", async () => {
    const van = await createOccupied(app)
    const blocks = [
      (await van.blockForSafety()).value.block,
      (await van.blockForSafety("restricted")).value.block
    ]
    await Promise.all(blocks.map(({ id }) => van.makeSafe(id)))
    expect((await van.seen()).safety).toBe("ok")
    const list = await callEndpoint(app, ListSafetyBlocks, {
      token: van.owner.access_token,
      params: van.params({ vehicleId: van.vehicleId }),
      query: { state: "released", limit: "1" }
    })
    expect(list.value).toMatchObject({ items: [{ severity: "restricted" }], next: expect.any(String) })
  })

  it("is restored with notes as long as they may be", async () => {
    const van = await createOccupied(app)
    const note = "\u{1f69a}".repeat(500)
    const { value } = await callEndpoint(app, BlockForSafety, {
      token: van.owner.access_token,
      params: van.params({ vehicleId: van.vehicleId }),
      body: { severity: "grounded", reason: note }
    })
    const released = await callEndpoint(app, ReleaseSafetyBlock, {
      token: van.owner.access_token,
      params: van.params({ blockId: value.block.id }),
      body: { note }
    })
    expect(released.status).toBe(200)
  })

  it("can be questioned by drivers, but is restored by technicians", async () => {
    const van = await createOccupied(app)
    const { block } = (await van.blockForSafety()).value
    const driver = await van.addMember("driver")
    const request = { token: driver.access_token, body: { note: "Fine" } }
    const released = callEndpoint(app, ReleaseSafetyBlock, {
      ...request,
      params: van.params({ blockId: block.id })
    })
    expect((await released).code).toBe("forbidden")
  })
})

describe("the release check", () => {
  it("says who has the vehicle, and whether their license has expired", async () => {
    const van = await createOccupied(app)
    const driver = await van.driver({ name: "Dora", license_expires_on: "2020-01-31" })
    await assign(app, van, { vehicle: await van.seen(), driver })
    const request = { token: van.owner.access_token, params: van.params({ vehicleId: van.vehicleId }) }
    expect((await callEndpoint(app, CheckRelease, request)).value).toEqual({
      can_go_out: false,
      reasons: [
        { code: "license_expired", driver: "Dora", expired_on: "2020-01-31" },
        { code: "assigned", driver: "Dora" }
      ]
    })
  })

  it("says everything that keeps a vehicle from going out", async () => {
    const van = await createOccupied(app)
    const request = { token: van.owner.access_token, params: van.params({ vehicleId: van.vehicleId }) }
    expect((await callEndpoint(app, CheckRelease, request)).value).toEqual({ can_go_out: true, reasons: [] })
    await van.blockForSafety("restricted")
    expect((await callEndpoint(app, CheckRelease, request)).value.can_go_out).toBe(true)
    await van.block(-1, 1, { kind: "maintenance", held_for: "Workshop" })
    await van.blockForSafety()
    expect((await callEndpoint(app, CheckRelease, request)).value).toMatchObject({
      can_go_out: false,
      reasons: [
        { code: "grounded", reason: "Brakes" },
        { code: "restricted" },
        { code: "held", kind: "maintenance", held_for: "Workshop", overdue: false }
      ]
    })
    const other = await createOccupied(app)
    const foreign = { token: other.owner.access_token, params: other.params({ vehicleId: van.vehicleId }) }
    expect((await callEndpoint(app, CheckRelease, foreign)).code).toBe("not_found")
  })
})
