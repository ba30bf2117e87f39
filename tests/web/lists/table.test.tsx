import { CountCustomers, ListCustomers } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { singleKeys } from "../../../apps/web/app/singleKeys.ts"
import { customer, id, organization } from "../contexts/support/fixtures.ts"
import { tableRows } from "../contexts/support/table.ts"
import { answers, fakeServer } from "../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../support/open.tsx"

const three = ["Núria Weber", "Ben Okoye", "Cleo Sand"].map((name, index) =>
  customer({ id: id(81 + index), name })
)
const rows = () => tableRows("Customers")
const heads = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.getAttribute("aria-label"))
const button = (name: string) => page.getByRole("button", { name, exact: true })

const openTable = async (size?: readonly [number, number]) => {
  fakeServer([
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListCustomers, () => ({ items: three, next: null })),
    answers(CountCustomers, () => ({ count: 3 }))
  ])
  const opened = await open("/customers", size)
  await expect.element(rows().first()).toBeVisible()
  return opened
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the columns of a table", () => {
  it("are shown, hidden and moved, and stay so after a reload", async () => {
    const { screen } = await openTable()
    await button("Columns").click()
    const popover = page.getByRole("dialog", { name: "Columns" })
    await popover.getByRole("checkbox", { name: "Phone" }).click()
    await popover.getByRole("checkbox", { name: "Owner" }).click()
    await popover.getByRole("button", { name: "Move Owner up" }).click()
    await expect.poll(heads).toEqual(["Name", "Email", "Tags", "Owner", "Added"])
    await screen.unmount()
    await openTable()
    expect(heads()).toEqual(["Name", "Email", "Tags", "Owner", "Added"])
    await button("Columns").click()
    await expect.element(popover.getByRole("checkbox", { name: "Name" })).toBeDisabled()
    await popover.getByRole("button", { name: "Reset columns" }).click()
    await expect.poll(heads).toEqual(["Name", "Email", "Phone", "Tags", "Added"])
  })

  it("get another width with the arrow keys, and their own again with Enter", async () => {
    await openTable()
    const edge = page.getByRole("separator", { name: "Width of Email" })
    const width = () => edge.element().parentElement?.getBoundingClientRect().width ?? 0
    const before = width()
    edge.element().focus()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await expect.poll(width).toBe(Math.round(before) + 32)
    const cell = rows().first().getByText("nuria@weber.example").element().closest("td")
    expect(cell?.getBoundingClientRect().width).toBe(width())
    await userEvent.keyboard("{Enter}")
    await expect.poll(width).toBe(before)
  })

  it("are moved by dragging a heading", async () => {
    await openTable()
    const heading = (name: string) => page.getByRole("columnheader", { name })
    await userEvent.dragAndDrop(heading("Tags").getByText("Tags"), heading("Email").getByText("Email"))
    await expect.poll(heads).toEqual(["Name", "Tags", "Email", "Phone", "Added"])
  })
})

describe("a wide table", () => {
  it("scrolls inside itself, with its headings and names in place", async () => {
    await openTable([1024, 800])
    await button("Columns").click()
    for (const name of ["Type", "Owner", "Last edited"])
      await page.getByRole("dialog").getByRole("checkbox", { name }).click()
    await userEvent.keyboard("{Escape}")
    const body = rows().first().element().closest("tbody") ?? expect.unreachable("it has a body")
    const name = page.getByRole("link", { name: "Núria Weber" }).element()
    const before = name.getBoundingClientRect().left
    expect(body.scrollWidth).toBeGreaterThan(body.clientWidth)
    body.scrollLeft = 200
    await expect.poll(() => document.querySelector("thead")?.scrollLeft).toBe(200)
    expect(name.getBoundingClientRect().left).toBe(before)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
  })
})

describe("the rows of a table", () => {
  it("are links as a whole, opened in another tab by the middle button", async () => {
    await openTable()
    const { left, top, width, height } = rows().nth(1).element().getBoundingClientRect()
    for (const share of [0.25, 0.5, 0.9]) {
      const link = document.elementFromPoint(left + width * share, top + height / 2)?.closest("a")
      expect(link?.getAttribute("href"), `${share}`).toBe(`/customers?customer=${id(82)}`)
    }
  })

  it("are reached, selected and opened by keys, unless those are off", async () => {
    const { router } = await openTable()
    await userEvent.keyboard("jj")
    await expect.element(page.getByRole("link", { name: "Ben Okoye" })).toHaveFocus()
    await userEvent.keyboard("x")
    await expect.element(page.getByText("1 selected")).toBeVisible()
    await userEvent.keyboard("k")
    await expect.element(page.getByRole("link", { name: "Núria Weber" })).toHaveFocus()
    singleKeys.choose("off")
    await userEvent.keyboard("jx")
    await expect.element(page.getByRole("link", { name: "Núria Weber" })).toHaveFocus()
    await expect.element(page.getByText("1 selected")).toBeVisible()
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => router.state.location.search).toBe(`?customer=${id(81)}`)
  })
})
