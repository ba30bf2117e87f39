import { ChangeLifecycle, GetVehicle, ListTimeline, type VehicleView } from "#fleet/contract"
import { canBecome, DefectState } from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { createDefectTenant, type DefectTenant } from "./defectScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const safetyOf = async ({ owner, params }: DefectTenant, { id: vehicleId }: VehicleView) =>
  (await callEndpoint(app, GetVehicle, { token: owner.access_token, params: params({ vehicleId }) })).value
    .safety

const timelineOf = async ({ owner, params }: DefectTenant, { id: vehicleId }: VehicleView) =>
  (
    await callEndpoint(app, ListTimeline, { token: owner.access_token, params: params({ vehicleId }) })
  ).value.items.map(({ kind }) => kind)

describe("reporting a defect", () => {
  it("gives it a number, and records who reported it", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const driver = await tenant.addMember("driver", "Dora Driver")
    const { status, value } = await tenant.reporting(van, { note: "Since Monday" }, driver)
    expect(status).toBe(200)
    expect(value).toMatchObject({
      number: 1001,
      vehicle: { id: van.id, name: "V-1" },
      state: "open",
      note: "Since Monday",
      reported_by: { name: "Dora Driver" },
      can: { verify: false, reopen: false, release: false }
    })
    expect((await tenant.report(van)).number).toBe(1002)
    expect(await published(app, tenant, "DefectReported")).toBe(2)
    expect(await logged(app, tenant, "defect.reported")).toHaveLength(2)
    expect(await safetyOf(tenant, van)).toBe("ok")
  })

  it("returns the same defect when a device sends it again, even at the same time", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const id = randomUUID()
    const sent = await Promise.all(
      [1, 2, 3].map(() => tenant.reporting(van, { blocking: true }, tenant.owner, id))
    )
    expect(sent.map(({ value }) => value.number)).toEqual([1001, 1001, 1001])
    expect(await published(app, tenant, "SafetyBlockOpened")).toBe(1)
    const other = await tenant.vehicle({ unit_number: "V-2" })
    expect((await tenant.reporting(other, {}, tenant.owner, id)).code).toBe("defect_conflict")
  })

  it("refuses vehicles that are unknown or no longer in the fleet", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const token = tenant.owner.access_token
    const params = tenant.params({ vehicleId: van.id })
    await callEndpoint(app, ChangeLifecycle, { token, params, body: { lifecycle: "archived", note: null } })
    for (const blocking of [true, false]) {
      expect((await tenant.reporting(van, { blocking })).code).toBe("vehicle_not_in_fleet")
      expect((await tenant.reporting({ id: randomUUID() as VehicleView["id"] }, { blocking })).status).toBe(
        404
      )
    }
    expect(await tenant.defects()).toEqual([])
  })
})

describe("a blocking defect", () => {
  it("grounds its vehicle until its release is signed", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const open = await tenant.report(van, { blocking: true })
    expect(await safetyOf(tenant, van)).toBe("grounded")
    const until = "2150-01-01"
    expect((await tenant.deferring(open, { until, reason: "Later" })).code).toBe("defect_is_blocking")
    expect((await tenant.resolving(open, { note: null })).code).toBe("certification_missing")
    const { value: resolved } = await tenant.resolving(open)
    expect(resolved).toMatchObject({ state: "resolved", released: null, can: { release: true } })
    expect(await safetyOf(tenant, van)).toBe("grounded")
    expect(await tenant.repairs(van)).toEqual([])
    const technician = await tenant.addMember("technician", "Tom Technician")
    const { value: released } = await tenant.releasing(resolved, technician)
    expect(released).toMatchObject({ released: { by: { name: "Tom Technician" } }, can: { release: false } })
    expect(await safetyOf(tenant, van)).toBe("ok")
    expect((await tenant.releasing(released)).code).toBe("defect_not_releasable")
  })

  it("can be resolved and released in one step, and grounds its vehicle again when it is reopened", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const { value: resolved } = await tenant.resolving(await tenant.report(van, { blocking: true }), {
      release: true
    })
    expect(await safetyOf(tenant, van)).toBe("ok")
    const { value: reopened } = await tenant.reopening(resolved)
    expect(reopened).toMatchObject({ state: "open", resolved: null, released: null })
    expect(await safetyOf(tenant, van)).toBe("grounded")
    expect(await published(app, tenant, "VehicleGroundedByDefect")).toBe(2)
    expect((await timelineOf(tenant, van)).toSorted()).toEqual([
      "defect.reopened",
      "defect.reported",
      "defect.resolved",
      "vehicle.added",
      "vehicle.grounded",
      "vehicle.grounded",
      "vehicle.safety_released"
    ])
  })

  it("is not released by hand", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    await tenant.report(van, { blocking: true })
    const { rows } = await app.admin.query("select id from fleet.safety_blocks where organization_id = $1", [
      tenant.id
    ])
    expect((await tenant.makeSafe(rows[0].id)).code).toBe("safety_block_of_record")
  })

  it("can become one when it is judged", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const open = await tenant.report(van, { severity: "minor" })
    const { value } = await tenant.editing(open, { blocking: true, severity: "critical" })
    expect(value).toMatchObject({ state: "triaged", blocking: true, severity: "critical" })
    expect(await safetyOf(tenant, van)).toBe("grounded")
  })
})

describe("changing a defect", () => {
  it("refuses to overwrite what someone else changed", async () => {
    const tenant = await createDefectTenant(app)
    const open = await tenant.report(await tenant.vehicle())
    await tenant.editing(open, { title: "Brake pedal" })
    expect((await tenant.editing(open, { title: "Pedal" })).code).toBe("defect_was_changed")
    expect((await tenant.resolving(open)).code).toBe("defect_was_changed")
  })

  it("lets one of two win that change it at the same time", async () => {
    const tenant = await createDefectTenant(app)
    const open = await tenant.report(await tenant.vehicle())
    const sent = await Promise.all([1, 2, 3].map(() => tenant.resolving(open)))
    expect(sent.map(({ code }) => code).toSorted()).toEqual(["", "defect_was_changed", "defect_was_changed"])
  })

  it("defers it until a day with a reason, and opens it again", async () => {
    const tenant = await createDefectTenant(app)
    const open = await tenant.report(await tenant.vehicle())
    expect((await tenant.deferring(open, { until: "2020-01-01", reason: "Later" })).code).toBe(
      "deferral_in_past"
    )
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    expect((await tenant.deferring(open, { until: inDays(367), reason: "Later" })).code).toBe(
      "deferral_too_long"
    )
    const until = inDays(364)
    const { value } = await tenant.deferring(open, { until, reason: "Part ordered" })
    expect(value.deferral).toMatchObject({
      until,
      reason: "Part ordered",
      by: { name: "Olga Owner" }
    })
    expect((await tenant.reopening(value)).value).toMatchObject({ state: "open", deferral: null })
  })

  it("is verified by the person who reported it or a manager, and reopened by them", async () => {
    const tenant = await createDefectTenant(app)
    const driver = await tenant.addMember("driver")
    const other = await tenant.addMember("driver")
    const technician = await tenant.addMember("technician")
    const open = await tenant.report(await tenant.vehicle(), {}, driver)
    expect((await tenant.verifying(open, driver)).code).toBe("defect_not_possible")
    const { value: resolved } = await tenant.resolving(open, { note: null }, technician)
    expect((await tenant.verifying(resolved, other)).code).toBe("not_the_reporter")
    expect((await tenant.verifying(resolved, technician)).code).toBe("not_the_reporter")
    expect((await tenant.reopening(resolved, other)).code).toBe("not_the_reporter")
    expect((await tenant.defect(open.id, driver)).can).toMatchObject({ verify: true, reopen: true })
    const { value: verified } = await tenant.verifying(resolved, driver)
    expect(verified.state).toBe("verified")
    expect((await tenant.reopening(verified, driver)).value.state).toBe("open")
  })

  it("follows the same table of states in the database", async () => {
    for (const before of DefectState.literals)
      for (const after of DefectState.literals) {
        const { rows } = await app.admin.query("select maintenance.defect_can_become($1, $2) as possible", [
          before,
          after
        ])
        expect([before, after, rows[0].possible]).toEqual([before, after, canBecome(before, after)])
      }
    const tenant = await createDefectTenant(app)
    const { id } = await tenant.report(await tenant.vehicle())
    await expect(
      app.admin.query(
        "update maintenance.defects set state = 'verified', verified_at = now(), resolved_at = now(), resolution = 'fixed' where id = $1",
        [id]
      )
    ).rejects.toThrow("a defect that is open cannot become verified")
  })

  it("assigns members only", async () => {
    const tenant = await createDefectTenant(app)
    const open = await tenant.report(await tenant.vehicle())
    const stranger = (await createDefectTenant(app)).owner.user.id
    expect((await tenant.editing(open, { assignee_id: stranger })).status).toBe(404)
    const { value } = await tenant.editing(open, { assignee_id: tenant.owner.user.id, due_on: "2030-05-01" })
    expect(value).toMatchObject({ assignee: { name: "Olga Owner" }, due_on: "2030-05-01" })
  })
})
