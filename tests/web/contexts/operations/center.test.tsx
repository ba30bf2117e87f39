import type { Permission } from "#kernel"
import {
  FLEET_NUMBER_NAMES,
  FLEET_NUMBERS,
  type FleetActivity,
  FleetActivity as Activity,
  GetFleetNumbers,
  GetSampleData,
  ListFleetActivity,
  LoadSampleData,
  RemoveSampleData
} from "#fleet/contract"
import { UnreadMessages } from "#messaging/contract"
import { GetTelematicsNumbers } from "#telematics/contract"
import { ListInvitations, MyOrganizations } from "#tenancy/contract"
import { Schema } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { messages } from "../../../../apps/web/contexts/operations/messages/en.ts"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { SOME_VEHICLES } from "../../support/fleetNumbers.ts"
import { DESKTOP, freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { id, invitation, organization } from "../support/fixtures.ts"
import { network } from "../support/network.ts"

const MANAGER: ReadonlyArray<Permission> = [
  "organization.read",
  "organization.edit",
  "vehicles.read",
  "vehicles.edit",
  "fleet.configure",
  "drivers.read",
  "messages.read",
  "invitations.read"
]
const memberWho = (can: ReadonlyArray<Permission>) =>
  answers(MyOrganizations, () => ({ items: [organization({ can })] }))
const withVehicles = answers(GetFleetNumbers, () => SOME_VEHICLES)

const activity: FleetActivity = Schema.decodeUnknownSync(Schema.toCodecJson(Activity))({
  id: id(900),
  at: new Date(Date.now() - 3_600_000).toISOString(),
  kind: "vehicle.grounded",
  actor: { id: id(101), name: "Ben Okoye" },
  details: { reason: "Brakes" },
  vehicle: { id: id(901), unit_number: "V-17", plate: null, vin: null }
})

const list = (name: string) => page.getByRole("list", { name })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE]
])("The Operations Center on %s", (_, size) => {
  it("links every number to exactly the vehicles that it counted", async () => {
    fakeServer([memberWho(MANAGER), withVehicles])
    await open("/dashboard", size)
    await expect.element(page.getByRole("link", { name: "2 Overdue" })).toBeVisible()
    for (const name of FLEET_NUMBER_NAMES) {
      const link = page.getByRole("link", {
        name: `${SOME_VEHICLES[name]} ${messages.numbers[name].label}`,
        exact: true
      })
      const address = new URL(link.element().getAttribute("href") ?? "", location.href)
      expect([name, address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
        name,
        "/vehicles",
        FLEET_NUMBERS[name]
      ])
    }
    expect(list("Vehicles by state").getByRole("link").elements()).toHaveLength(7)
  })

  it("links the numbers of devices to the map and to the lists of what is wrong", async () => {
    const numbers = { devices: 9, own_devices: 8, moving: 4, silent_devices: 3, open_faults: 2 }
    fakeServer([
      memberWho([...MANAGER, "devices.read"]),
      withVehicles,
      answers(GetTelematicsNumbers, () => numbers)
    ])
    await open("/dashboard", size)
    for (const [name, address] of [
      ["4 Moving now", "/vehicle-map?state=moving"],
      ["3 Silent devices", "/device-issues?kind=offline,never_reported"],
      ["2 Open faults", "/device-issues?tab=faults"]
    ] as const)
      await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", address)
  })
})

describe("The Operations Center", () => {
  it("says on request what a number counts, and Escape or its button closes it", async () => {
    fakeServer([memberWho(MANAGER), withVehicles])
    await open("/dashboard")
    const button = page.getByRole("button", { name: "What is “Overdue”?" })
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard("{Enter}")
    const about = page.getByRole("dialog", { name: "Overdue" }).getByText(messages.numbers.overdue.about)
    await expect.element(about).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(about).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await button.click()
    await expect.element(about).toBeVisible()
    await button.click()
    await expect.element(about).not.toBeInTheDocument()
  })

  it("marks what is not zero, and says that nothing needs attention if only the ordinary is left", async () => {
    const calm = { ...SOME_VEHICLES, overdue: 0, grounded: 0, documents_expiring: 0 }
    fakeServer([memberWho(MANAGER), answers(GetFleetNumbers, () => calm)])
    await open("/dashboard")
    await expect.element(page.getByText("Nothing needs attention.")).toBeVisible()
    expect(document.querySelectorAll("main li[data-state]")).toHaveLength(0)
  })

  it("shows messages, pending invitations and the trial to those who may see them", async () => {
    const server = fakeServer([
      memberWho(MANAGER),
      withVehicles,
      answers(UnreadMessages, () => ({ unread: 3 })),
      answers(ListInvitations, () => ({ items: [invitation(), invitation()], next: null }))
    ])
    await open("/dashboard")
    const inbox = list("Organization")
    await expect
      .element(inbox.getByRole("link", { name: "3 Unread messages" }))
      .toHaveAttribute("href", "/messages?unread")
    await expect
      .element(inbox.getByRole("link", { name: "2 Pending invitations" }))
      .toHaveAttribute("href", "/organization?tab=invitations&status=pending")
    await expect.element(inbox.getByRole("link", { name: "11 Days left of the trial" })).toBeVisible()
    expect(server.some(({ query }) => query.get("status") === "pending")).toBe(true)
  })

  it("shows a viewer the numbers, without what only others see", async () => {
    fakeServer([memberWho(["organization.read", "vehicles.read"]), withVehicles])
    await open("/dashboard")
    await expect.element(page.getByRole("link", { name: "2 Overdue" })).toBeVisible()
    expect(list("Organization").getByRole("link").elements()).toHaveLength(1)
    await expect.element(list("Set up your organization")).not.toBeInTheDocument()
  })

  it("shows what happened last, with the vehicle", async () => {
    fakeServer([
      memberWho(MANAGER),
      withVehicles,
      answers(ListFleetActivity, () => ({ items: [activity], next: null }))
    ])
    await open("/dashboard")
    const entry = list("Recent activity").getByRole("listitem")
    await expect.element(entry).toHaveTextContent("V-17 GroundedBen Okoye · 1 hour ago")
    await expect
      .element(entry.getByRole("link", { name: "V-17" }))
      .toHaveAttribute("href", `/vehicles/${activity.vehicle.id}`)
  })

  it("keeps the numbers while offline, when sample data cannot be removed", async () => {
    const { go, through } = network()
    fakeServer([
      memberWho(MANAGER),
      through(withVehicles),
      answers(GetSampleData, () => ({ loaded_at: new Date(), vehicles: 12, drivers: 2 }))
    ])
    await open("/dashboard")
    const remove = page.getByRole("button", { name: "Remove sample data" })
    await expect.element(remove).toBeEnabled()
    go(false)
    await expect.element(remove).toHaveAttribute("aria-disabled", "true")
    await expect.element(page.getByRole("link", { name: "2 Overdue" })).toBeVisible()
  })

  it("says why there are no numbers, and tries again", async () => {
    let fails = true
    const failing = refuses(GetFleetNumbers, 503, "unavailable", "Try again later.")
    fakeServer([
      memberWho(MANAGER),
      { endpoint: GetFleetNumbers, reply: (request) => (fails ? failing : withVehicles).reply(request) }
    ])
    await open("/dashboard")
    await expect.element(page.getByText("Try again later.")).toBeVisible()
    fails = false
    await page.getByRole("button", { name: "Try again" }).click()
    await expect.element(page.getByRole("link", { name: "2 Overdue" })).toBeVisible()
  })
})

describe("An organization without vehicles", () => {
  it("loads sample data, and removes it with one click", async () => {
    let loaded = false
    const sample = () => ({
      loaded_at: loaded ? new Date() : null,
      vehicles: loaded ? 12 : 0,
      drivers: loaded ? 2 : 0
    })
    fakeServer([
      memberWho(MANAGER),
      answers(GetSampleData, sample),
      answers(GetFleetNumbers, () =>
        loaded ? { ...SOME_VEHICLES, vehicles: 12 } : { ...SOME_VEHICLES, vehicles: 0 }
      ),
      answers(LoadSampleData, () => {
        loaded = true
        return sample()
      }),
      answers(RemoveSampleData, () => {
        loaded = false
        return { vehicles: 11, drivers: 2, kept: 1 }
      })
    ])
    await open("/dashboard")
    await page.getByRole("button", { name: "Load sample data" }).click()
    await expect.element(page.getByText(/^12 vehicles and 2 drivers are a sample/)).toBeVisible()
    await expect.element(page.getByRole("link", { name: "2 Overdue" })).toBeVisible()
    await page.getByRole("button", { name: "Remove sample data" }).click()
    await expect
      .element(page.getByText("Sample data removed. 1 record that you changed stays."))
      .toBeVisible()
    await expect.element(page.getByRole("button", { name: "Load sample data" })).toBeVisible()
  })

  it("offers those who can't change anything no steps and no sample data", async () => {
    fakeServer([memberWho(["organization.read", "vehicles.read"])])
    await open("/dashboard")
    await expect.element(page.getByRole("heading", { name: "No vehicles yet" })).toBeVisible()
    await expect.element(page.getByRole("button", { name: "Load sample data" })).not.toBeInTheDocument()
    await expect.element(page.getByRole("list", { name: "Available now" })).toBeVisible()
  })
})
