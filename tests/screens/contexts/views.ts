import { expect, type Page } from "@playwright/test"
import { messages as customersEn } from "../../../apps/web/contexts/customers/messages/en.ts"
import { messages as customersEs } from "../../../apps/web/contexts/customers/messages/es.ts"
import { messages as viewsEn } from "../../../apps/web/contexts/views/messages/en.ts"
import { messages as viewsEs } from "../../../apps/web/contexts/views/messages/es.ts"
import { messages as listsEn } from "../../../apps/web/i18n/messages/lists.en.ts"
import { messages as listsEs } from "../../../apps/web/i18n/messages/lists.es.ts"
import { button, clicked, dialog } from "../opening.ts"
import { type Opening, type Screen, screen } from "../Screen.ts"

const words = { en: listsEn, es: listsEs }
const viewsIn = { en: viewsEn, es: viewsEs }
const fieldsIn = { en: customersEn.fields, es: customersEs.fields }

const FILTERED = "/customers?type=company&tag=pallets"

const OWN = "019a0000-0000-7000-8000-0000000000a1"
const CHANGED = `/customers?view=${OWN}&type=company&tag=daily`

/** The server has a personal and a shared view, which the demo data has not. */
const withViews = (page: Page) =>
  page.route("**/saved-views?*", (route) =>
    route.fulfill({
      json: {
        items: [
          { id: OWN, name: "Daily deliveries", shared: false },
          { id: OWN.replace("a1", "a2"), name: "Pallets in the south", shared: true }
        ].map((view) => ({
          ...view,
          organization_id: OWN,
          list: "customers",
          query: "tag=daily",
          columns: [],
          owner_id: OWN,
          version: 1,
          created_at: "2026-06-01T09:00:00.000Z",
          updated_at: "2026-06-01T09:00:00.000Z",
          can: { edit: true, share: true }
        }))
      }
    })
  )

/** The popover of a filter that is on. */
const openFilter = async (opening: Opening) => {
  const { type } = fieldsIn[opening.locale]
  await opening.page.getByRole("group").getByRole("button", { name: type }).first().click()
  await expect(dialog(opening)).toBeVisible()
}

/** Lists, on the page of customers. */
export const screens: ReadonlyArray<Screen> = [
  screen("owner", "list-filtered", FILTERED),
  screen("owner", "list-filter-added", "/customers", {
    shows: ["ui/filters/AddFilter.tsx"],
    open: async (opening) => {
      await clicked(({ locale }) => words[locale].filters.add)(opening)
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "list-filter-edited", FILTERED, {
    shows: ["ui/filters/FilterChip.tsx"],
    open: openFilter
  }),
  screen("owner", "list-columns", "/customers", {
    shows: ["ui/table/ColumnsButton.tsx"],
    open: async (opening) => {
      await button(opening, words[opening.locale].columns.label).click()
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "list-views", CHANGED, { before: withViews }),
  screen("owner", "menu-view", CHANGED, {
    shows: ["contexts/views/ViewMenuItems.tsx"],
    before: withViews,
    open: async (opening) => {
      await button(opening, viewsIn[opening.locale].actions).click()
      await expect(opening.page.getByRole("menu")).toBeVisible()
    }
  }),
  screen("owner", "dialog-view", CHANGED, {
    shows: ["contexts/views/ViewDialog.tsx"],
    before: withViews,
    open: async (opening) => {
      const { actions, choices } = viewsIn[opening.locale]
      await button(opening, actions).click()
      await opening.page.getByRole("menuitem", { name: choices.create }).click()
      await expect(dialog(opening)).toBeVisible()
    }
  })
]
