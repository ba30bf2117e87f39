import { expect } from "@playwright/test"
import { messages as recallsEn } from "../../../apps/web/contexts/maintenance/messages/recalls.en.ts"
import { messages as recallsEs } from "../../../apps/web/contexts/maintenance/messages/recalls.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/maintenance/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/maintenance/messages/shell.es.ts"
import { messages as warrantiesEn } from "../../../apps/web/contexts/maintenance/messages/warranties.en.ts"
import { messages as warrantiesEs } from "../../../apps/web/contexts/maintenance/messages/warranties.es.ts"
import { buttonStartingWith, clicked, thenOpened } from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"
import { openVehicle } from "../vehicleTabs.ts"

const inShell = { en: shellEn, es: shellEs }
const recalls = { en: recallsEn, es: recallsEs }
const warranties = { en: warrantiesEn, es: warrantiesEs }

const RECALLS = "/services/recalls"

const file = (name: string) => [`contexts/maintenance/recalls/${name}.tsx`]

/** Opens the first recall beside the list. */
const openRecall: Open = async ({ page, locale }) => {
  await buttonStartingWith(page, recalls[locale].view).click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

/** Opens something over a dialog or side panel, which is hidden from assistive technology from then on. */
const thenOver =
  (open: Open): Open =>
  async (opening) => {
    await open(opening)
    await expect(opening.page.locator("[role=dialog]")).toHaveCount(2)
  }

const openServices = openVehicle(({ locale }) => inShell[locale].vehicleTabs.services)

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "services-recalls", RECALLS),
  screen("viewer", "viewer-services-recalls", RECALLS),
  screen("founder", "recalls-empty", RECALLS),
  screen("owner", "recalls-not-found", `${RECALLS}?q=zzzz`),
  screen("owner", "recall", RECALLS, { shows: file("OpenedRecall"), open: openRecall }),
  screen("owner", "dialog-recall-done", RECALLS, {
    shows: file("RecallDoneDialog"),
    open: thenOver(thenOpened(openRecall, ({ locale }) => recalls[locale].done.open))
  }),
  screen("owner", "dialog-recall-not-applicable", RECALLS, {
    shows: file("NotApplicableDialog"),
    open: thenOver(thenOpened(openRecall, ({ locale }) => recalls[locale].notApplicable.open))
  }),
  screen("owner", "dialog-add-recall", RECALLS, {
    shows: file("CampaignDialog"),
    open: clicked(({ locale }) => recalls[locale].campaigns.add)
  }),
  screen("owner", "dialog-recalls", RECALLS, {
    shows: file("CampaignsDialog"),
    open: clicked(({ locale }) => recalls[locale].campaigns.open)
  }),
  screen("owner", "dialog-add-warranty", "/vehicles?q=V-01", {
    shows: ["contexts/maintenance/warranties/WarrantyDialog.tsx"],
    opens: "/vehicles/:vehicleId",
    open: thenOpened(openServices, ({ locale }) => warranties[locale].add)
  })
]
