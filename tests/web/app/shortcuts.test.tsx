import { ListCustomers } from "#customers/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { customer, member, organization } from "../contexts/support/fixtures.ts"
import { answers, fakeServer } from "../support/fakeServer.ts"
import { withoutPause } from "../support/fakeTimers.ts"
import { freshBrowser, open, signIn } from "../support/open.tsx"

const server = () =>
  fakeServer([
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListMembers, () => ({ items: [member()], next: null })),
    answers(ListCustomers, () => ({ items: [customer()], next: null }))
  ])

const compose = () => page.getByRole("dialog", { name: "Compose Internal Message" })
const sheet = () => page.getByRole("dialog", { name: "Keyboard shortcuts" })

const at = async (path: string) => {
  server()
  const { pathname } = await open(path)
  await expect.element(page.getByRole("button", { name: "Account menu" })).toBeVisible()
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
  return pathname
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("shortcuts", () => {
  it("open pages", async () => {
    const pathname = await at("/services")
    for (const [key, path] of [
      ["d", "/dashboard"],
      ["c", "/customers"],
      ["o", "/organization"]
    ] as const) {
      await withoutPause(() => userEvent.keyboard(`g${key}`))
      await expect.poll(pathname).toBe(path)
    }
    await expect.element(compose()).not.toBeInTheDocument()
  })

  it("start a message, and are ignored while that dialog is open", async () => {
    const pathname = await at("/services")
    await userEvent.keyboard("c")
    await expect.element(compose()).toBeVisible()
    compose().getByRole("button", { name: "Cancel" }).element().focus()
    await userEvent.keyboard("gd?")
    expect(pathname()).toBe("/services")
    await expect.element(sheet()).not.toBeInTheDocument()
  })

  it("open messages and notifications", async () => {
    await at("/services")
    await withoutPause(() => userEvent.keyboard("gn"))
    await expect.element(page.getByRole("heading", { name: "Notifications & Invitations" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  })

  it("are ignored while typing", async () => {
    const pathname = await at("/customers")
    const box = page.getByRole("searchbox", { name: "Search customers..." })
    await expect.element(box).toBeVisible()
    await userEvent.keyboard("/")
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard("gd/?c")
    await expect.element(box).toHaveValue("gd/?c")
    expect(pathname()).toBe("/customers")
  })

  it("for search open the palette on a page without a search of its own", async () => {
    await at("/reports")
    await userEvent.keyboard("/")
    await expect.element(page.getByRole("dialog", { name: "Search and commands" })).toBeVisible()
  })
})

describe("the keyboard sheet", () => {
  it("opens with the question mark, with or without Shift, and lists every shortcut", async () => {
    await at("/services")
    await userEvent.keyboard("{Shift>}?{/Shift}")
    await expect.element(sheet()).toBeVisible()
    const terms = sheet().getByRole("term")
    const names = terms.all().map((term) => term.element().textContent)
    for (const name of ["Operations Center", "Customers", "Organization", "Messages", "Notifications"])
      expect(names).toContain(name)
    for (const name of ["Compose message", "Search", "Search and commands", "Toggle sidebar"])
      expect(names).toContain(name)
  })
})

describe("the switch on the account page", () => {
  it("turns off single keys in this browser, but not those with Ctrl", async () => {
    const pathname = await at("/account")
    const single = page.getByRole("switch", { name: "Single-key shortcuts" })
    await expect.element(single).toBeChecked()
    await single.click()
    await expect.element(single).not.toBeChecked()
    expect(localStorage.getItem("motorpool.single-keys")).toBe("off")
    await userEvent.keyboard("gd?c")
    expect(pathname()).toBe("/account")
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    await userEvent.keyboard("{Control>}k{/Control}")
    await expect.element(page.getByRole("dialog", { name: "Search and commands" })).toBeVisible()
  })

  it("keeps the list of shortcuts available, which says that they are off", async () => {
    localStorage.setItem("motorpool.single-keys", "off")
    await at("/account")
    await page.getByRole("button", { name: "Show all shortcuts" }).click()
    await expect.element(sheet().getByText(/^Single-key shortcuts are off in this browser/)).toBeVisible()
  })
})
