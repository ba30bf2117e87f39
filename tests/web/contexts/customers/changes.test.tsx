import {
  ArchiveCustomer,
  CreateCustomer,
  EditCustomer,
  GetCustomer,
  ListCustomers,
  RestoreCustomer
} from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer, type Received, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { customer, id, inDays, organization } from "../support/fixtures.ts"
import { refusesFields } from "../support/problems.ts"

const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))
const list = (...items: ReadonlyArray<ReturnType<typeof customer>>) =>
  answers(ListCustomers, () => ({ items, next: null }))
const one = (special = {}) => answers(GetCustomer, () => customer(special))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog")
const field = (name: string) => dialog().getByRole("textbox", { name, exact: true })
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true })
const sent = (received: ReadonlyArray<Received>, method: string) =>
  received.filter((request) => request.method === method)
const openFirst = () => page.getByRole("link", { name: "Núria Weber" }).click()

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("adding a customer", () => {
  it("sends the input, and null for empty fields", async () => {
    const slow = deferred(answers(CreateCustomer, () => customer()))
    const received = fakeServer([home(), list(), slow.answer])
    await open("/customers")
    await button("Add customer").first().click()
    await field("Name").fill("Núria Weber")
    await field("Email").fill("nuria@weber.example")
    await inDialog("Add customer").click()
    await expect.element(inDialog("Adding...")).toBeVisible()
    slow.release()
    await expect.element(page.getByText("Núria Weber was added.")).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sent(received, "POST").map(({ body }) => body)).toEqual([
      {
        name: "Núria Weber",
        email: "nuria@weber.example",
        phone: null,
        notes: null,
        type: "person",
        tags: [],
        owner_id: null
      }
    ])
  })

  it("requires a name and a valid email address", async () => {
    const received = fakeServer([home(), list()])
    await open("/customers")
    await button("Add customer").first().click()
    await field("Email").fill("nuria@")
    await inDialog("Add customer").click()
    await expect.element(field("Name")).toHaveAccessibleDescription("Name is required.")
    await expect.element(field("Name")).toHaveFocus()
    await expect.element(field("Email")).toBeInvalid()
    expect(sent(received, "POST")).toEqual([])
  })

  it("shows at the email field that the address is taken, and keeps the input", async () => {
    const taken = "Another customer has this email address already."
    fakeServer([home(), list(), refuses(CreateCustomer, 409, "customer_exists", taken)])
    await open("/customers")
    await button("Add customer").first().click()
    await field("Name").fill("N. Weber")
    await field("Email").fill("nuria@weber.example")
    await inDialog("Add customer").click()
    await expect.element(field("Email")).toHaveAccessibleDescription(taken)
    await expect.element(field("Name")).toHaveValue("N. Weber")
  })
})

describe("editing a customer", () => {
  it("starts with the current values and shows the saved ones", async () => {
    const edited = customer({ notes: "Prefers vans." })
    const received = fakeServer([home(), list(customer()), answers(EditCustomer, () => edited), one(edited)])
    await open("/customers")
    await openFirst()
    await inDialog("Edit").click()
    await expect.element(field("Phone")).toHaveValue("+34 600 100 200")
    await field("Notes").fill("Prefers vans.")
    await inDialog("Save changes").click()
    await expect.element(page.getByText("Núria Weber was saved.")).toBeVisible()
    await expect.element(dialog().getByText("Prefers vans.")).toBeVisible()
    const [call] = sent(received, "PATCH")
    expect(call?.path).toBe(`/api/organizations/${organization().id}/customers/${id(81)}`)
    expect(call?.body).toEqual({
      name: "Núria Weber",
      email: "nuria@weber.example",
      phone: "+34 600 100 200",
      notes: "Prefers vans.",
      type: "person",
      tags: [],
      owner_id: null
    })
  })

  it("shows the server's errors at their fields, and can be cancelled", async () => {
    fakeServer([
      home(),
      list(customer()),
      refusesFields(EditCustomer, { "/phone": "Phone must not contain control characters." })
    ])
    await open("/customers")
    await openFirst()
    await inDialog("Edit").click()
    await inDialog("Save changes").click()
    await expect
      .element(field("Phone"))
      .toHaveAccessibleDescription("Phone must not contain control characters.")
    await inDialog("Cancel").click()
    await expect.element(inDialog("Edit")).toBeVisible()
  })
})

describe("archiving a customer", () => {
  it("needs no confirmation, and can be undone from the toast", async () => {
    const received = fakeServer([
      home(),
      list(customer()),
      one(),
      answers(ArchiveCustomer, () => ({})),
      answers(RestoreCustomer, () => ({}))
    ])
    await open("/customers")
    await openFirst()
    await inDialog("Archive").click()
    await expect.element(page.getByText("Núria Weber was archived.")).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await button("Undo").click()
    await expect.element(page.getByText("Núria Weber was restored.")).toBeVisible()
    const place = `/api/organizations/${organization().id}/customers/${id(81)}/archive`
    expect(sent(received, "PUT").map(({ path }) => path)).toEqual([place])
    expect(sent(received, "DELETE").map(({ path }) => path)).toEqual([place])
  })

  it("restores from the archive, and says why when it fails", async () => {
    const archived = customer({ archived_at: inDays(-1) })
    fakeServer([
      home(),
      list(archived),
      one(archived),
      refuses(RestoreCustomer, 409, "customer_exists", "Another customer has this email address already.")
    ])
    await open("/customers?archived=true")
    await openFirst()
    await expect.element(inDialog("Edit")).not.toBeInTheDocument()
    await inDialog("Restore").click()
    await expect.element(page.getByText("Another customer has this email address already.")).toBeVisible()
    await expect.element(dialog()).toBeVisible()
  })
})
