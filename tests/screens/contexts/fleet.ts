import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/fleet/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/fleet/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/fleet/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/fleet/messages/shell.es.ts"
import { messages as vinEn } from "../../../apps/web/contexts/fleet/messages/vin.en.ts"
import { messages as vinEs } from "../../../apps/web/contexts/fleet/messages/vin.es.ts"
import { button, clicked, dialog, expectMenuOpen, openTab, thenClicked } from "../opening.ts"
import { type Opening, type Screen, screen } from "../Screen.ts"

const words = { en, es }
const vinWords = { en: vinEn, es: vinEs }
const inShell = { en: shellEn, es: shellEs }

const RECORD = "/vehicles/:vehicleId"
/** A vehicle in service, with a plate and tags. */
const LIST = "/vehicles?q=V-05"

const openVehicle = async ({ page, locale }: Opening) => {
  await page.getByRole("link", { name: "V-05" }).first().click()
  await expect(page.getByRole("tab", { name: words[locale].record.overview })).toBeVisible()
}

/** The page of the list itself comes from its route. */
export const screens: ReadonlyArray<Screen> = [
  screen("viewer", "viewer-vehicles", "/vehicles"),
  screen("owner", "vehicles-not-found", "/vehicles?q=zzzz"),
  screen("owner", "vehicle", LIST, { opens: RECORD, open: openVehicle }),
  screen("viewer", "viewer-vehicle", LIST, { opens: RECORD, open: openVehicle }),
  screen("owner", "vehicle-history", LIST, {
    opens: RECORD,
    open: async (opening) => {
      await openVehicle(opening)
      await openTab(opening, words[opening.locale].record.history)
    }
  }),
  screen("owner", "menu-vehicle", LIST, {
    shows: ["contexts/fleet/record/RecordActions.tsx"],
    open: async (opening) => {
      await thenClicked(openVehicle, ({ locale }) => words[locale].record.more)(opening)
      await expectMenuOpen(opening)
    }
  }),
  screen("owner", "dialog-edit-vehicle", LIST, {
    shows: ["contexts/fleet/form/EditVehicleDialog.tsx"],
    open: async (opening) => {
      await thenClicked(openVehicle, ({ locale }) => words[locale].record.edit)(opening)
      await expect(button(opening, words[opening.locale].form.submitEdit)).toBeVisible()
    }
  }),
  screen("owner", "dialog-add-vehicle", "/vehicles", {
    shows: ["contexts/fleet/form/AddVehicleDialog.tsx"],
    open: clicked(({ locale }) => inShell[locale].add.title)
  }),
  // No camera is connected.
  screen("owner", "dialog-scan-vin", "/vehicles", {
    shows: ["contexts/fleet/scan/ScanVinDialog.tsx"],
    open: async (opening) => {
      const { missing } = vinWords[opening.locale].off
      await clicked(({ locale }) => inShell[locale].add.title)(opening)
      await dialog(opening).getByRole("button", { name: words[opening.locale].form.scanVin }).click()
      await expect(dialog(opening).getByText(missing)).toBeVisible()
    }
  }),
  screen("owner", "dialog-add-vehicle-vin", "/vehicles", {
    open: async (opening) => {
      const { fields } = words[opening.locale]
      await clicked(({ locale }) => inShell[locale].add.title)(opening)
      await dialog(opening).getByLabel(fields.make, { exact: true }).fill("Hyundai")
      await dialog(opening).getByLabel(fields.vin, { exact: true }).fill("1HGCM82633A004352")
      await button(opening, vinWords[opening.locale].proposals.fillEmpty).click()
      await expect(dialog(opening).getByLabel(fields.model, { exact: true })).not.toHaveValue("")
    }
  }),
  screen("owner", "dialog-add-vehicle-vin-doubtful", "/vehicles", {
    before: (page) => page.route("**/vin-decodings", (route) => route.fulfill({ status: 429, body: "" })),
    open: async (opening) => {
      const { fields } = words[opening.locale]
      await clicked(({ locale }) => inShell[locale].add.title)(opening)
      await dialog(opening).getByLabel(fields.vin, { exact: true }).fill("1HGCM82633A004325")
      await expect(dialog(opening).getByText(vinWords[opening.locale].proposals.unavailable)).toBeVisible()
    }
  }),
  screen("owner", "dialog-add-vehicle-all", "/vehicles", {
    open: async (opening) => {
      await clicked(({ locale }) => inShell[locale].add.title)(opening)
      await dialog(opening).getByRole("button", { name: words[opening.locale].form.more }).click()
    }
  })
]
