import { ListCustomers } from "#customers/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { chooseLocale } from "../../apps/web/i18n/locale.ts"
import { customer, id, inDays, member, organization } from "./contexts/support/fixtures.ts"
import { answers, fakeServer } from "./support/fakeServer.ts"
import { freshBrowser, open, signIn } from "./support/open.tsx"

const home = answers(MyOrganizations, () => ({ items: [organization()] }))

/** The left edge of an element's text, in pixels. */
const beginOf = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return Math.round(range.getBoundingClientRect().left)
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("aligns customers' addresses, however long their dates are", async () => {
  await chooseLocale("es")
  const items = [0, -1, -10].map((days, n) => customer({ id: id(80 + n), created_at: inDays(days) }))
  fakeServer([home, answers(ListCustomers, () => ({ items, next: null }))])
  await open("/customers")
  await expect.element(page.getByText("la semana pasada")).toBeVisible()
  const begins = page.getByText("nuria@weber.example").elements().map(beginOf)
  expect(begins).toHaveLength(3)
  expect(new Set(begins).size).toBe(1)
  const heads = [/^Nombre/, /^Alta/].map((name) => page.getByRole("button", { name }).element())
  expect(new Set(heads.map((head) => getComputedStyle(head).fontSize)).size).toBe(1)
})

it("aligns roles shown as text with those shown as a select", async () => {
  const items = [
    member({ can: { give_roles: ["driver", "viewer"], remove: true, make_owner: false }, role: "driver" }),
    member({ id: id(42), role: "owner", can: { give_roles: [], remove: false, make_owner: false } })
  ]
  fakeServer([home, answers(ListMembers, () => ({ items, next: null }))])
  await open("/organization")
  await expect.element(page.getByRole("listitem").getByRole("combobox")).toBeVisible()
  const choice = page.getByRole("listitem").getByRole("combobox").element()
  const { borderLeftWidth, paddingLeft } = getComputedStyle(choice)
  const words = choice.getBoundingClientRect().left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft)
  expect(beginOf(page.getByRole("listitem").getByText("Owner", { exact: true }).element())).toBe(
    Math.round(words)
  )
})
