import type { Permission } from "#kernel"
import { ListCustomers } from "#customers/contract"
import { ListSharedVehicles, MyConnection } from "#telematics/contract"
import { ListInvitations, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { SETUP_KEY } from "../../../../apps/web/api/storageKeys.ts"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { customer, invitation, organization } from "../support/fixtures.ts"
import { noConnection } from "../telematics/fixtures.ts"

const EDITOR: ReadonlyArray<Permission> = [
  "organization.read",
  "organization.edit",
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
const connectable = answers(MyConnection, () => noConnection({ available: true }))
const checklist = () => page.getByRole("list", { name: "Set up your organization" })
const step = (name: string) => checklist().getByRole("listitem").filter({ hasText: name })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("The checklist for a new organization", () => {
  it("shows what is done, and offers what is left, the next step first", async () => {
    fakeServer([memberWho(EDITOR), invited, connectable])
    await open("/dashboard")
    await expect.element(page.getByText("2 of 4 done")).toBeVisible()
    await expect.element(step("Create your organization").getByText("Done")).toBeVisible()
    await expect.element(step("Invite your team").getByText("Done")).toBeVisible()
    await expect.element(step("Connect your vehicles").getByRole("button")).toBeVisible()
    await step("Add your customers").getByRole("button", { name: "Add customer" }).click()
    await expect.element(page.getByRole("dialog", { name: "Add customer" })).toBeVisible()
  })

  it("leaves out what cannot be done here", async () => {
    fakeServer([memberWho(EDITOR)])
    await open("/dashboard")
    await expect.element(step("Invite your team")).toBeVisible()
    await expect.element(step("Connect your vehicles")).not.toBeInTheDocument()
  })

  it.each<[string, ReadonlyArray<ReturnType<typeof answers>>]>([
    ["it is complete", [memberWho(EDITOR), invited, withCustomer]],
    ["it cannot be loaded", [memberWho(EDITOR), refuses(ListCustomers, 503, "unavailable", "Try again.")]],
    ["someone else sets up", [memberWho(["organization.read", "invitations.create"])]]
  ])("is not shown if %s", async (_when, answering) => {
    fakeServer(answering)
    await open("/dashboard")
    await expect.element(page.getByText(/^Your vehicles, bookings and tasks will appear here/)).toBeVisible()
    await expect.element(checklist()).not.toBeInTheDocument()
  })

  it("stays hidden in this browser once it was complete", async () => {
    fakeServer([memberWho(EDITOR), invited, withCustomer])
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
