import { ExportCustomers, GetCustomer, ListCustomers } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { type Locator, page, userEvent } from "vitest/browser"
import { answers, fakeServer, type Received, refuses, replies } from "../../support/fakeServer.ts"
import { typeAndPause } from "../../support/fakeTimers.ts"
import { DESKTOP, freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { customer, id, inDays, organization } from "../support/fixtures.ts"
import { savedFiles } from "../support/savedFiles.ts"
import { tableRows } from "../support/table.ts"

const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))
const allCustomers = [customer(), customer({ id: id(82), name: "Ben Okoye", email: null, phone: null })]

/** The server as far as these tests need it: searches by name, and has a separate archive. */
const list = answers(ListCustomers, ({ query }) => {
  const search = query.get("search")?.toLowerCase() ?? ""
  const items = query.get("archived") === "true" ? [] : allCustomers
  return { items: items.filter(({ name }) => name.toLowerCase().includes(search)), next: null }
})
const rows = () => tableRows("Customers")
const searchBox = () => page.getByRole("searchbox", { name: "Search customers..." })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const queriesIn = (received: ReadonlyArray<Received>) =>
  received.filter(({ path }) => path.endsWith("/customers")).map(({ query }) => query.toString())

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list", () => {
  it("shows name, email, phone and when each was added", async () => {
    fakeServer([home(), list])
    await open("/customers")
    await expect.element(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible()
    for (const text of ["Núria Weber", "nuria@weber.example", "+34 600 100 200", "3 days ago"])
      await expect.element(rows().first().getByText(text, { exact: true })).toBeVisible()
    expect(rows().nth(1).getByText("–").all()).toHaveLength(3)
    await expect
      .element(page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Customers"))
      .toBeVisible()
    await expect.poll(() => document.title).toBe("Customers · Motorpool")
  })

  it("loads more when scrolled near its end", async () => {
    const more = customer({ id: id(83), name: "Cleo Sand" })
    fakeServer([
      home(),
      answers(ListCustomers, ({ query }) =>
        query.has("after") ? { items: [more], next: null } : { items: allCustomers, next: `1.${id(82)}` }
      )
    ])
    await open("/customers")
    await expect.element(rows().nth(2).getByText("Cleo Sand")).toBeVisible()
  })

  it("becomes cards on a phone, without scrolling sideways", async () => {
    fakeServer([home(), list])
    await open("/customers", PHONE)
    await expect.element(rows().first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const [name, email] = ["Núria Weber", "nuria@weber.example"].map((text) =>
      page.getByText(text, { exact: true }).element().getBoundingClientRect()
    )
    expect(email?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity)
  })

  it.each([
    ["a desktop", DESKTOP],
    ["a phone", PHONE]
  ])("moves nothing on %s when it arrives", async (_where, size) => {
    const loaded = Promise.withResolvers<void>()
    fakeServer([
      home(),
      replies(ListCustomers, async (request) => {
        await loaded.promise
        return list.reply(request)
      })
    ])
    await open("/customers", size)
    const boxOf = (locator: Locator) => {
      const { x, y, width, height } = locator.element().getBoundingClientRect()
      return [x, y, width, Math.round(height)]
    }
    const loading = page.getByRole("table", { name: "Customers" }).getByLabelText("Loading…")
    await expect.element(button("Add customer")).toBeVisible()
    await expect.element(loading).toBeVisible()
    const buttons = () => ["Export", "Import", "Add customer"].map((name) => boxOf(button(name)))
    const before = buttons()
    const firstRow = loading.element().firstElementChild?.getBoundingClientRect()
    loaded.resolve()
    await expect.element(rows().first()).toBeVisible()
    expect(buttons()).toEqual(before)
    const row = rows().first().element().getBoundingClientRect()
    expect([row.top, Math.round(row.height)]).toEqual([firstRow?.top, Math.round(firstRow?.height ?? 0)])
  })

  it("shows an error with a retry when it cannot be loaded", async () => {
    let broken = true
    fakeServer([
      home(),
      replies(ListCustomers, (request) =>
        broken ? refuses(ListCustomers, 400, "broken", "The list broke.").reply(request) : list.reply(request)
      )
    ])
    await open("/customers")
    await expect.element(page.getByText("The list broke.")).toBeVisible()
    await expect.element(page.getByText("Request req-1")).toBeVisible()
    broken = false
    await button("Try again").click()
    await expect.element(rows().first()).toBeVisible()
  })
})

describe("the search", () => {
  it("queries the server once typing pauses, and is part of the address", async () => {
    const received = fakeServer([home(), list])
    const { router } = await open("/customers")
    await expect.element(rows().nth(1)).toBeVisible()
    await userEvent.keyboard("/")
    await expect.element(searchBox()).toHaveFocus()
    await typeAndPause(() => userEvent.keyboard("okoye"))
    await expect.poll(() => rows().all().length).toBe(1)
    await expect.element(rows().getByText("Ben Okoye")).toBeVisible()
    await expect.poll(() => router.state.location.search).toBe("?q=okoye")
    expect(queriesIn(received)).toEqual(["", "search=okoye"])
  })

  it("is read from the address, and can be cleared when nothing is found", async () => {
    fakeServer([home(), list])
    const { router } = await open("/customers?q=nobody")
    await expect.element(searchBox()).toHaveValue("nobody")
    await expect.element(page.getByRole("heading", { name: "No customers found" })).toBeVisible()
    await expect.element(page.getByText("No name, email or phone matches “nobody”.")).toBeVisible()
    await button("Clear search").click()
    await expect.element(rows().nth(1)).toBeVisible()
    await expect.element(searchBox()).toHaveValue("")
    await expect.poll(() => router.state.location.search).toBe("")
  })

  it("does not react to a slash typed into a field", async () => {
    fakeServer([home(), list])
    await open("/customers")
    await button("Add customer").click()
    const name = page.getByRole("dialog").getByLabelText("Name")
    await name.fill("Weber")
    await userEvent.keyboard("/")
    await expect.element(name).toHaveValue("Weber/")
    await expect.element(name).toHaveFocus()
  })

  it("can show the archive, which has its own empty state", async () => {
    const received = fakeServer([home(), list])
    const { router } = await open("/customers")
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Archived" }).click()
    await expect.element(page.getByRole("heading", { name: "No archived customers" })).toBeVisible()
    await expect.poll(() => router.state.location.search).toBe("?archived=true")
    expect(queriesIn(received)).toEqual(["", "archived=true"])
  })
})

describe("permissions", () => {
  const noCustomers = answers(ListCustomers, () => ({ items: [], next: null }))

  it("shows the first steps while there are no customers", async () => {
    fakeServer([home(), noCustomers])
    await open("/customers")
    await expect.element(page.getByRole("heading", { name: "No customers yet" })).toBeVisible()
    await expect.poll(() => button("Add customer").all().length).toBe(2)
    await expect.poll(() => button("Import").all().length).toBe(2)
    await expect.element(button("Export")).toBeDisabled()
  })

  it("hides the add buttons from a read-only role", async () => {
    fakeServer([home({ role: "viewer", can: ["organization.read", "customers.read"] }), list])
    const { router } = await open("/customers")
    await rows().first().getByRole("link").click()
    await expect.element(page.getByRole("dialog").getByText("nuria@weber.example")).toBeVisible()
    for (const name of ["Add customer", "Import", "Export", "Edit", "Archive", "Write email"])
      await expect.element(button(name)).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toBe(`?customer=${id(81)}`)
  })

  it("explains a missing permission to a role without access to customers", async () => {
    fakeServer([home({ role: "driver", can: ["organization.read"] })])
    await open("/customers")
    await expect
      .element(page.getByRole("heading", { name: "You don't have access to customers" }))
      .toBeVisible()
  })

  it("shows a form to create the first organization to users without one", async () => {
    fakeServer([answers(MyOrganizations, () => ({ items: [] }))])
    await open("/customers")
    await expect.element(page.getByRole("heading", { name: "Create your organization" })).toBeVisible()
  })
})

describe("the export", () => {
  it("requests what the list shows, as the signed-in user, and saves the file", async () => {
    const received = fakeServer([
      home(),
      list,
      replies(ExportCustomers, () => new Response("name\r\n", { headers: { "content-type": "text/csv" } }))
    ])
    const saved = savedFiles()
    await open("/customers?q=weber")
    await button("Export").click()
    await page.getByRole("menuitem", { name: "CSV file" }).click()
    await expect.poll(() => saved.length).toBe(1)
    expect(saved[0]?.name).toBe("customers.csv")
    expect(await saved[0]?.file.text()).toBe("name\r\n")
    const call = received.find(({ path }) => path.endsWith("/customer-export"))
    expect(call?.query.toString()).toBe("search=weber&format=csv&time_zone=UTC")
    expect(call?.headers.get("authorization")).toBe("Bearer access-1")
    await button("Export").click()
    await page.getByRole("menuitem", { name: "Excel workbook (XLSX)" }).click()
    await expect.poll(() => saved[1]?.name).toBe("customers.xlsx")
  })
})

describe("a single customer", () => {
  it("opens from its address, even if the list does not contain it", async () => {
    const old = customer({
      id: id(84),
      name: "Old Friend",
      notes: "Pays late.\nBut pays.",
      archived_at: inDays(-1)
    })
    fakeServer([home(), list, answers(GetCustomer, () => old)])
    const { router } = await open(`/customers?customer=${id(84)}`)
    const dialog = page.getByRole("dialog", { name: "Old Friend" })
    await expect.element(dialog.getByText("Archived")).toBeVisible()
    await expect.element(dialog.getByText("Pays late. But pays.")).toBeVisible()
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toBe("")
  })

  it("offers to go back instead of a retry when the customer does not exist", async () => {
    fakeServer([home(), list, refuses(GetCustomer, 404, "not_found", "Not there.")])
    const { router } = await open(`/customers?customer=${id(84)}`)
    const alert = page.getByRole("dialog").getByRole("alert")
    await expect.element(alert).toBeVisible()
    await alert.getByRole("button", { name: "Close" }).click()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toBe("")
  })
})
