import { GetSupport } from "#leads/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { inDays, type Json, organization } from "../support/fixtures.ts"

const trialEndingIn = (days: number, special: Json = {}) =>
  answers(MyOrganizations, () => ({ items: [organization({ trial_ends_at: inDays(days), ...special })] }))
const support = (email: string | null) => answers(GetSupport, () => ({ email }))
const notice = () =>
  page.getByText(/trial of .+ ended on .+\. Everything still works, and nothing is deleted\./)

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("After the trial", () => {
  it("every page says what still works and whom to contact", async () => {
    fakeServer([trialEndingIn(-3), support("help@depot.example")])
    await open("/reports")
    await expect.element(notice()).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: "help@depot.example" }))
      .toHaveAttribute("href", "mailto:help@depot.example")
    await page.getByRole("link", { name: "Details" }).click()
    await expect.element(page.getByText(/Nothing is deleted, and nothing is charged\./)).toBeVisible()
    await page.getByRole("link", { name: "Export customers" }).click()
    await expect.element(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible()
  })

  it("Billing says so once", async () => {
    fakeServer([trialEndingIn(-3), support("help@depot.example")])
    await open("/billing")
    await expect.element(page.getByText(/Your free trial ended on .+\./)).toBeVisible()
    await expect.element(page.getByRole("link", { name: "help@depot.example" })).toBeVisible()
    expect(page.getByRole("link", { name: "help@depot.example" }).all()).toHaveLength(1)
    await expect.element(notice()).not.toBeInTheDocument()
  })

  it("offers the exports that the role has", async () => {
    fakeServer([trialEndingIn(-3, { role: "driver", can: ["messages.read"] }), support(null)])
    await open("/billing")
    const links = page.getByRole("main").getByRole("link", { name: /^Export/ })
    await expect.element(links.first()).toBeVisible()
    expect(links.all().map((link) => link.element().textContent)).toEqual(["Export your messages"])
  })

  it("says to contact the operator, if no address is set", async () => {
    fakeServer([trialEndingIn(-3), support(null)])
    await open("/reports")
    await expect.element(page.getByText(/contact the operator of this installation/)).toBeVisible()
  })

  it("is not mentioned before", async () => {
    fakeServer([trialEndingIn(3)])
    await open("/billing")
    await expect.element(page.getByText("3 days left")).toBeVisible()
    await expect.element(notice()).not.toBeInTheDocument()
  })
})
