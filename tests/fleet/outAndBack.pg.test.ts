import {
  ArchiveLocation,
  ArriveTransfer,
  ChangeLifecycle,
  ChangeVehicles,
  type LocationId,
  ReleaseHold,
  RetakeHold,
  StartHold
} from "#fleet/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { conflict, createOccupied, inHours, taken } from "./occupancyScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("a vehicle that is late", () => {
  it("stays out until it is returned, and nobody else can have it until then", async () => {
    const van = await createOccupied(app)
    const rental = await taken(van, 0, 2, { held_for: "Ada" })
    await van.block(2, 5, { held_for: "Ben" })
    await van.timePasses(3)
    expect(await van.seen()).toMatchObject({
      availability: "out",
      overdue: true,
      held_until: expect.any(Date)
    })
    expect(await van.reasons()).toEqual(["held", "held"])
    expect(conflict(await van.block(0, 1))).toEqual([false, "Ada", "Ben"])
    expect((await van.block(3, 4)).status).toBe(201)
    expect((await van.on(ReleaseHold, rental)).status).toBe(200)
    expect(await van.seen()).toMatchObject({ availability: "out", overdue: false })
  })

  it("is not available by itself, but a block is over at its end", async () => {
    const van = await createOccupied(app)
    await van.block(0, 1, { kind: "hard_hold" })
    await van.timePasses(2)
    expect((await van.seen()).availability).toBe("available")
    const loaner = await taken(van, 0, 1, { kind: "loaner" })
    await van.timePasses(2)
    expect((await van.seen()).availability).toBe("out")
    await van.extend(loaner, 1)
    expect(await van.seen()).toMatchObject({ availability: "out", overdue: false })
  })
})

describe("a vehicle that is taken or booked", () => {
  it("cannot leave service, alone or together with others", async () => {
    const van = await createOccupied(app)
    const plan = await taken(van, 5, 6)
    const become = (lifecycle: "standby" | "for_sale") =>
      callEndpoint(app, ChangeLifecycle, {
        token: van.owner.access_token,
        params: van.params({ vehicleId: van.vehicleId }),
        body: { lifecycle, note: null }
      })
    expect((await become("standby")).code).toBe("vehicle_is_held")
    const { value } = await callEndpoint(app, ChangeVehicles, {
      token: van.owner.access_token,
      params: van.params(),
      body: { ids: [van.vehicleId], lifecycle: "standby" }
    })
    expect(value.skipped).toEqual([{ id: van.vehicleId, reason: "held" }])
    const leave = app.admin.query("update fleet.vehicles set lifecycle = 'standby' where id = $1", [
      van.vehicleId
    ])
    await expect(leave).rejects.toMatchObject({ constraint: "vehicle_is_free" })
    await van.on(ReleaseHold, plan)
    await van.block(5, 6, { kind: "sale_pending" })
    expect((await become("for_sale")).status).toBe(200)
  })
})

describe("a transfer", () => {
  const between = async () => {
    const van = await createOccupied(app)
    const [north, south] = [await van.location("North"), await van.location("South")]
    await van.edit(await van.seen(), { location_id: north })
    return { van, north, south }
  }

  it("blocks the vehicle until it arrives, and then it belongs to the other location", async () => {
    const { van, north, south } = await between()
    expect((await van.transfer({ to_location_id: north })).code).toBe("already_at_location")
    const { hold } = (await van.transfer({ to_location_id: south, starts_at: inHours(2) })).value
    expect((await van.on(ArriveTransfer, hold)).code).toBe("not_under_way")
    await van.on(StartHold, hold)
    await van.timePasses(9)
    expect(await van.seen()).toMatchObject({
      availability: "blocked",
      held_as: "transfer",
      location_id: north
    })
    expect((await van.on(ArriveTransfer, hold)).value.arrived).toBe(true)
    expect(await van.seen()).toMatchObject({ availability: "available", location_id: south })
    await van.on(RetakeHold, hold)
    expect(await van.seen()).toMatchObject({ availability: "blocked", location_id: north })
  })

  it("keeps its destination from being archived, and goes nowhere that was", async () => {
    const { van, south } = await between()
    const { hold } = (await van.transfer({ to_location_id: south })).value
    const request = { token: van.owner.access_token, params: van.params({ locationId: south }) }
    expect((await callEndpoint(app, ArchiveLocation, request)).code).toBe("location_in_use")
    await van.on(ReleaseHold, hold)
    expect((await callEndpoint(app, ArchiveLocation, request)).status).toBe(204)
    expect((await van.transfer({ to_location_id: south })).code).toBe("not_found")
    const other = await (await createOccupied(app)).location()
    expect((await van.transfer({ to_location_id: other })).code).toBe("not_found")
  })
})

describe("the list of vehicles", () => {
  it("finds those that are free, out, blocked, due back or late, as each row says", async () => {
    const van = await createOccupied(app)
    const create = async (unit_number: string) => van.with((await van.vehicle({ unit_number })).id)
    const [late, out, blocked, both] = [
      await create("late"),
      await create("out"),
      await create("bl"),
      await create("x")
    ]
    await late.block(-2, 1)
    await late.timePasses(3)
    await out.block(-1, 90)
    await blocked.block(-1, 90, { kind: "maintenance" })
    await both.block(5, 6)
    const first = ["V-1"]
    expect(await van.names({ availability: "out" })).toEqual(["late", "out"])
    expect(await van.names({ availability: "blocked" })).toEqual(["bl"])
    expect(await van.names({ availability: "available" })).toEqual([...first, "x"])
    expect(await van.names({ availability: "available,blocked" })).toEqual(["bl", ...first, "x"])
    expect(await van.names({ due: "overdue" })).toEqual(["late"])
    expect(await van.names({ free: `${inHours(2)}..${inHours(5)}` })).toEqual(["late", ...first, "x"])
    expect(await van.names({ free: `${inHours(100)}..${inHours(101)}` })).toEqual([
      "bl",
      "late",
      "out",
      ...first,
      "x"
    ])
    // A vehicle that is late is not free now, but may be later.
    expect(await van.names({ free: `${inHours(-1)}..${inHours(1)}` })).toEqual([...first, "x"])
    expect(
      (await van.list({ availability: "out" })).map(({ held_as, overdue }) => [held_as, overdue])
    ).toEqual([
      ["rental", true],
      ["rental", false]
    ])
  })

  it("says what is due back today by the day of each vehicle's location", async () => {
    const van = await createOccupied(app)
    // A day begins first on Kiritimati, and 25 hours later on Pago Pago, where it is still the day before.
    const [east, west] = [
      await van.location("East", "Pacific/Kiritimati"),
      await van.location("West", "Pacific/Pago_Pago")
    ]
    const between = async (unit_number: string, location_id: LocationId, day: string) => {
      const { id } = await van.vehicle({ unit_number, location_id })
      return van.with(id).block(-1, 0, { due_at: `${day}:00` })
    }
    const dayIn = (timeZone: string, days: number) =>
      new Intl.DateTimeFormat("en-CA", { timeZone }).format(Date.now() + days * 86_400_000)
    await between("east today", east, `${dayIn("Pacific/Kiritimati", 0)}T23:59:59.999+14`)
    await between("east tomorrow", east, `${dayIn("Pacific/Kiritimati", 1)}T00:00:00+14`)
    await between("west today", west, `${dayIn("Pacific/Pago_Pago", 0)}T23:59:59.999-11`)
    await between("west tomorrow", west, `${dayIn("Pacific/Pago_Pago", 1)}T00:00:00-11`)
    expect(await van.names({ due: "today" })).toEqual(["east today", "west today"])
  })
})
