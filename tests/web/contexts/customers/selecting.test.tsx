import { CountCustomers, ListCustomers } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { customer, id, organization } from "../support/fixtures.ts"
import { filterBy } from "../support/table.ts"

const home = answers(MyOrganizations, () => ({ items: [organization()] }))
const three = ["Núria Weber", "Ben Okoye", "Cleo Sand"].map((name, index) =>
  customer({ id: id(81 + index), name })
)
const list = answers(ListCustomers, () => ({ items: three, next: null }))
const counted = answers(CountCustomers, () => ({ count: 3 }))

/** Requests with this parameter are answered once the test says so. */
const lateWith = (parameter: string, answer: Answer) => {
  const slow = deferred(answer)
  const split = replies(answer.endpoint, (request) =>
    (request.query.has(parameter) ? slow.answer : answer).reply(request)
  )
  return { answer: split, release: slow.release }
}

const button = (name: string) => page.getByRole("button", { name, exact: true })
const box = (name: string) => page.getByRole("checkbox", { name, exact: true })

const openList = async (answering: ReadonlyArray<Answer>, size?: readonly [number, number]) => {
  const received = fakeServer([...answering, home, list, counted])
  await open("/customers", size)
  await expect.element(box("Select Núria Weber")).toBeVisible()
  return received
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("while another filter loads", () => {
  it("cannot select the rows of the previous one", async () => {
    const companies = lateWith("type", list)
    await openList([companies.answer])
    await filterBy("Type", "Company")
    await expect.element(box("Select Núria Weber")).toBeDisabled()
    await expect.element(box("Select all")).toBeDisabled()
    companies.release()
    await box("Select Núria Weber").click()
    await expect.element(page.getByText("1 selected")).toBeVisible()
  })

  it("keeps the previous count", async () => {
    const companies = lateWith("type", counted)
    await openList([companies.answer])
    await expect.element(page.getByText("3 customers")).toBeVisible()
    await filterBy("Type", "Company")
    await expect.element(page.getByText("3 customers")).toHaveAttribute("data-stale", "true")
    companies.release()
    await expect.element(page.getByText("3 customers")).toHaveAttribute("data-stale", "false")
  })
})

describe("selecting all that match", () => {
  const many = answers(CountCustomers, () => ({ count: 1240 }))

  const rest = page.getByRole("button", { name: /^Select all 1,240/ })

  it("stops, and changes nothing, if the selection was cleared meanwhile", async () => {
    const twoPages = answers(ListCustomers, ({ query }) => ({
      items: three,
      next: query.has("limit") && !query.has("after") ? "more" : null
    }))
    const everything = lateWith("limit", twoPages)
    const received = await openList([everything.answer, many])
    await box("Select all").click()
    await rest.click()
    await expect.element(rest).toBeDisabled()
    await button("Clear selection").click()
    await box("Select Ben Okoye").click()
    everything.release()
    await box("Select all").click()
    await expect.element(rest).toBeEnabled()
    expect(
      received.filter(({ path, query }) => path.endsWith("/customers") && query.has("limit"))
    ).toHaveLength(1)
    await button("Clear selection").click()
    await expect.element(page.getByText("1,240 customers")).toBeVisible()
  })
})

describe("the selection", () => {
  it("forgets where a range begins once it is cleared", async () => {
    await openList([])
    await box("Select Núria Weber").click()
    await button("Clear selection").click()
    await box("Select Cleo Sand").click({ modifiers: ["Shift"] })
    await expect.element(page.getByText("1 selected")).toBeVisible()
  })

  it("selects no text with the Shift key", async () => {
    await openList([])
    const label = box("Select Cleo Sand").element().closest("label")
    expect(label && getComputedStyle(label).userSelect).toBe("none")
  })

  it("leaves the focus at the box of all rows when it is cleared", async () => {
    await openList([])
    await box("Select Núria Weber").click()
    await button("Clear selection").click()
    await expect.element(box("Select all")).toHaveFocus()
  })

  it("moves no row on a phone", async () => {
    await openList([], PHONE)
    const row = box("Select Cleo Sand").element()
    const before = row.getBoundingClientRect().top
    await box("Select Núria Weber").click()
    await expect.element(button("Set owner")).toBeVisible()
    expect(row.getBoundingClientRect().top).toBe(before)
  })
})

describe("clearing the filters", () => {
  it("leaves the focus at the button that adds one", async () => {
    await openList([])
    await filterBy("Type", "Company")
    await button("Clear filters").click()
    await expect.element(button("Add filter")).toHaveFocus()
  })

  it("is what the button says if there is no search, and leaves the focus at it", async () => {
    await openList([
      answers(ListCustomers, ({ query }) => ({ items: query.has("type") ? [] : three, next: null }))
    ])
    await filterBy("Type", "Company")
    await expect.element(page.getByText("No customer matches these filters.")).toBeVisible()
    await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click()
    await expect.element(page.getByRole("searchbox", { name: "Search customers..." })).toHaveFocus()
    await expect.element(box("Select Núria Weber")).toBeVisible()
  })
})
