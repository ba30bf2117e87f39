import { CreateCustomer, ListCustomers } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { refusesFields } from "../support/problems.ts"
import { customer, organization } from "../support/fixtures.ts"

const home = answers(MyOrganizations, () => ({ items: [organization()] }))
const list = answers(ListCustomers, () => ({ items: [customer()], next: null }))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog")

beforeEach(async () => {
  await freshBrowser()
  signIn()
  await chooseLocale("es")
})

it("shows the server's errors in Spanish, and unknown ones as the server words them", async () => {
  const phone = { code: "too_long", limit: 40, detail: "Phone must be at most 40 characters." }
  const notes = { code: "brand_new", detail: "Notes are new." }
  fakeServer([home, list, refusesFields(CreateCustomer, { "/phone": phone, "/notes": notes })])
  await open("/customers")
  const field = (name: string) => dialog().getByRole("textbox", { name, exact: true })
  await button("Añadir cliente").first().click()
  await field("Nombre").fill("Núria Weber")
  await dialog().getByRole("button", { name: "Añadir cliente" }).click()
  await expect.element(field("Teléfono")).toHaveAccessibleDescription("Debe tener como máximo 40 caracteres.")
  await expect.element(field("Notas")).toHaveAccessibleDescription("Notes are new.")
})
