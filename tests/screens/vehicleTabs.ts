import { expect } from "@playwright/test"
import { messages as en } from "../../apps/web/contexts/fleet/messages/en.ts"
import { messages as es } from "../../apps/web/contexts/fleet/messages/es.ts"
import { openTab } from "./opening.ts"
import type { Open, Opening } from "./Screen.ts"

const fleet = { en, es }

/** Opens the first vehicle of the list, and one of its tabs. */
export const openVehicle =
  (tab: (opening: Opening) => string): Open =>
  async (opening) => {
    await opening.page
      .getByRole("link", { name: /^V-\d\d$/ })
      .first()
      .click()
    await expect(opening.page.getByRole("tab", { name: fleet[opening.locale].record.overview })).toBeVisible()
    await openTab(opening, tab(opening))
  }
