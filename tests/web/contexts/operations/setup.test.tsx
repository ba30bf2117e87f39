import type { Permission } from "#kernel"
import { ListCustomers } from "#customers/contract"
import { GetFleetNumbers, GetSampleData } from "#fleet/contract"
import { ListSharedVehicles, MyConnection } from "#telematics/contract"
import { ListInvitations, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { SETUP_KEY } from "../../../../apps/web/api/storageKeys.ts"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { NO_VEHICLES } from "../../support/fleetNumbers.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { customer, invitation, organization } from "../support/fixtures.ts"
import { noConnection } from "../telematics/fixtures.ts"

const EDITOR: ReadonlyArray<Permission> = [
  "organization.read",
  "organization.edit",
  "vehicles.read",
  "vehicles.edit",
  "invitations.create",
  "customers.read",
  "customers.edit",
  "devices.read",
  "devices.connect"
]
const memberWho = (can: ReadonlyArray<Permission>) =>
  answers(MyOrganizations, () => ({ items: [organization({ can })] }))

const invited = answers(ListInvitations, () => ({ items: [invitation()], next: null }))
const withCustomer = answers(ListCustomers, () => ({ items: [customer()], next: null }))
const withVehicles = answers(GetFleetNumbers, () => ({ ...NO_VEHICLES, vehicles: 1 }))
const withSample = answers(GetSampleData, () => ({ loaded_at: new Date(), vehicles: 12, drivers: 2 }))
const connectable = answers(MyConnection, () => noConnection({ available: true }))
const checklist = () => page.getByRole("list", { name: "Set up your organization" })
const step = (name: string) => checklist().getByRole("listitem").filter({ hasText: name })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("The checklist for a new organization", () => {
  it("shows the next three steps, and how many are done", async () => {
    fakeServer([memberWho(EDITOR), invited, connectable])
    await open("/dashboard")
    await expect.element(page.getByText("2 of 5 done")).toBeVisible()
    const steps = checklist().getByRole("listitem")
    expect(steps.elements().map((one) => one.querySelector("b")?.textContent)).toEqual([
      "Add your vehicles",
      "Add your customers",
      "Connect your vehicles"
    ])
    await step("Add your customers").getByRole("button", { name: "Add customer" }).click()
    await expect.element(page.getByRole("dialog", { name: "Add customer" })).toBeVisible()
  })

  it("does not count sample data as vehicles of one's own", async () => {
    fakeServer([
      memberWho(EDITOR),
      invited,
      withSample,
      answers(GetFleetNumbers, () => ({ ...NO_VEHICLES, vehicles: 12 }))
    ])
    await open("/dashboard")
    await expect.element(step("Add your vehicles")).toBeVisible()
  })

  it("appears together with what stands below it, so that nothing moves", async () => {
    const requested = Promise.withResolvers<void>()
    const loaded = Promise.withResolvers<void>()
    fakeServer([
      memberWho(EDITOR),
      replies(ListInvitations, async (request) => {
        requested.resolve()
        await loaded.promise
        return invited.reply(request)
      })
    ])
    await open("/dashboard")
    const links = page.getByRole("list", { name: "Available now" })
    await requested.promise
    await expect.element(page.getByRole("main").getByRole("status", { name: "Loading…" })).toBeVisible()
    await expect.element(links).not.toBeInTheDocument()
    loaded.resolve()
    await expect.element(links).toBeVisible()
    await expect.element(checklist()).toBeVisible()
  })

  it("leaves out what cannot be done here", async () => {
    fakeServer([memberWho(EDITOR)])
    await open("/dashboard")
    await expect.element(step("Invite your team")).toBeVisible()
    await expect.element(step("Connect your vehicles")).not.toBeInTheDocument()
  })

  it.each<[string, ReadonlyArray<ReturnType<typeof answers>>]>([
    ["it is complete", [memberWho(EDITOR), invited, withVehicles, withCustomer]],
    [
      "it cannot be loaded",
      [memberWho(EDITOR), withVehicles, refuses(ListCustomers, 503, "unavailable", "Try again.")]
    ],
    ["someone else sets up", [memberWho(["organization.read", "vehicles.read"]), withVehicles]]
  ])("is not shown if %s", async (_when, answering) => {
    fakeServer(answering)
    await open("/dashboard")
    await expect.element(page.getByRole("link", { name: "1 All vehicles" })).toBeVisible()
    await expect.element(checklist()).not.toBeInTheDocument()
  })

  it("stays hidden in this browser once it was complete", async () => {
    fakeServer([memberWho(EDITOR), invited, withVehicles, withCustomer])
    await open("/dashboard")
    await expect
      .poll(() => Object.keys(localStorage).filter((key) => key.startsWith(SETUP_KEY)).length)
      .toBe(1)
  })

  it("stays hidden in this browser once it was hidden", async () => {
    fakeServer([
      memberWho(EDITOR),
      answers(ListSharedVehicles, () => ({ items: [], read_at: null, failed: false }))
    ])
    await open("/dashboard")
    await page.getByRole("button", { name: "Hide" }).click()
    await expect.element(checklist()).not.toBeInTheDocument()
    await open("/dashboard")
    await expect.element(page.getByRole("list", { name: "Available now" })).toBeVisible()
    await expect.element(checklist()).not.toBeInTheDocument()
  })
})
