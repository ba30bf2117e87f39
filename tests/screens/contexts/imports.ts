import { expect, type Page } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/imports/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/imports/messages/es.ts"
import { button, clicked } from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"

const words = { en, es }

/** Shows the demo's import in another state. */
const as = (state: Readonly<Record<string, unknown>>) => (page: Page) =>
  page.route(/\/imports\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...state } })
  })

const required = { field: "name", code: "required", message: "Name is required." }
const address = {
  field: "email",
  code: "not_an_email",
  message: "Enter a valid email address, such as name@example.com."
}

/** The second row has errors, the third exists, the fourth is a duplicate, the fifth changes a record. */
const results = [
  {},
  { outcome: "failed", errors: [required, address] },
  { outcome: "skipped", same_as: null },
  { outcome: "skipped", same_as: 2 },
  { outcome: "updated" }
]

const withResults = (page: Page) =>
  page.route(/\/imports\/[0-9a-f-]{36}\/rows\?/, async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/&?outcome=\w+/, "")
    })
    const { items, next }: { readonly items: ReadonlyArray<object>; readonly next: unknown } =
      await response.json()
    const changed = items.map((item, at) => ({ ...item, ...results[at] }))
    const isFailed = route.request().url().includes("outcome=failed")
    await route.fulfill({ response, json: { items: isFailed ? changed.slice(1, 2) : changed, next } })
  })

const open: Open = async ({ page }) => {
  await page.getByRole("link", { name: "customers.csv" }).click()
  await expect(page.getByRole("list").first()).toBeVisible()
}

const imported = (
  name: string,
  state: Readonly<Record<string, unknown>>,
  shown: (opening: Opening) => string,
  rest: Pick<Screen, "shows"> & { readonly next?: Open } = {}
) => {
  const { next, ...more } = rest
  return screen("owner", name, "/imports?target=customers", {
    before: async (page) => {
      await withResults(page)
      await as(state)(page)
    },
    open: async (opening) => {
      await open(opening)
      await expect(opening.page.getByText(shown(opening)).first()).toBeVisible()
      await next?.(opening)
    },
    ...more
  })
}

const COUNTS = { created: 43, updated: 1, skipped: 3, failed: 1 }

/** The steps after choosing a file, from the import of the demo. */
export const screens: ReadonlyArray<Screen> = [
  screen("viewer", "viewer-imports", "/imports"),
  screen("owner", "imports-choose", "/imports?target=customers"),
  imported("imports-columns", { state: "mapping" }, ({ locale }) => words[locale].mapping.header),
  imported("imports-check", { state: "checked", ...COUNTS }, ({ locale }) => words[locale].check.done(48)),
  imported(
    "imports-running",
    { state: "running", done: 30, ...COUNTS, created: 26 },
    ({ locale }) => words[locale].running.leave
  ),
  imported(
    "imports-report",
    {
      state: "failed",
      ...COUNTS,
      done: 30,
      fault: { code: "not_permitted", message: "Not allowed any more." }
    },
    ({ locale }) => words[locale].result.failed
  ),
  imported(
    "imports-unreadable",
    { state: "unreadable", fault: { code: "no_rows", message: "This file has no rows below its header." } },
    ({ locale }) => words[locale].unreadable
  ),
  imported(
    "imports-undone",
    { state: "undone", removed: 45, archived: 3 },
    ({ locale }) => words[locale].result.undone
  ),
  imported("dialog-undo-import", { state: "finished" }, ({ locale }) => words[locale].result.finished, {
    shows: ["contexts/imports/wizard/Report.tsx"],
    next: async (opening) => {
      await clicked(({ locale }) => words[locale].result.undo)(opening)
      await expect(button(opening, words[opening.locale].result.undo).last()).toBeVisible()
    }
  })
]
