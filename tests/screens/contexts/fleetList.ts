import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/fleet/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/fleet/messages/es.ts"
import { messages as listEn } from "../../../apps/web/contexts/fleet/messages/list.en.ts"
import { messages as listEs } from "../../../apps/web/contexts/fleet/messages/list.es.ts"
import { messages as viewsEn } from "../../../apps/web/contexts/views/messages/en.ts"
import { messages as viewsEs } from "../../../apps/web/contexts/views/messages/es.ts"
import { messages as listsEn } from "../../../apps/web/i18n/messages/lists.en.ts"
import { messages as listsEs } from "../../../apps/web/i18n/messages/lists.es.ts"
import { button, clicked, dialog, expectMenuOpen, thenClicked } from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"

const fleet = { en, es }
const list = { en: listEn, es: listEs }
const views = { en: viewsEn, es: viewsEs }
const lists = { en: listsEn, es: listsEs }

/** Vans and trucks that are out or late, furthest first. */
const FILTERED = "/vehicles?availability=out%2Cblocked&kind=van%2Ctruck&sort=-odometer"

/** The first two vehicles of the list. */
const selectTwo = async ({ locale, page }: Opening) => {
  const rows = page.getByRole("table", { name: fleet[locale].list }).locator("tbody").getByRole("row")
  for (const index of [0, 1]) await rows.nth(index).getByRole("checkbox").click()
}

const opensDialog =
  (open: Open): Open =>
  async (opening) => {
    await open(opening)
    await expect(dialog(opening)).toBeVisible()
  }

/** What the list of vehicles opens. The page itself comes from its route. */
export const screens: ReadonlyArray<Screen> = [
  screen("founder", "vehicles-empty", "/vehicles"),
  screen("owner", "vehicles-filtered", FILTERED),
  screen("owner", "vehicles-selected", "/vehicles", { open: selectTwo }),
  screen("owner", "dialog-change-vehicles", "/vehicles", {
    shows: ["contexts/fleet/list/together/ChangeDialog.tsx"],
    open: opensDialog(thenClicked(selectTwo, ({ locale }) => list[locale].together.setState))
  }),
  screen("owner", "vehicles-filter-added", "/vehicles", {
    open: clicked(({ locale }) => lists[locale].filters.add)
  }),
  screen("owner", "vehicles-filter-edited", FILTERED, {
    open: async (opening) => {
      const { availability } = fleet[opening.locale].fields
      await opening.page.getByRole("group").getByRole("button", { name: availability }).first().click()
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "vehicles-columns", "/vehicles", {
    open: clicked(({ locale }) => lists[locale].columns.label)
  }),
  screen("owner", "menu-view-vehicles", FILTERED, {
    open: async (opening) => {
      await button(opening, views[opening.locale].actions).click()
      await expectMenuOpen(opening)
    }
  })
]
