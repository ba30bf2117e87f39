import { ListCustomers, GetCustomer } from "#customers/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { customer, customerEmail, id } from "../support/fixtures.ts"
import { emails, home, on } from "./emailsTab.ts"

const known = [
  answers(ListCustomers, () => ({ items: [customer()], next: null })),
  answers(GetCustomer, () => customer())
]
const section = () => page.getByRole("dialog").getByRole("region", { name: "Emails" })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("lists the emails sent to a customer, the last one first, and asks for this customer's only", async () => {
  const received = fakeServer([
    on,
    ...known,
    emails(customerEmail(), customerEmail({ id: id(92), subject: "Invoice" }))
  ])
  await open(`/customers?customer=${id(81)}`)
  await expect.element(section().getByRole("listitem").nth(1)).toBeVisible()
  await expect.element(section().getByRole("button", { name: "Your car is ready" })).toBeVisible()
  expect(
    received.filter(({ path }) => path.includes("customer-emails")).map(({ query }) => query.get("customer"))
  ).toEqual([id(81)])
})

it("lists what was sent before customer emails were turned off", async () => {
  fakeServer([home(), ...known, emails(customerEmail())])
  await open(`/customers?customer=${id(81)}`)
  await expect.element(section().getByRole("button", { name: "Your car is ready" })).toBeVisible()
})

it("says that none was sent", async () => {
  fakeServer([on, ...known, emails()])
  await open(`/customers?customer=${id(81)}`)
  await expect.element(section().getByText("No emails sent yet.")).toBeVisible()
})

it("shows no emails to those who may not read them", async () => {
  fakeServer([home({ customer_email: true, role: "viewer", can: ["customers.read"] }), ...known])
  await open(`/customers?customer=${id(81)}`)
  await expect.element(page.getByRole("dialog").getByText("nuria@weber.example")).toBeVisible()
  await expect.element(section()).not.toBeInTheDocument()
})
