import {
  AssignIssue,
  ClearFault,
  DeviceIssueView,
  FaultView,
  GetDevice,
  GetTelematicsNumbers,
  ListDeviceIssues,
  ListDeviceLinks,
  ListDevices,
  ListFaults,
  ListForwarders,
  SnoozeIssue
} from "#telematics/contract"
import { ListMembers } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { depot } from "../../support/people.ts"
import { type Answer, answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { id, inDays, member, reader } from "../support/fixtures.ts"
import { newDevice } from "./fixtures.ts"
import { button, calls, home } from "./scene.ts"

const issueOf = reader(DeviceIssueView, {
  id: id(301),
  organization_id: depot().id,
  kind: "offline",
  device: { id: id(401), name: "Tracker 04" },
  vehicle: { id: id(501), name: "V-08" },
  opened_at: inDays(-1),
  closed_at: null,
  evidence: { last_seen_at: "2026-11-20T10:00:00.000Z" },
  snoozed_until: null,
  assigned_to: null
})

const faultOf = reader(FaultView, {
  id: id(601),
  organization_id: depot().id,
  vehicle: { id: id(501), name: "V-08" },
  device: { id: id(401), name: "Tracker 04" },
  code: "P0301",
  raw: "P0301",
  text: { en: "Engine and transmission: ignition or misfire", es: "Motor y transmisión" },
  first_seen_at: inDays(-2),
  opened_at: inDays(-1),
  last_seen_at: inDays(-1),
  count: 2,
  closed_at: null
})

const deviceOf = () =>
  newDevice({
    imei: "352093081234543",
    model: "FMC130",
    vehicle: { link_id: id(701), id: id(501), name: "V-08", since: inDays(-9) },
    seen_at: inDays(-2),
    fixed_at: inDays(-2),
    device_battery: 0.4,
    is_powered: true,
    voltage: 12.4,
    signal: 0.6
  })

const page1 = <A,>(items: ReadonlyArray<A>) => ({ items, next: null })

const scene: ReadonlyArray<Answer> = [
  home(),
  answers(GetTelematicsNumbers, () => ({
    devices: 1,
    own_devices: 1,
    moving: 0,
    silent_devices: 1,
    open_faults: 1
  })),
  answers(ListDeviceIssues, () => page1([issueOf()])),
  answers(ListFaults, () => page1([faultOf()])),
  answers(ListDevices, () => page1([deviceOf()])),
  answers(GetDevice, () => deviceOf()),
  answers(ListDeviceLinks, () => ({ items: [] })),
  answers(ListForwarders, () => ({ items: [] })),
  answers(ListMembers, () => page1([member()])),
  answers(SnoozeIssue, () => ({})),
  answers(AssignIssue, () => ({})),
  answers(ClearFault, () => ({}))
]

const issues = () => page.getByRole("list", { name: "Device issues" })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the page of devices", () => {
  it("says what is wrong with which device, since when and why", async () => {
    fakeServer(scene)
    await open("/device-issues")
    await expect.element(page.getByText("Trackers, phones and connected vehicles")).toBeVisible()
    await expect.element(issues()).toMatchTextContent(/Silent.*Last heard Nov 20, 2026.*Tracker 04.*V-08/)
    await expect.element(issues()).toMatchTextContent(/Opened yesterday/)
  })

  it("snoozes an issue for a week, and assigns it", async () => {
    const received = fakeServer(scene)
    await open("/device-issues")
    await button("More for Silent, Tracker 04").click()
    await page.getByRole("menuitem", { name: "Snooze for 1 week" }).click()
    await expect.element(page.getByText(/^Snoozed until/)).toBeVisible()
    const [snoozed] = calls(received, "PUT", "/snooze")
    expect(JSON.stringify(snoozed?.body)).toMatch(/"until":"20/)
    await page.getByRole("combobox", { name: "Assigned to: Silent, Tracker 04" }).selectOptions("Ben Okoye")
    await expect.poll(() => calls(received, "PUT", "/assignee").map(({ body }) => body)).toHaveLength(1)
  })

  it("shows what is snoozed without urgency", async () => {
    fakeServer([answers(ListDeviceIssues, () => page1([issueOf({ snoozed_until: inDays(3) })])), ...scene])
    await open("/device-issues")
    await expect.element(issues()).toMatchTextContent(/Snoozed until/)
  })

  it("fits 390 px", async () => {
    fakeServer(scene)
    await open("/device-issues", PHONE)
    await expect.element(issues()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it("clears faults, which have their meaning beside them", async () => {
    const received = fakeServer(scene)
    await open("/device-issues?tab=faults")
    const faults = page.getByRole("list", { name: "Vehicle faults" })
    await expect.element(faults).toMatchTextContent(/P0301.*ignition or misfire.*V-08.*2 times/)
    await button("Clear P0301 of V-08").click()
    await expect.element(page.getByText(/P0301 cleared/)).toBeVisible()
    expect(calls(received, "PUT", "/clear")).toHaveLength(1)
  })

  it("lists devices with their state, and opens one from a link in a notification", async () => {
    fakeServer(scene)
    await open(`/device-issues?tab=devices&device=${id(401)}`)
    const dialog = page.getByRole("dialog", { name: "Tracker 04" })
    await expect.element(dialog).toMatchTextContent(/Silent.*Vehicle battery12.4 V/)
    await expect.element(dialog.getByRole("button", { name: "Replace key" })).toBeVisible()
  })

  it("offers viewers nothing to change", async () => {
    fakeServer([home({ role: "viewer", can: ["devices.read", "vehicles.read"] }), ...scene])
    await open("/device-issues")
    await expect.element(issues()).toMatchTextContent(/Unassigned/)
    await expect.element(button("Add device")).not.toBeInTheDocument()
    await expect.element(button("More for Silent, Tracker 04")).not.toBeInTheDocument()
  })
})
