import type { VehicleView } from "#fleet/contract"
import { RemoveMember } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { assigning } from "../fleet/assigning.ts"
import { inHours } from "../fleet/occupancyScene.ts"
import { listOf, newestEvent, reactTo } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createDefectTenant, type DefectTenant } from "./defectScene.ts"
import { noticesTo, type Rental, rentOut } from "./noticeScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const noticesOf = (person: Person) => noticesTo(app, person)
const titlesOf = async (person: Person) => (await noticesOf(person)).map(({ title }) => title)
const rent = (...rental: Rental) => rentOut(app, ...rental)

const remove = async (tenant: DefectTenant, person: Person) =>
  callEndpoint(app, RemoveMember, {
    token: tenant.owner.access_token,
    params: tenant.params({ memberId: await tenant.memberId(person) })
  })

/** Reports a blocking defect, and notifies of it twice, as when a worker is interrupted. */
const ground = async (tenant: DefectTenant, van: Pick<VehicleView, "id">, by: Person) => {
  await tenant.report(van, { blocking: true }, by)
  for (const name of ["VehicleGroundedByDefect", "VehicleGroundedByDefect", "DefectReported"])
    await reactTo(app, await newestEvent(app, name, tenant.id))
}

describe("a blocking defect", () => {
  it("names everyone it concerns, and notifies each of them once", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const agent = await tenant.addMember("agent", "Ada Agent")
    const member = await tenant.addMember("driver", "Dora Driver")
    const other = await tenant.addMember("driver", "Otto Other")
    const driver = await tenant.driver({ name: "Dora Driver", user_id: member.user.id })
    await assigning(app, tenant, { vehicle: van, driver, from: inHours(48), until: inHours(72) })
    await rent(tenant, van, agent, 2, "Carla Customer")
    await ground(tenant, van, other)
    expect(await noticesOf(agent)).toEqual([
      {
        title: "Your booking for V-1 is at risk",
        message: expect.stringMatching(
          /^D-1001: Soft brake pedal\. 1 booking is now tentative: Carla Customer \(.+\)\.$/
        )
      }
    ])
    expect(await noticesOf(member)).toEqual([
      {
        title: "Don't drive V-1",
        message: "It is grounded until it is repaired. D-1001: Soft brake pedal."
      }
    ])
    expect(await titlesOf(other)).toEqual([])
    expect(await noticesOf(tenant.owner)).toEqual([
      {
        title: "V-1 is grounded",
        message: expect.stringMatching(
          /^D-1001: Soft brake pedal\. 1 booking is now tentative: Carla Customer \(.+\)\. Affected: Dora Driver and Ada Agent\.$/
        )
      }
    ])
  })

  it("names drivers without an account and the bookings of removed members, who are not notified", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const agent = await tenant.addMember("agent", "Ada Agent")
    const member = await tenant.addMember("driver", "Dora Driver")
    const removed = await tenant.driver({ name: "Dora Driver", user_id: member.user.id })
    const stranger = await tenant.driver({ name: "Sam Stranger" })
    await assigning(app, tenant, { vehicle: van, driver: removed, from: inHours(48), until: inHours(72) })
    await assigning(app, tenant, { vehicle: van, driver: stranger, from: inHours(96), until: inHours(120) })
    await rent(tenant, van, agent, 2, "Carla Customer")
    await remove(tenant, agent)
    await remove(tenant, member)
    await ground(tenant, van, await tenant.addMember("driver", "Otto Other"))
    const [notice, ...others] = await noticesOf(tenant.owner)
    expect(others).toEqual([])
    expect(notice?.message).toMatch(
      /tentative: Carla Customer \(.+\)\. Affected: Dora Driver and Sam Stranger\.$/
    )
    const { rows } = await app.admin.query(
      "select distinct user_id from notifications.notifications where organization_id = $1",
      [tenant.id]
    )
    expect(rows).toEqual([{ user_id: tenant.owner.user.id }])
  })

  it("notifies the person who reported it of their own bookings, and of others only if they manage defects", async () => {
    const tenant = await createDefectTenant(app)
    const [mine, theirs, free] = [
      await tenant.vehicle({ unit_number: "V-1" }),
      await tenant.vehicle({ unit_number: "V-2" }),
      await tenant.vehicle({ unit_number: "V-3" })
    ]
    const agent = await tenant.addMember("agent", "Ada Agent")
    for (const [van, held_for] of [
      [mine, "Carla Customer"],
      [theirs, "Nils Next"]
    ] as const)
      await rent(tenant, van, agent, 2, held_for)
    await ground(tenant, mine, agent)
    expect(await titlesOf(agent)).toEqual(["Your booking for V-1 is at risk"])
    const before = await titlesOf(tenant.owner)
    await ground(tenant, free, tenant.owner)
    expect(await titlesOf(tenant.owner)).toEqual(before)
    await ground(tenant, theirs, tenant.owner)
    expect((await noticesOf(tenant.owner))[0]).toEqual({
      title: "V-2 is grounded",
      message: expect.stringMatching(/tentative: Nils Next \(.+\)\. Affected: Ada Agent\.$/)
    })
  })

  it("notifies a manager who has booked the vehicle of everything at once", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const agent = await tenant.addMember("agent", "Ada Agent")
    await rent(tenant, van, agent, 2, "Carla Customer")
    await rent(tenant, van, tenant.owner, 6, null)
    await ground(tenant, van, await tenant.addMember("driver"))
    expect(await noticesOf(tenant.owner)).toEqual([
      {
        title: "Your booking for V-1 is at risk",
        message: expect.stringMatching(
          /2 bookings are now tentative: Carla Customer \(.+\) and [^(]+\. Affected: Ada Agent\.$/
        )
      }
    ])
  })

  it("says who has the vehicle now", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const agent = await tenant.addMember("agent", "Ada Agent")
    await rent(tenant, van, agent, -1, "Carla Customer")
    await ground(tenant, van, await tenant.addMember("driver"))
    const message = "D-1001: Soft brake pedal. Carla Customer has it now."
    expect(await noticesOf(agent)).toEqual([{ title: "V-1 is grounded", message }])
    expect(await noticesOf(tenant.owner)).toEqual([
      { title: "V-1 is grounded", message: `${message} Affected: Ada Agent.` }
    ])
  })
})

describe("a blocking defect of a vehicle that many have booked", () => {
  it("notifies managers with as many bookings and names as fit, and others of all of theirs", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const agent = await tenant.addMember("agent", "Ada Agent")
    for (let n = 14; n >= 0; n -= 1)
      await rent(tenant, van, agent, 10 * n + 2, `Customer ${n} ${"x".repeat(100)}`)
    await ground(tenant, van, await tenant.addMember("driver"))
    const [notice] = await noticesOf(tenant.owner)
    expect(notice?.message).toContain("15 bookings are now tentative: Customer 0 ")
    expect(notice?.message).toMatch(/ and 14 more\. Affected: Ada Agent\.$/)
    expect(await noticesOf(agent)).toMatchObject([
      { title: "Your bookings for V-1 are at risk", message: expect.stringContaining("15 bookings") }
    ])
  })
})

describe("any other defect", () => {
  it("notifies urgently if it is critical", async () => {
    const tenant = await createDefectTenant(app)
    const driver = await tenant.addMember("driver")
    await tenant.report(await tenant.vehicle(), { severity: "critical" }, driver)
    await reactTo(app, await newestEvent(app, "DefectReported", tenant.id))
    expect((await listOf(app, tenant.owner)).items).toMatchObject([
      { kind: "vehicle_grounded", message: "D-1001: Soft brake pedal (critical)." }
    ])
  })

  it("notifies those who take care of defects, except the person who reported it", async () => {
    const tenant = await createDefectTenant(app)
    const technician = await tenant.addMember("technician")
    const driver = await tenant.addMember("driver")
    await tenant.report(await tenant.vehicle(), { severity: "minor" }, technician)
    const event = await newestEvent(app, "DefectReported", tenant.id)
    for (const _ of [1, 2]) await reactTo(app, event)
    expect(await titlesOf(technician)).toEqual([])
    expect(await titlesOf(driver)).toEqual([])
    expect((await listOf(app, tenant.owner)).items).toMatchObject([
      { title: "New defect on V-1", message: "D-1001: Soft brake pedal (minor)." }
    ])
  })
})

describe("a resolved defect", () => {
  it("notifies the person who reported it, who confirms the repair, unless they resolved it themselves", async () => {
    const tenant = await createDefectTenant(app)
    const driver = await tenant.addMember("driver")
    const van = await tenant.vehicle()
    const changed = async () => reactTo(app, await newestEvent(app, "DefectChanged", tenant.id))
    const seen = await tenant.report(van, {}, driver)
    const { value: triaged } = await tenant.editing(seen, { severity: "minor" })
    await changed()
    expect(await titlesOf(driver)).toEqual([])
    await tenant.resolving(triaged)
    for (const _ of [1, 2]) await changed()
    expect((await listOf(app, driver)).items).toMatchObject([
      {
        kind: "defect_resolved",
        title: "D-1001 is resolved",
        message: "V-1: Soft brake pedal. Confirm the repair, or reopen the defect if it remains.",
        link: `/services/defects?defect=${seen.id}`
      }
    ])
    await tenant.resolving(await tenant.report(van))
    await changed()
    expect(await titlesOf(tenant.owner)).toEqual([])
  })

  it("that the person who reported it reopens notifies those who take care of defects", async () => {
    const tenant = await createDefectTenant(app)
    const driver = await tenant.addMember("driver")
    const seen = await tenant.report(await tenant.vehicle(), {}, driver)
    const { value: resolved } = await tenant.resolving(seen)
    expect((await tenant.reopening(resolved, driver)).status).toBe(200)
    for (const _ of [1, 2]) await reactTo(app, await newestEvent(app, "DefectChanged", tenant.id))
    expect(await titlesOf(driver)).toEqual([])
    expect((await listOf(app, tenant.owner)).items).toMatchObject([
      {
        kind: "defect_reported",
        title: "D-1001 is open again",
        message: "V-1: Soft brake pedal. The person who reported it says it isn't resolved."
      }
    ])
  })
})
