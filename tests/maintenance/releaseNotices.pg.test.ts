import { BlockForSafety, BlockVehicle, ReleaseSafetyBlock, type VehicleView } from "#fleet/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { assigning } from "../fleet/assigning.ts"
import { inHours } from "../fleet/occupancyScene.ts"
import { listOf, newestEvent, reactTo } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createDefectTenant, type DefectTenant } from "./defectScene.ts"
import { noticesTo, rentOut } from "./noticeScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Notifies twice, as when a worker is interrupted. */
const ended = async (tenant: DefectTenant) => {
  for (const _ of [1, 2]) await reactTo(app, await newestEvent(app, "GroundingEnded", tenant.id))
}

it("a released vehicle notifies everyone it concerns once, and names the bookings to confirm", async () => {
  const tenant = await createDefectTenant(app)
  const van = await tenant.vehicle()
  const technician = await tenant.addMember("technician")
  const agent = await tenant.addMember("agent", "Ada Agent")
  const member = await tenant.addMember("driver", "Dora Driver")
  const driver = await tenant.driver({ name: "Dora Driver", user_id: member.user.id })
  await assigning(app, tenant, { vehicle: van, driver, from: inHours(48), until: inHours(72) })
  await rentOut(app, tenant, van, agent, 2, "Carla Customer")
  const seen = await tenant.report(van, { blocking: true }, technician)
  await tenant.resolving(seen, { release: true }, technician)
  await ended(tenant)
  const resolved = "D-1001 (Soft brake pedal) is resolved."
  const tentative = / 1 booking is still tentative: Carla Customer \(.+\)\.$/
  expect((await listOf(app, agent)).items).toMatchObject([
    {
      kind: "vehicle_released",
      title: "Confirm your booking for V-1",
      message: expect.stringMatching(tentative),
      link: `/vehicles/${van.id}?tab=availability`
    }
  ])
  expect((await listOf(app, member)).items).toMatchObject([
    {
      title: "V-1 can be driven again",
      message: `${resolved} Review what was done before you drive it.`,
      link: `/services/defects?defect=${seen.id}`
    }
  ])
  for (const manager of [tenant.owner, technician])
    expect(await noticesTo(app, manager)).toEqual([
      { title: "V-1 can be driven again", message: expect.stringMatching(tentative) }
    ])
})

it("a released vehicle notifies nobody while another defect grounds it, and not the person who released it", async () => {
  const tenant = await createDefectTenant(app)
  const van = await tenant.vehicle()
  const technician = await tenant.addMember("technician")
  const one = await tenant.report(van, { blocking: true }, technician)
  const other = await tenant.report(van, { blocking: true, title: "Cracked windshield" }, technician)
  await tenant.resolving(one, { release: true }, technician)
  await expect(newestEvent(app, "GroundingEnded", tenant.id)).rejects.toThrow()
  await tenant.resolving(other, { release: true }, technician)
  await ended(tenant)
  expect(await noticesTo(app, technician)).toEqual([])
  expect(await noticesTo(app, tenant.owner)).toEqual([
    { title: "V-1 can be driven again", message: "D-1002 (Cracked windshield) is resolved." }
  ])
})

/** Grounds a vehicle by hand, or restricts it. Returns how to release it. */
const block = async (
  tenant: DefectTenant,
  van: Pick<VehicleView, "id">,
  severity: "grounded" | "restricted"
) => {
  const token = tenant.owner.access_token
  const { value } = await callEndpoint(app, BlockForSafety, {
    token,
    params: tenant.params({ vehicleId: van.id }),
    body: { severity, reason: "Recalled by its maker" }
  })
  const params = tenant.params({ blockId: value.block.id })
  return () => callEndpoint(app, ReleaseSafetyBlock, { token, params, body: { note: "Checked." } })
}

it("a vehicle that is released by hand notifies the same people, and says that it is restricted", async () => {
  const tenant = await createDefectTenant(app)
  const van = await tenant.vehicle()
  const agent = await tenant.addMember("agent")
  const technician = await tenant.addMember("technician")
  await rentOut(app, tenant, van, agent, 2, "Carla Customer")
  await block(tenant, van, "restricted")
  const release = await block(tenant, van, "grounded")
  await tenant.resolving(await tenant.report(van, { blocking: true }), { release: true })
  await release()
  await ended(tenant)
  expect(await noticesTo(app, agent)).toMatchObject([{ title: "Confirm your booking for V-1" }])
  expect((await listOf(app, technician)).items).toMatchObject([
    {
      title: "V-1 can be driven again",
      message: expect.stringMatching(
        /^It is no longer grounded\. It is still restricted\. 1 booking is still /
      )
    }
  ])
})

it("a vehicle that is grounded again before anyone is notified notifies nobody of its release", async () => {
  const tenant = await createDefectTenant(app)
  const van = await tenant.vehicle()
  await tenant.addMember("technician")
  await tenant.resolving(await tenant.report(van, { blocking: true }), { release: true })
  await tenant.report(van, { blocking: true })
  await ended(tenant)
  const { rowCount } = await app.admin.query(
    "select from notifications.notifications where organization_id = $1",
    [tenant.id]
  )
  expect(rowCount).toBe(0)
})

it("a released vehicle asks nobody to confirm a booking that something else is in the way of", async () => {
  const tenant = await createDefectTenant(app)
  const van = await tenant.vehicle()
  const agent = await tenant.addMember("agent")
  await rentOut(app, tenant, van, agent, 2, "Carla Customer")
  const seen = await tenant.report(van, { blocking: true })
  await callEndpoint(app, BlockVehicle, {
    token: tenant.owner.access_token,
    params: tenant.params({ vehicleId: van.id }),
    body: { kind: "maintenance", starts_at: inHours(1), due_at: inHours(3), held_for: null, note: null }
  })
  await tenant.resolving(seen, { release: true })
  await ended(tenant)
  expect(await noticesTo(app, agent)).toEqual([])
})
