import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { report } from "./devices.ts"
import { createHealthScene } from "./healthScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ago = (millis: number): Date => new Date(Date.now() - millis)
const VIN = "1HGCM82633A004352"
const OTHER_VIN = "5GZCZ43D13S812715"

/** As if the device had last reported some time ago. */
const silentFor = (deviceId: string, millis: number) =>
  app.admin.query(
    `update telematics.device_states set seen_at = $2, seen_before_at = $2, fixed_at = $2 where device_id = $1`,
    [deviceId, ago(millis)]
  )

const silentScene = async () => {
  const scene = await createHealthScene(app)
  const device = await scene.tenant.tracked()
  await report(app, device.key, { lat: 50, lon: 8 })
  await silentFor(device.deviceId, 25 * 60 * MINUTE)
  await scene.check()
  const [issue] = await scene.issues()
  if (issue === undefined) throw new Error("No issue opened.")
  return { ...scene, device, issue }
}

describe("issues of devices", () => {
  it("open once for a silent device, notify once, and close after it has returned", async () => {
    const { check, device, issue, issues, kinds, published, react, tenant } = await silentScene()
    const technician = await tenant.addMember("technician")
    const viewer = await tenant.addMember("viewer")
    await Promise.all([check(), check()])
    await check()
    expect(await kinds()).toEqual(["offline"])
    expect(issue.device).toEqual({ id: device.deviceId, name: "T-1" })
    expect(issue.vehicle).toEqual({ id: device.vehicleId, name: "T-1" })
    expect(issue.evidence.last_seen_at).toMatch(/^20/)
    expect(await published("DeviceIssuesOpened")).toBe(1)
    await react("DeviceIssuesOpened")
    await react("DeviceIssuesOpened")
    const { items } = await listOf(app, technician)
    const own = items.filter(({ kind }) => kind === "device_issue")
    expect(own.map(({ message, link }) => [message, link])).toEqual([
      ["T-1 has not reported for a day.", `/device-issues?device=${device.deviceId}`]
    ])
    expect((await listOf(app, viewer)).items.filter(({ kind }) => kind === "device_issue")).toEqual([])
    await report(app, device.key, { lat: 50, lon: 8 })
    await check()
    expect(await kinds()).toEqual(["offline"])
    await report(app, device.key, { lat: 50, lon: 8 })
    await check()
    expect(await kinds()).toEqual([])
    const [closed] = await issues({ state: "closed", device: device.deviceId })
    expect(closed?.closed_at).toBeInstanceOf(Date)
  })

  it("open for a device that has never reported, and close when it is unlinked", async () => {
    const { check, issues, kinds, tenant } = await createHealthScene(app)
    const { deviceId } = await tenant.tracked()
    await tenant.add({ source: "tracker", name: "Spare" })
    await check()
    expect(await kinds()).toEqual(["never_reported"])
    expect(await kinds({ kind: "offline,no_fix" })).toEqual([])
    await app.admin.query("update telematics.device_links set linked_until = now() where device_id = $1", [
      deviceId
    ])
    await check()
    expect(await kinds()).toEqual([])
    expect(await issues({ state: "all" })).toHaveLength(1)
  })

  it("are not notified while they are snoozed, even if they open again", async () => {
    const { check, device, issue, issues, published, snooze, unsnooze } = await silentScene()
    expect((await snooze(issue.id, ago(MINUTE))).code).toBe("snooze_invalid")
    expect((await snooze(issue.id, ago(-400 * DAY))).code).toBe("snooze_invalid")
    expect((await snooze(issue.id, ago(-7 * DAY))).status).toBe(204)
    await app.admin.query(
      "update telematics.device_issues set closed_at = now() where device_id = $1 and closed_at is null",
      [device.deviceId]
    )
    expect((await snooze(issue.id, ago(-DAY))).code).toBe("issue_closed")
    await check()
    const [again] = await issues()
    expect(again?.id).not.toBe(issue.id)
    expect(again?.snoozed_until?.getTime()).toBeGreaterThan(Date.now())
    expect(await published("DeviceIssuesOpened")).toBe(1)
    await unsnooze(again?.id ?? "")
    expect((await issues())[0]?.snoozed_until).toBeNull()
  })

  it("are assigned to members, who are notified by others only, and released when they leave", async () => {
    const { assign, issue, issues, kinds, react, tenant } = await silentScene()
    const technician = await tenant.addMember("technician", "Tara Tech")
    const stranger = await createHealthScene(app)
    expect((await assign(issue.id, stranger.tenant.owner.user.id)).status).toBe(404)
    expect((await assign(issue.id, technician.user.id)).status).toBe(204)
    expect((await issues())[0]?.assigned_to).toEqual({ id: technician.user.id, name: "Tara Tech" })
    expect(await kinds({ assigned: technician.user.id })).toEqual(["offline"])
    expect(await kinds({ assigned: "none" })).toEqual([])
    await react("DeviceIssueAssigned")
    const titles = async () =>
      (await listOf(app, technician)).items
        .filter(({ kind }) => kind === "device_issue")
        .map(({ title }) => title)
    expect(await titles()).toEqual(["Device issue assigned to you"])
    await assign(issue.id, null)
    await assign(issue.id, technician.user.id, technician)
    await react("DeviceIssueAssigned")
    expect(await titles()).toHaveLength(1)
    const viewer = await tenant.addMember("viewer")
    expect((await assign(issue.id, null, viewer)).status).toBe(403)
    await app.admin.query("delete from tenancy.members where organization_id = $1 and user_id = $2", [
      tenant.id,
      technician.user.id
    ])
    expect((await issues())[0]?.assigned_to).toBeNull()
  })

  it("open for a vehicle with another VIN, but not for a VIN from before the link", async () => {
    const { check, issues, kinds, tenant } = await createHealthScene(app)
    const { deviceId, key } = await tenant.tracked()
    const { id: vehicleId } = await tenant.vehicle({ unit_number: "VIN", vin: VIN })
    await report(app, key, { lat: 50, lon: 8, at: ago(2 * MINUTE), more: { vin: OTHER_VIN } })
    await app.admin.query("delete from telematics.device_links where device_id = $1", [deviceId])
    await tenant.link(deviceId, { vehicle_id: vehicleId, linked_from: ago(MINUTE).toISOString() })
    await check()
    expect(await kinds()).toEqual([])
    await report(app, key, { lat: 50, lon: 8, more: { vin: OTHER_VIN } })
    await check()
    expect((await issues()).map(({ kind, evidence }) => [kind, evidence])).toEqual([
      ["wrong_vehicle", { reported_vin: OTHER_VIN, vehicle_vin: VIN }]
    ])
    await report(app, key, { lat: 50, lon: 8, more: { vin: VIN } })
    await check()
    expect(await kinds()).toEqual([])
  })

  it("of many devices in one check are one notification", async () => {
    const { check, published, tenant } = await createHealthScene(app)
    for (let n = 0; n < 6; n++) await tenant.tracked()
    await check()
    expect(await published("DeviceIssuesOpened")).toBe(1)
  })
})

describe("faults of vehicles", () => {
  const reporting = async () => {
    const scene = await createHealthScene(app)
    const device = await scene.tenant.tracked("Van 1")
    const list = (dtcs: string, at = new Date()) =>
      report(app, device.key, { lat: 50, lon: 8, at, more: { dtcs } })
    return { ...scene, device, list }
  }

  it("open with the list that has them, and close with a newer one that has not", async () => {
    const { check, device, faults, list, published, react, tenant } = await reporting()
    await list("P0301 U0100", ago(5 * MINUTE))
    await check()
    await check()
    const open = await faults()
    expect(new Set(open.map(({ code }) => code))).toEqual(new Set(["P0301", "U0100"]))
    expect(open.find(({ code }) => code === "P0301")?.text).toEqual({
      en: "Engine and transmission: ignition or misfire",
      es: "Motor y transmisión: encendido o fallos de combustión"
    })
    expect(open[0]?.vehicle).toEqual({ id: device.vehicleId, name: "Van 1" })
    expect(await published("FaultsOpened")).toBe(2)
    await react("FaultsOpened")
    const notified = (await listOf(app, tenant.owner)).items.filter(({ kind }) => kind === "vehicle_fault")
    expect(notified).toHaveLength(1)
    expect(notified[0]?.message).toMatch(/^Van 1 reported (?:P0301|U0100) \(/)
    await list("U0100", ago(2 * MINUTE))
    await check()
    expect((await faults()).map(({ code }) => code)).toEqual(["U0100"])
    await list("P0301 U0100", ago(MINUTE))
    await check()
    const again = await faults({ vehicle: device.vehicleId })
    expect(Object.fromEntries(again.map(({ code, count }) => [code, count]))).toEqual({ P0301: 2, U0100: 1 })
    // It was open minutes before.
    expect(await published("FaultsOpened")).toBe(2)
  })

  it("that were cleared open again only when they are reported again", async () => {
    const { check, clear, faults, list, numbers, reopen } = await reporting()
    await list("P0301", ago(MINUTE))
    await check()
    const [fault] = await faults()
    expect((await numbers()).open_faults).toBe(1)
    expect((await clear(fault?.id ?? "")).status).toBe(204)
    await check()
    expect(await faults()).toEqual([])
    expect(await faults({ state: "closed" })).toHaveLength(1)
    await reopen(fault?.id ?? "")
    expect(await faults()).toHaveLength(1)
    await clear(fault?.id ?? "")
    await list("P0301", ago(-MINUTE))
    await check()
    expect((await faults()).map(({ count }) => count)).toEqual([2])
  })

  it("of the vehicle that a device left are not those of its next one", async () => {
    const { check, device, faults, list, tenant } = await reporting()
    await list("P0301", ago(10 * MINUTE))
    const { id: next } = await tenant.vehicle({ unit_number: "Van 2" })
    await app.admin.query("delete from telematics.device_links where device_id = $1", [device.deviceId])
    await tenant.link(device.deviceId, { vehicle_id: next, linked_from: ago(5 * MINUTE).toISOString() })
    await check()
    expect(await faults()).toEqual([])
  })
})
