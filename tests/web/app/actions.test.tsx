import { EditProfile, GetMe } from "#identity/contract"
import { ListCustomers } from "#customers/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { ACTIONS } from "../../../apps/web/app/actions/registry.ts"
import { SHORTCUTS } from "../../../apps/web/app/actions/shortcuts.ts"
import { LOCALES, loadMessages, switchLocale } from "../../../apps/web/i18n/locale.ts"
import { SHELL_MESSAGES } from "../../../apps/web/app/shellMessages.ts"
import { common } from "../../../apps/web/i18n/messages/index.ts"
import { anaMember, id, organization, user } from "../contexts/support/fixtures.ts"
import { network } from "../contexts/support/network.ts"
import { answers, fakeServer } from "../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../support/open.tsx"
import { anaSession } from "../support/people.ts"

const north = organization({ id: id(31), name: "North Yard" })
const two = answers(MyOrganizations, () => ({ items: [organization(), north] }))
const team = answers(ListMembers, () => ({ items: [anaMember()], next: null }))

const choose = async (typed: string) => {
  await expect.element(page.getByRole("button", { name: /^(Account menu|Menú de la cuenta)$/ })).toBeVisible()
  await userEvent.keyboard("{Control>}k{/Control}")
  await expect.element(page.getByRole("dialog").getByRole("combobox")).toHaveFocus()
  await userEvent.keyboard(`${typed}{Enter}`)
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the registry", () => {
  it("has unique actions and shortcuts, titled in both languages", async () => {
    const ids = ACTIONS.map((action) => action.id)
    expect(new Set(ids).size).toBe(ids.length)
    const keys = SHORTCUTS.map(({ shortcut }) => shortcut)
    expect(new Set(keys).size).toBe(keys.length)
    await loadMessages([common, ...SHELL_MESSAGES])
    await switchLocale("es")
    for (const locale of LOCALES)
      for (const { title, keywords } of ACTIONS) {
        expect(title(locale)).not.toBe("")
        expect(keywords?.(locale)).not.toBe("")
      }
  })

  it("matches long shortcuts before the shorter ones they contain", () => {
    const lengths = SHORTCUTS.map(({ shortcut }) => shortcut.split(" ").length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  })
})

describe("from the palette", () => {
  it("switches the organization", async () => {
    fakeServer([two, team])
    await open("/dashboard")
    await expect
      .element(page.getByRole("button", { name: "Organization Riverside Depot, switch" }))
      .toBeVisible()
    await choose("north")
    await expect.element(page.getByRole("button", { name: "Organization North Yard, switch" })).toBeVisible()
  })

  it("switches the theme", async () => {
    fakeServer([two, team])
    await open("/dashboard")
    await choose("dark")
    await expect.poll(() => document.documentElement.classList.contains("dark")).toBe(true)
  })

  it("invites a member", async () => {
    fakeServer([two, team])
    await open("/dashboard")
    await choose("invite")
    await expect.element(page.getByRole("dialog", { name: "Invite member" })).toBeVisible()
  })

  it("collapses the sidebar", async () => {
    fakeServer([two, team])
    await open("/dashboard")
    await choose("toggle")
    await expect
      .element(page.getByRole("button", { name: "Toggle sidebar" }))
      .toHaveAttribute("aria-expanded", "false")
  })

  it("signs out", async () => {
    fakeServer([two, team])
    const { pathname } = await open("/dashboard")
    await choose("sign out")
    await expect.poll(pathname).toBe("/auth")
  })
})

describe("switching the language", () => {
  it("changes this browser", async () => {
    const received = fakeServer([two, team])
    await open("/dashboard")
    await choose("español")
    await expect.element(page.getByRole("heading", { level: 1, name: "Centro de operaciones" })).toBeVisible()
    expect(localStorage.getItem("motorpool.locale")).toBe("es")
    expect(received.filter(({ method }) => method === "PATCH")).toEqual([])
  })

  it("also changes a language set in the profile, which would override the browser's on the next visit", async () => {
    signIn(anaSession({ locale: "en" }))
    const received = fakeServer([
      two,
      team,
      answers(GetMe, () => user({ locale: "en" })),
      answers(EditProfile, () => user({ locale: "es" }))
    ])
    await open("/dashboard")
    await page.getByRole("button", { name: "Account menu" }).click()
    await page.getByRole("menuitemradio", { name: "Español" }).click()
    await expect.element(page.getByRole("menuitemradio", { name: "Compactas" })).toBeVisible()
    await expect
      .poll(() => received.filter(({ method }) => method === "PATCH").map(({ body }) => body))
      .toEqual([{ locale: "es" }])
  })
})

describe("offline", () => {
  const reason = "This needs a connection."

  it("disables what needs a connection in a menu, and says why", async () => {
    const { go } = network()
    fakeServer([two, team])
    await open("/reports")
    await page.getByRole("button", { name: /^Organization .+, switch$/ }).click()
    const create = page.getByRole("menuitem", { name: "Create organization" })
    await expect.element(create).not.toHaveAttribute("aria-disabled")
    go(false)
    await expect.element(create).toHaveAttribute("aria-disabled", "true")
    await expect.element(create).toHaveAccessibleDescription(reason)
    await create.click({ force: true })
    await expect.element(page.getByText(reason).first()).toBeVisible()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  })

  it("disables what needs a connection, and says why, in buttons, in the palette and for shortcuts", async () => {
    const { go } = network()
    fakeServer([two, team, answers(ListCustomers, () => ({ items: [], next: null }))])
    await open("/customers")
    const add = page.getByRole("button", { name: "Add customer" }).first()
    await expect.element(add).toBeVisible()
    go(false)
    await expect.element(add).toHaveAttribute("aria-disabled", "true")
    await expect.element(add).toHaveAccessibleDescription(reason)
    await add.click({ force: true })
    await expect.element(page.getByText(reason).first()).toBeVisible()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    await userEvent.keyboard("{Control>}k{/Control}")
    await userEvent.keyboard("invite")
    const invite = page.getByRole("option", { name: /^Invite member/ })
    await expect.element(invite).toHaveAttribute("aria-disabled", "true")
    await expect.element(invite).toMatchTextContent(reason)
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    go(true)
    await expect.element(add).not.toHaveAttribute("aria-disabled")
  })

  it("keeps the input of an open form, and says why it cannot be submitted", async () => {
    const { go } = network()
    const received = fakeServer([two, team, answers(ListCustomers, () => ({ items: [], next: null }))])
    await open("/customers")
    await page.getByRole("button", { name: "Add customer" }).first().click()
    const form = page.getByRole("dialog")
    const name = form.getByRole("textbox", { name: "Name", exact: true })
    await name.fill("Cleo Sand")
    go(false)
    const submit = form.getByRole("button", { name: "Add customer" })
    await expect.element(submit).toHaveAttribute("aria-disabled", "true")
    await expect.element(submit).toHaveAccessibleDescription(reason)
    await name.click()
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText(reason).first()).toBeVisible()
    await expect.element(name).toHaveValue("Cleo Sand")
    expect(received.filter(({ method }) => method === "POST")).toEqual([])
    go(true)
    await expect.element(submit).not.toHaveAccessibleDescription(reason)
  })

  it("says how old the data is", async () => {
    const { go } = network()
    fakeServer([two, team])
    await open("/billing")
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
    go(false)
    await expect.element(page.getByText("You're offline.")).toBeVisible()
    await expect.element(page.getByText(/^Updated now/)).toBeVisible()
  })
})
