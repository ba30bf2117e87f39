import { expect } from "@playwright/test"
import { messages as downtimeEn } from "../../../apps/web/contexts/maintenance/messages/downtime.en.ts"
import { messages as downtimeEs } from "../../../apps/web/contexts/maintenance/messages/downtime.es.ts"
import { messages as en } from "../../../apps/web/contexts/maintenance/messages/planning.en.ts"
import { messages as es } from "../../../apps/web/contexts/maintenance/messages/planning.es.ts"
import { messages as settingsEn } from "../../../apps/web/contexts/maintenance/messages/settings.en.ts"
import { messages as settingsEs } from "../../../apps/web/contexts/maintenance/messages/settings.es.ts"
import { buttonStartingWith, clicked, expectMenuOpen, labelPrefix } from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"

const planning = { en, es }
const downtime = { en: downtimeEn, es: downtimeEs }
const settings = { en: settingsEn, es: settingsEs }
const PLANNING = "/services/planning"
const WORKSHOP = "/services/workshop"
const DOWNTIME = "/services/downtime"
const inPlanning = (file: string) => [`contexts/maintenance/planning/${file}.tsx`]

/** Opens the first work order that is not scheduled. */
const openFirst: Open = async ({ page }) => {
  await page.getByRole("button", { name: /^WO-/ }).last().click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

/** Opens the first work order that is on the board. */
const openScheduled: Open = async ({ page }) => {
  await page.locator("[data-row]").getByRole("button").first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

/** Opens the menu of the first bay. */
const openBayMenu: Open = async (opening) => {
  await buttonStartingWith(opening.page, labelPrefix(settings[opening.locale].bays.more)).click()
  await expectMenuOpen(opening)
}

/** Opens the menu of the downtime that was recorded by hand. */
const openDowntimeMenu: Open = async (opening) => {
  const label = downtime[opening.locale].more("§", "").split("§")[0] ?? ""
  await buttonStartingWith(opening.page, label).click()
  await expectMenuOpen(opening)
}

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "services-planning", PLANNING),
  screen("owner", "services-planning-week", `${PLANNING}?view=week&by=technician`),
  screen("viewer", "viewer-services-planning", PLANNING),
  screen("owner", "dialog-plan-work-order", PLANNING, { shows: inPlanning("PlanDialog"), open: openFirst }),
  screen("owner", "dialog-add-bay", PLANNING, {
    shows: inPlanning("BayDialog"),
    open: clicked(({ locale }) => planning[locale].bays.add)
  }),
  screen("owner", "dialog-replan-work-order", PLANNING, { open: openScheduled }),
  screen("owner", "services-workshop", WORKSHOP),
  screen("viewer", "viewer-services-workshop", WORKSHOP),
  screen("owner", "menu-bay", WORKSHOP, {
    shows: ["contexts/maintenance/settings/BayRow.tsx"],
    open: openBayMenu
  }),
  screen("owner", "services-downtime", DOWNTIME),
  screen("viewer", "viewer-services-downtime", `${DOWNTIME}?days=365&planned=true`),
  screen("owner", "menu-downtime", DOWNTIME, {
    shows: ["contexts/maintenance/downtime/DowntimeActions.tsx"],
    openedAtWidth: true,
    open: openDowntimeMenu
  }),
  screen("owner", "dialog-record-downtime", DOWNTIME, {
    shows: ["contexts/maintenance/downtime/DowntimeDialog.tsx"],
    open: clicked(({ locale }) => downtime[locale].record)
  })
]
