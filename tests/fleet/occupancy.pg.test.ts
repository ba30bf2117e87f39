import {
  ChangeLifecycle,
  ConfirmHold,
  ReleaseHold,
  RetakeHold,
  StartHold,
  WithdrawConfirmation
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { conflict, createOccupied, hoursOf, inHours, taken } from "./occupancyScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("blocking a vehicle", () => {
  it("takes it for a period, which others can follow but not overlap", async () => {
    const van = await createOccupied(app)
    const { status, value } = await van.block(-1, 2, { held_for: "Ada" })
    expect(status).toBe(201)
    expect(value.hold).toMatchObject({ status: "firm", created_by: { name: "Olga Owner" } })
    expect(await van.seen()).toMatchObject({ availability: "out", held_as: "rental", overdue: false })
    expect((await van.block(2, 3, { kind: "maintenance" })).status).toBe(201)
    expect(await published(app, van, "HoldsChanged")).toBe(2)
    expect(conflict(await van.block(1, 5, { kind: "test_drive" }))).toEqual([false, "Ada", "maintenance"])
    expect((await van.block(1, 5, { status: "tentative" })).status).toBe(201)
    expect(await logged(app, van, "hold.taken")).toHaveLength(3)
  })

  it("takes it once, even in ten requests together", async () => {
    const van = await createOccupied(app)
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => van.block(n, n + 10)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array<number>(9).fill(409)])
  })

  it("needs an end, which is ahead and after the start", async () => {
    const van = await createOccupied(app)
    expect((await van.block(0, null)).code).toBe("hold_needs_end")
    expect((await van.block(-3, -1)).code).toBe("end_too_early")
    expect((await van.block(5, 4)).code).toBe("end_too_early")
    expect((await van.block(0, null, { kind: "maintenance" })).status).toBe(201)
    expect(await van.seen()).toMatchObject({ availability: "blocked", held_until: null })
    expect(conflict(await van.block(9999, 10_000))).toEqual([false, "maintenance"])
  })

  it("is not possible once the vehicle has left the fleet", async () => {
    const van = await createOccupied(app)
    await callEndpoint(app, ChangeLifecycle, {
      token: van.owner.access_token,
      params: van.params({ vehicleId: van.vehicleId }),
      body: { lifecycle: "archived", note: null }
    })
    expect((await van.block(0, 1)).code).toBe("vehicle_not_in_fleet")
  })
})

describe("extending a hold", () => {
  it("names what is in the way, or makes it tentative and says so in the same step", async () => {
    const van = await createOccupied(app)
    const rental = await taken(van, -1, 2)
    await van.block(3, 5, { held_for: "Ben" })
    await van.block(6, 8, { kind: "loaner" })
    expect(conflict(await van.extend(rental, 7))).toEqual([true, "Ben", "loaner"])
    expect(await published(app, van, "HoldDemoted")).toBe(0)
    const { value } = await van.extend(rental, 4, { on_conflict: "demote" })
    expect(value.demoted.map(({ held_for, status }) => [held_for, status])).toEqual([["Ben", "tentative"]])
    expect(await published(app, van, "HoldDemoted")).toBe(1)
    expect(await van.plan()).toEqual([
      ["rental", "firm", -1, 4],
      ["rental", "tentative", 3, 5],
      ["loaner", "firm", 6, 8]
    ])
    const [ben] = value.demoted
    expect(conflict(await van.on(ConfirmHold, ben ?? rental))).toEqual([false, "rental"])
    expect((await van.extend(rental, 3)).status).toBe(200)
    expect((await van.on(ConfirmHold, ben ?? rental)).value).toMatchObject({
      status: "firm",
      demoted_at: null
    })
  })

  it("never demotes what has begun", async () => {
    const van = await createOccupied(app)
    const plan = await taken(van, 2, 3, { status: "tentative" })
    await van.block(-1, 3)
    expect(conflict(await van.on(StartHold, plan))).toEqual([false, "rental"])
    expect(conflict(await van.block(0, 5, { on_conflict: "demote" }))).toEqual([false, "rental"])
  })
})

describe("releasing a hold", () => {
  it("ends one that has begun, which frees the rest of its time, unless that is undone first", async () => {
    const van = await createOccupied(app)
    const rental = await taken(van, -2, 4)
    expect((await van.on(ReleaseHold, rental)).value).toMatchObject({ status: "firm", due_at: rental.due_at })
    expect((await van.seen()).availability).toBe("available")
    expect((await van.on(RetakeHold, rental)).value).toEqual({ ...rental, updated_at: expect.any(Date) })
    const { value: ended } = await van.on(ReleaseHold, rental)
    expect(hoursOf(ended)).toEqual([-2, 0])
    expect((await van.on(ReleaseHold, rental)).value).toEqual(ended)
    await van.block(1, 2, { kind: "loaner" })
    expect(conflict(await van.on(RetakeHold, rental))).toEqual([true, "loaner"])
    // The past is not taken twice either.
    expect(conflict(await van.block(-1, 1))).toEqual([false, "rental"])
  })

  it("gives up one that has not begun, and undoing it makes it what it was", async () => {
    const van = await createOccupied(app)
    for (const status of ["firm", "tentative"] as const) {
      const plan = await taken(van, 2, 3, { status })
      expect((await van.on(ReleaseHold, plan)).value.status).toBe("released")
      expect(await van.plan()).toEqual([])
      expect((await van.on(RetakeHold, plan)).value.status).toBe(status)
      await van.on(ReleaseHold, plan)
    }
  })

  it("is the counterpart of confirming, for a plan that becomes tentative again", async () => {
    const van = await createOccupied(app)
    const plan = await taken(van, 2, 3)
    expect((await van.on(WithdrawConfirmation, plan)).value.status).toBe("tentative")
    await van.block(2, 3)
    expect(conflict(await van.on(ConfirmHold, plan))).toEqual([true, "rental"])
    const current = await taken(van, -1, 1)
    expect((await van.on(WithdrawConfirmation, current)).code).toBe("hold_has_begun")
  })
})

describe("the holds of a vehicle", () => {
  it("are listed as upcoming, past, or those that touch a period, page by page", async () => {
    const van = await createOccupied(app)
    const gone = await taken(van, 0, 1, { kind: "maintenance" })
    await van.timePasses(3)
    const given_up = await taken(van, 8, 9)
    await van.on(ReleaseHold, given_up)
    const [now, later] = [await taken(van, 0, 2), await taken(van, 4, 6, { status: "tentative" })]
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await van.holds(query)).map(({ id }) => id)
    expect(await ids({})).toEqual([now.id, later.id])
    expect(await ids({ when: "past" })).toEqual([given_up.id, gone.id])
    expect(await ids({ during: `${inHours(-4)}..${inHours(1)}` })).toEqual([gone.id, now.id])
    expect(await ids({ during: `${inHours(2)}..${inHours(10)}`, limit: "1" })).toEqual([later.id])
    const first = await van.page({ when: "past", limit: "1" })
    expect((await van.page({ when: "past", after: first.next ?? "" })).items.map(({ id }) => id)).toEqual([
      gone.id
    ])
  })

  it("are not found by another organization", async () => {
    const [van, other] = [await createOccupied(app), await createOccupied(app)]
    const plan = await taken(van, 1, 2)
    expect((await other.on(ReleaseHold, plan)).code).toBe("not_found")
    expect((await other.with(van.vehicleId).block(1, 2)).code).toBe("not_found")
    expect((await other.block(1, 2)).status).toBe(201)
  })
})
