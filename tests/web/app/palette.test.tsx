import { GetCustomer, ListCustomers } from "#customers/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { RECENT_ACTIONS_KEY } from "../../../apps/web/api/storageKeys.ts"
import { anaMember, customer, id, member, organization } from "../contexts/support/fixtures.ts"
import { answers, fakeServer, refuses } from "../support/fakeServer.ts"
import { typeAndPause } from "../support/fakeTimers.ts"
import { freshBrowser, open, PHONE, signIn } from "../support/open.tsx"

const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))
const team = answers(ListMembers, () => ({ items: [member(), anaMember()], next: null }))
const noCustomers = answers(ListCustomers, () => ({ items: [], next: null }))
const field = () =>
  page.getByRole("combobox", { name: "Search pages, actions, people, vehicles, customers..." })
const options = () => page.getByRole("option")
const option = (name: string | RegExp) => page.getByRole("option", { name })
const active = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent

/** Opens the palette with its shortcut, as soon as the page listens for it. */
const openPalette = async () => {
  await expect.element(page.getByRole("button", { name: "Search and commands" })).toBeVisible()
  await userEvent.keyboard("{Control>}k{/Control}")
  await expect.element(field()).toHaveFocus()
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the palette", () => {
  it("opens on Ctrl+K with everything in groups, and the first entry active", async () => {
    fakeServer([home(), team])
    await open("/dashboard")
    await openPalette()
    const listbox = page.getByRole("listbox", { name: "Results" })
    for (const group of [
      "Go to",
      "Actions",
      "Switch organization",
      "Theme",
      "Language",
      "Row height",
      "Account"
    ])
      await expect.element(listbox.getByRole("group", { name: group, exact: true })).toBeInTheDocument()
    expect(active()).toContain("Operations Center")
    const selected = options().first().element()
    await expect.element(field()).toHaveAttribute("aria-activedescendant", selected.id)
    expect(page.getByRole("dialog", { name: "Search and commands" }).all()).toHaveLength(1)
  })

  it("ignores case and accents, matches abbreviations, and highlights the letters", async () => {
    fakeServer([home(), team, noCustomers])
    await open("/dashboard")
    await openPalette()
    await field().fill("ÓPC")
    const marked = () =>
      [...document.querySelectorAll('[aria-selected="true"] mark')].map(({ textContent }) => textContent)
    await expect.poll(marked).toEqual(["Op", "C"])
    expect(active()).toContain("Operations Center")
  })

  it("finds actions by keyword", async () => {
    fakeServer([home(), team, noCustomers])
    await open("/dashboard")
    await openPalette()
    await field().fill("log out")
    await expect.poll(active).toContain("Sign Out")
  })

  it("moves with the arrow keys, wrapping around, and with Home and End", async () => {
    fakeServer([home(), team])
    await open("/dashboard")
    await openPalette()
    for (const [key, title] of [
      ["ArrowDown", "Vehicles"],
      ["End", "Sign Out"],
      ["ArrowDown", "Operations Center"],
      ["ArrowUp", "Sign Out"],
      ["Home", "Operations Center"]
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(active).toContain(title)
    }
  })

  it("runs the active entry on Enter, and lists it first the next time", async () => {
    fakeServer([home(), team, noCustomers])
    const { pathname } = await open("/dashboard")
    await openPalette()
    await field().fill("insp")
    await userEvent.keyboard("{Enter}")
    await expect.poll(pathname).toBe("/inspections")
    await expect.element(field()).not.toBeInTheDocument()
    await openPalette()
    await expect
      .element(page.getByRole("group", { name: "Recent" }).getByRole("option"))
      .toHaveTextContent("Inspections")
    await expect.poll(active).toContain("Inspections")
    expect(option("Inspections").all()).toHaveLength(1)
  })

  it("finds where vehicles are shown", async () => {
    fakeServer([home()])
    await open("/dashboard")
    await openPalette()
    await field().fill("vehicles")
    for (const name of ["Vehicle Map", "Devices", "Vehicles"])
      await expect.element(option(name)).toBeVisible()
  })

  it("leaves the focus on the page when closed with Escape and nothing had it", async () => {
    fakeServer([home()])
    await open("/dashboard")
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
    await userEvent.keyboard("{Control>}k{/Control}")
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect.element(page.getByRole("main")).toHaveFocus()
  })

  it("returns the focus when closed with Escape", async () => {
    fakeServer([home(), team])
    await open("/dashboard")
    const button = page.getByRole("button", { name: "Search and commands" })
    await button.click()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect.element(field()).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it("says when there are no results", async () => {
    fakeServer([home(), team, noCustomers])
    await open("/dashboard")
    await openPalette()
    await field().fill("zzzz")
    await expect.element(page.getByText("No results for “zzzz”.")).toBeVisible()
    await expect.element(field()).toHaveAttribute("aria-expanded", "false")
  })

  it("lists only permitted actions", async () => {
    fakeServer([home({ can: ["organization.read"] })])
    await open("/dashboard")
    await openPalette()
    await expect.element(option("Create organization")).toBeInTheDocument()
    for (const name of ["Invite member", "Add customer", "Import customers"])
      await expect.element(option(name)).not.toBeInTheDocument()
  })

  it("fits a phone, where the user menu opens it", async () => {
    fakeServer([home(), team])
    await open("/dashboard", PHONE)
    await page.getByRole("button", { name: "Account menu" }).click()
    await page.getByRole("menuitem", { name: "Search and commands" }).click()
    await expect.element(field()).toHaveFocus()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0])
  })
})

describe("people and customers", () => {
  it("are found while typing, and choosing a member starts a message", async () => {
    fakeServer([home(), team, noCustomers])
    await open("/dashboard")
    await openPalette()
    await field().fill("okoye")
    await expect.element(page.getByRole("group", { name: "People" })).toBeInTheDocument()
    await option("Message Ben Okoye").click()
    const dialog = page.getByRole("dialog", { name: "Compose Internal Message" })
    await expect.element(dialog.getByRole("combobox", { name: "Recipient" })).toHaveValue(member().user_id)
    await expect.element(dialog.getByLabelText("Subject")).toHaveFocus()
  })

  it("are not stored as recent", async () => {
    fakeServer([home(), team, noCustomers])
    await open("/dashboard")
    await openPalette()
    await field().fill("okoye")
    await option("Message Ben Okoye").click()
    await expect.element(page.getByRole("dialog", { name: "Compose Internal Message" })).toBeVisible()
    expect(localStorage.getItem(RECENT_ACTIONS_KEY)).toBeNull()
  })

  it("searches customers on the server once typing pauses, and opens the chosen one", async () => {
    const received = fakeServer([
      home(),
      team,
      answers(ListCustomers, () => ({ items: [customer()], next: null })),
      answers(GetCustomer, () => customer())
    ])
    const { router } = await open("/reports")
    await openPalette()
    await typeAndPause(() => userEvent.keyboard("nuria"))
    await expect.element(option(/Weber/).getByText("nuria@weber.example")).toBeVisible()
    const searches = received.filter(({ path }) => path.endsWith("/customers"))
    expect(searches.map(({ query }) => query.get("search"))).toEqual(["nuria"])
    await option(/Weber/).click()
    await expect.poll(() => router.state.location.search).toBe(`?customer=${id(81)}`)
  })

  it("shows a name above its address on a phone, without cutting it off", async () => {
    const items = [customer({ name: "Zahnarztpraxis Doktor Weber" })]
    fakeServer([home(), team, answers(ListCustomers, () => ({ items, next: null }))])
    await open("/dashboard", PHONE)
    await page.getByRole("button", { name: "Account menu" }).click()
    await page.getByRole("menuitem", { name: "Search and commands" }).click()
    await field().fill("weber")
    await expect.element(option(/Zahnarzt/)).toBeVisible()
    const [name, address] = [
      ...option(/Zahnarzt/)
        .element()
        .querySelectorAll("span")
    ]
    expect(name?.textContent).toBe("Zahnarztpraxis Doktor Weber")
    expect(name?.scrollWidth).toBe(name?.clientWidth)
    expect(address?.textContent).toBe("nuria@weber.example")
    expect(address?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name?.getBoundingClientRect().bottom ?? Infinity
    )
  })

  it("shows when the search fails", async () => {
    fakeServer([home(), team, refuses(ListCustomers, 403, "forbidden")])
    await open("/dashboard")
    await openPalette()
    await field().fill("anything")
    await expect.element(page.getByText("Couldn't search people, vehicles, and customers.")).toBeVisible()
  })
})
