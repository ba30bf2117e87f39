import { CountCustomers, ListCustomers } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import {
  CreateSavedView,
  DeleteSavedView,
  EditSavedView,
  ListSavedViews,
  ReadableView,
  RestoreSavedView
} from "#views/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { customer, id, inDays, organization, reader } from "../contexts/support/fixtures.ts"
import { filterBy, tableRows } from "../contexts/support/table.ts"
import { type Answer, answers, fakeServer, refuses } from "../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../support/open.tsx"

const viewOf = reader(ReadableView, {
  id: id(301),
  organization_id: organization().id,
  list: "customers",
  name: "Good companies",
  query: "type=company&sort=name",
  columns: [
    { key: "name", width: null },
    { key: "email", width: 260 }
  ],
  shared: false,
  owner_id: id(1),
  version: 4,
  created_at: inDays(-3),
  updated_at: inDays(-1),
  can: { edit: true, share: true }
})

/** A server with these views, which calls change. */
const server = (views: ReadonlyArray<ReadableView>, ...special: ReadonlyArray<Answer>) => {
  let stored = views
  const put = (view: ReadableView) => {
    stored = [...stored.filter((one) => one.id !== view.id), view]
    return view
  }
  const gone: Array<ReadableView> = []
  return fakeServer([
    ...special,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListCustomers, () => ({ items: [customer()], next: null })),
    answers(CountCustomers, () => ({ count: 1 })),
    answers(ListSavedViews, () => ({ items: stored })),
    answers(CreateSavedView, ({ body }) => put(viewOf({ ...Object(body), id: id(302), version: 1 }))),
    answers(EditSavedView, ({ body }) => put({ ...viewOf(), ...stored[0], ...Object(body), version: 5 })),
    answers(DeleteSavedView, () => {
      gone.push(...stored)
      stored = []
      return {}
    }),
    answers(RestoreSavedView, () => {
      stored = gone
      return {}
    })
  ])
}

const button = (name: string) => page.getByRole("button", { name, exact: true })
const tab = (name: string | RegExp) =>
  page.getByRole("navigation", { name: "Views" }).getByRole("link", { name })
const heads = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.getAttribute("aria-label"))
const choose = async (name: string) => {
  await button("View options").click()
  await page.getByRole("menuitem", { name, exact: true }).click()
}
const sent = (received: ReturnType<typeof fakeServer>, method: string) =>
  received.filter((request) => request.method === method).map(({ body }) => body)
const lists = (received: ReturnType<typeof fakeServer>) =>
  received.filter(({ path }) => path.endsWith("/customers")).map(({ query }) => query.toString())

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("saves what the list shows as a view, and shares it", async () => {
  const received = server([])
  const { router } = await open("/customers")
  await expect.element(tab("All customers")).toHaveAttribute("aria-current", "page")
  await filterBy("Type", "Company")
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click()
  await button("Save as new view").click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Save view" }).click()
  await expect.element(dialog.getByLabelText("Name", { exact: true })).toBeInvalid()
  await dialog.getByLabelText("Name", { exact: true }).fill("Companies by name")
  await dialog.getByRole("switch").click()
  await dialog.getByRole("button", { name: "Save view" }).click()
  await expect.element(tab("Companies by name shared")).toHaveAttribute("aria-current", "page")
  expect(sent(received, "POST")).toMatchObject([
    { list: "customers", name: "Companies by name", query: "type=company&sort=name", shared: true }
  ])
  await expect.poll(() => router.state.location.search).toBe(`?view=${id(302)}`)
  await expect.element(button("Save as new view")).not.toBeInTheDocument()
})

it("shows a view from its link alone, without loading anything else", async () => {
  const received = server([viewOf()])
  await open(`/customers?view=${id(301)}`)
  await expect.element(page.getByRole("button", { name: "Type Company" })).toBeVisible()
  await expect.poll(heads).toEqual(["Name", "Email"])
  expect(lists(received)).toEqual(["type=company&sort=name"])
})

it("marks what was changed, and saves it in the version it knows", async () => {
  const received = server([viewOf()])
  const { router } = await open(`/customers?view=${id(301)}`)
  await expect.element(tableRows("Customers").first()).toBeVisible()
  await button("Clear filters").click()
  await expect.element(tab("Good companies changed")).toHaveAttribute("aria-current", "page")
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click()
  await button("Columns").click()
  await page.getByRole("dialog").getByRole("checkbox", { name: "Email" }).click()
  await button("Save").click()
  await expect.element(page.getByText("Good companies was saved.")).toBeVisible()
  expect(sent(received, "PATCH")).toEqual([
    { expected_version: 4, query: "sort=-name", columns: [{ key: "name", width: null }] }
  ])
  await expect.element(tab("Good companies")).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe(`?view=${id(301)}`)
})

it("can show everything in a view that filters", async () => {
  const received = server([viewOf({ query: "type=company" })])
  await open(`/customers?view=${id(301)}`)
  await button("Clear filters").click()
  await expect.poll(() => lists(received).at(-1)).toBe("")
  await expect.element(tab("Good companies changed")).toHaveAttribute("aria-current", "page")
})

it("says that someone else changed a view, and keeps what the list shows", async () => {
  const detail = "Someone else changed this view in the meantime."
  server([viewOf()], refuses(EditSavedView, 409, "view_was_changed", detail))
  await open(`/customers?view=${id(301)}&type=person`)
  await button("Save").click()
  await expect.element(page.getByText(detail)).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Type Person" })).toBeVisible()
})

it("is renamed, shared and deleted, which can be undone, on a phone", async () => {
  const received = server([viewOf()])
  await open(`/customers?view=${id(301)}`, PHONE)
  await choose("Rename")
  await page.getByRole("dialog").getByLabelText("Name").fill("Better companies")
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click()
  await expect.element(tab("Better companies")).toBeVisible()
  await choose("Share with everyone")
  await expect.element(page.getByText("Better companies is shared with everyone.")).toBeVisible()
  await choose("Delete view")
  await expect.element(page.getByText("Better companies was deleted.")).toBeVisible()
  await expect.element(tab("All customers")).toHaveAttribute("aria-current", "page")
  await button("Undo").click()
  await expect.element(tab("Better companies shared")).toHaveAttribute("aria-current", "page")
  expect(sent(received, "PATCH")).toEqual([
    { expected_version: 4, name: "Better companies" },
    { expected_version: 5, shared: true }
  ])
})

it("offers only what its reader may do", async () => {
  server([viewOf({ shared: true, can: { edit: false, share: false } })])
  await open(`/customers?view=${id(301)}&type=person`)
  await expect.element(button("Save as new view")).toBeVisible()
  await expect.element(button("Save")).not.toBeInTheDocument()
  await button("View options").click()
  await expect
    .poll(() =>
      page
        .getByRole("menuitem")
        .elements()
        .map((item) => item.textContent?.trim())
    )
    .toEqual(["Save as new view", "Copy link"])
})
