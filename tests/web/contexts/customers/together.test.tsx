import { ChangeCustomers, CountCustomers, ListCustomers, ListTags, MAX_CHANGED } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { customer, id, organization } from "../support/fixtures.ts"
import { filterBy } from "../support/table.ts"

const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))
const three = ["Núria Weber", "Ben Okoye", "Cleo Sand"].map((name, index) =>
  customer({ id: id(81 + index), name })
)
const [first, second, third] = three.map((one) => one.id)
const list = answers(ListCustomers, ({ query }) =>
  query.has("after") ? { items: three.slice(2), next: null } : { items: three, next: null }
)
const counted = answers(CountCustomers, () => ({ count: 3 }))
const changes = (skipped: ReadonlyArray<"archived"> = []) =>
  answers(ChangeCustomers, () => ({
    changed: [first, second].flatMap((one) => (one ? [{ id: one, owner_before: null }] : [])),
    skipped: skipped.flatMap((reason) => (third ? [{ id: third, reason }] : []))
  }))

const button = (name: string) => page.getByRole("button", { name, exact: true })
const box = (name: string) => page.getByRole("checkbox", { name, exact: true })
const sent = (received: ReadonlyArray<Received>) =>
  received.filter(({ method }) => method === "PATCH").map(({ body }) => body)
const asked = (received: ReadonlyArray<Received>) =>
  received
    .filter(({ method, path }) => method === "GET" && path.endsWith("/customers"))
    .map(({ query }) => query)

const isOnTop = (element: Element) => {
  const { left, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 12, bottom - 12))
}

const openList = async (...special: ReadonlyArray<Answer>) => {
  const received = fakeServer([...special, home(), list, counted])
  const opened = await open("/customers")
  await expect.element(page.getByText("3 customers")).toBeVisible()
  return { received, ...opened }
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list of customers", () => {
  it("is sorted and filtered on the server, and in its address", async () => {
    const { received, router } = await openList(
      answers(ListTags, () => ({ items: [{ tag: "VIP", customers: 2 }] }))
    )
    await button("Name").click()
    await expect
      .element(page.getByRole("columnheader", { name: "Name" }))
      .toHaveAttribute("aria-sort", "ascending")
    await filterBy("Type", "Company")
    await filterBy("Tag", "VIP")
    await expect
      .poll(() => Object.fromEntries(asked(received).at(-1) ?? []))
      .toMatchObject({ sort: "name", type: "company", tag: "VIP" })
    expect(router.state.location.search).toContain("sort=name")
    await button("Clear filters").click()
    await expect.poll(() => router.state.location.search).toBe("?sort=name")
  })

  it("has nothing to select for people who may not edit customers", async () => {
    fakeServer([home({ can: ["organization.read", "customers.read"] }), list, counted])
    await open("/customers", PHONE)
    await expect.element(page.getByText("3 customers")).toBeVisible()
    await expect.element(box("Select all")).not.toBeInTheDocument()
  })
})

describe("selected customers", () => {
  it("are archived together, and the toast undoes it", async () => {
    const { received } = await openList(changes())
    await box("Select Núria Weber").click()
    await box("Select Ben Okoye").click()
    await expect.element(page.getByText("2 selected")).toBeVisible()
    const before = asked(received).length
    await button("Archive").click()
    await expect.element(page.getByText("2 customers were archived.")).toBeVisible()
    await expect.element(box("Select all")).toHaveFocus()
    await expect.poll(() => asked(received).length).toBeGreaterThan(before)
    await expect.element(page.getByText("3 customers")).toBeVisible()
    await button("Undo").click()
    await expect
      .poll(() => sent(received))
      .toEqual([
        { ids: [first, second], archived: true },
        { ids: [first, second], archived: false }
      ])
    await expect.element(page.getByText("2 customers were restored.")).toBeVisible()
    await expect.element(page.getByText("2 selected")).toBeVisible()
    await expect.element(box("Select Núria Weber")).toBeChecked()
  })

  it("are a range with the Shift key, and get a tag; what was skipped is counted", async () => {
    const { received } = await openList(changes(["archived"]))
    await box("Select Núria Weber").click()
    await box("Select Cleo Sand").click({ modifiers: ["Shift"] })
    await expect.element(page.getByText("3 selected")).toBeVisible()
    await button("Add tag").click()
    const tag = page.getByRole("dialog").getByLabelText("Tag")
    const submit = page.getByRole("dialog").getByRole("button", { name: "Add tag" })
    await tag.fill("VIP; new")
    await submit.click()
    await expect.element(tag).toBeInvalid()
    await tag.fill("VIP")
    await submit.click()
    await expect.element(page.getByText("2 customers were changed.")).toBeVisible()
    await expect.element(page.getByText("1 skipped: archived.")).toBeVisible()
    expect(sent(received)).toEqual([{ ids: [first, second, third], add_tags: ["VIP"] }])
    await expect.element(box("Select all")).toHaveFocus()
  })

  it("are changed back by a toast while a dialog is open, which stays open", async () => {
    const { received } = await openList(changes())
    await box("Select Núria Weber").click()
    await button("Archive").click()
    await expect.element(page.getByText("2 customers were archived.")).toBeVisible()
    await button("Add customer").click()
    await expect.element(page.getByRole("dialog")).toBeVisible()
    const undo =
      document.querySelector("[data-sonner-toast] [data-button]") ?? expect.unreachable("it is shown")
    await userEvent.click(undo)
    await expect.poll(() => sent(received)).toHaveLength(2)
    await expect.element(page.getByRole("dialog")).toBeVisible()
  })

  it("get a tag that is in use, chosen by keyboard, or a new one with Enter", async () => {
    const inUse = answers(ListTags, () => ({
      items: ["VIP", "Local", "Trade", "Fleet"].map((tag) => ({ tag, customers: 2 }))
    }))
    const { received } = await openList(changes(), inUse)
    for (const [typed, keys] of [
      ["vi", "{ArrowDown}{Enter}{Enter}"],
      ["New", "{Enter}"]
    ] as const) {
      await box("Select Núria Weber").click()
      await button("Add tag").click()
      const tag = page.getByRole("dialog").getByRole("combobox", { name: "Tag" })
      await tag.click()
      const last = page.getByRole("option").last()
      // The dialog, which ends below the field, does not cut the list.
      await expect.poll(() => isOnTop(last.element())).toBe(true)
      await tag.fill(typed)
      await expect.element(page.getByRole("option", { name: "Fleet" })).not.toBeInTheDocument()
      await userEvent.keyboard(keys)
      await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
      await expect.element(page.getByText("2 customers were changed.").first()).toBeVisible()
    }
    expect(sent(received)).toEqual([
      { ids: [first], add_tags: ["VIP"] },
      { ids: [first], add_tags: ["New"] }
    ])
  })

  it("lose their owner only if that is chosen", async () => {
    const { received } = await openList(changes())
    await box("Select Núria Weber").click()
    await button("Set owner").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Set owner" }).click()
    await expect.element(dialog.getByLabelText("Owner")).toBeInvalid()
    expect(sent(received)).toEqual([])
    await dialog.getByLabelText("Owner").selectOptions("No owner")
    await dialog.getByRole("button", { name: "Set owner" }).click()
    await expect.poll(() => sent(received)).toEqual([{ ids: [first], owner_id: null }])
  })

  it("cannot be changed in another way or cleared while a change runs", async () => {
    const slow = deferred(changes())
    await openList(slow.answer)
    await box("Select Núria Weber").click()
    await button("Archive").click()
    for (const name of ["Add tag", "Remove tag", "Set owner", "Clear selection"])
      await expect.element(button(name)).toBeDisabled()
    slow.release()
    await expect.element(page.getByText("2 customers were archived.")).toBeVisible()
  })

  it("are counted, can be restored, and leave the rest selected if a later call fails", async () => {
    const many = Array.from({ length: MAX_CHANGED + 1 }, (_, index) => customer({ id: id(1000 + index) }))
    const failing = replies(ChangeCustomers, (request) =>
      (sent(received).length === 1 ? changes() : refuses(ChangeCustomers, 400, "broken", "It broke.")).reply(
        request
      )
    )
    const received = fakeServer([
      failing,
      home(),
      counted,
      answers(ListCustomers, () => ({ items: many, next: null }))
    ])
    await open("/customers")
    await box("Select all").click()
    await button("Archive").click()
    await expect.element(page.getByText("2 customers were archived.")).toBeVisible()
    await expect.element(page.getByText("It broke.")).toBeVisible()
    await expect.element(page.getByText("1 selected")).toBeVisible()
    await expect.element(button("Undo")).toBeVisible()
  })

  it("can be all that match, also those that are not loaded", async () => {
    const many = answers(CountCustomers, () => ({ count: 1240 }))
    const received = fakeServer([home(), list, many])
    await open("/customers")
    await expect.element(page.getByText("1,240 customers")).toBeVisible()
    await box("Select all").click()
    await button("Select all 1,240").click()
    await expect.poll(() => asked(received).some((query) => query.get("limit") === "200")).toBe(true)
    await expect.element(page.getByText("3 selected")).toBeVisible()
  })
})
