import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/inspections/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/inspections/messages/es.ts"
import { messages as fillingEn } from "../../../apps/web/contexts/inspections/messages/filling.en.ts"
import { messages as fillingEs } from "../../../apps/web/contexts/inspections/messages/filling.es.ts"
import { messages as recordEn } from "../../../apps/web/contexts/inspections/messages/record.en.ts"
import { messages as recordEs } from "../../../apps/web/contexts/inspections/messages/record.es.ts"
import { FILLING, INSPECTION, withInspections } from "../inspectionData.ts"
import { buttonStartingWith, clicked, labelPrefix, thenOpened } from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"
import { openVehicle } from "../vehicleTabs.ts"

const words = { en, es }
const filling = { en: fillingEn, es: fillingEs }
const record = { en: recordEn, es: recordEs }

const LIST = "/inspections"
const RECORD = `/inspections/${INSPECTION}`
const before = withInspections

const fill: Open = async ({ page, locale }) => {
  await expect(page.getByRole("button", { name: filling[locale].next })).toBeVisible()
  await page.getByRole("radio", { name: filling[locale].results.fail }).first().check()
}

/** Filling it in, and leaving it unfinished. */
const leave: Open = async (opening) => {
  await fill(opening)
  const { page, locale } = opening
  await page.getByRole("button", { name: filling[locale].close }).click()
  await expect(page.getByText(words[locale].here.draft)).toBeVisible()
}

const openTab = openVehicle(({ locale }) => words[locale].tab.title)

/** The list of inspections, the page of one, and filling one in. */
export const screens: ReadonlyArray<Screen> = [
  screen("owner", "inspections", LIST, { before }),
  screen("viewer", "viewer-inspections", LIST, { before }),
  screen("founder", "inspections-empty", LIST),
  screen("owner", "inspection", RECORD, { opens: "/inspections/:inspectionId", before }),
  screen("owner", "dialog-review-inspection", RECORD, {
    before,
    shows: ["contexts/inspections/record/ReviewDialog.tsx"],
    open: clicked(({ locale }) => record[locale].markReviewed)
  }),
  screen("owner", "inspection-new", "/inspections/new", { before }),
  screen("owner", "inspection-filling", FILLING, { before, open: fill }),
  screen("owner", "inspection-review", FILLING, {
    before,
    open: async (opening) => {
      await fill(opening)
      const m = filling[opening.locale]
      await opening.page.getByRole("button", { name: m.next }).click()
      await opening.page.getByRole("button", { name: m.toReview, exact: true }).click()
      await expect(opening.page.getByRole("heading", { name: m.review.title })).toBeVisible()
    }
  }),
  screen("owner", "dialog-discard-inspection", FILLING, {
    before,
    shows: ["contexts/inspections/list/WaitingPanel.tsx"],
    open: async (opening) => {
      await leave(opening)
      const { page, locale } = opening
      await buttonStartingWith(page, labelPrefix(words[locale].here.discardOf)).click()
      await expect(page.getByRole("alertdialog")).toBeVisible()
    }
  }),
  screen("owner", "vehicle-inspections", "/vehicles?q=V-05", {
    opens: "/vehicles/:vehicleId",
    before,
    open: openTab
  }),
  screen("owner", "dialog-export-inspections", "/vehicles?q=V-05", {
    before,
    shows: ["contexts/inspections/vehicle/ExportDialog.tsx"],
    open: thenOpened(openTab, ({ locale }) => words[locale].file.open)
  })
]
