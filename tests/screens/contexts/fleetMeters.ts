import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/fleet/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/fleet/messages/es.ts"
import { messages as fuelEn } from "../../../apps/web/contexts/fleet/messages/fuel.en.ts"
import { messages as fuelEs } from "../../../apps/web/contexts/fleet/messages/fuel.es.ts"
import { messages as metersEn } from "../../../apps/web/contexts/fleet/messages/meters.en.ts"
import { messages as metersEs } from "../../../apps/web/contexts/fleet/messages/meters.es.ts"
import { button, clicked, dialog, expectMenuOpen, labelPrefix, openTab, thenClicked } from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"

const fleet = { en, es }
const meters = { en: metersEn, es: metersEs }
const fuel = { en: fuelEn, es: fuelEs }

const RECORD = "/vehicles/:vehicleId"
/** A van whose odometer is read, and that is filled up. */
const LIST = "/vehicles?q=V-05"
/** A van that was never read. */
const UNREAD = "/vehicles?q=V-55"

const openVehicle = async ({ page, locale }: Opening) => {
  await page
    .getByRole("link", { name: /^V-[05]5$/ })
    .first()
    .click()
  await expect(page.getByRole("tab", { name: fleet[locale].record.overview })).toBeVisible()
}

const openMeters: Open = async (opening) => {
  await openVehicle(opening)
  await openTab(opening, meters[opening.locale].tab)
}

const openFuel: Open = async (opening) => {
  await openVehicle(opening)
  await openTab(opening, fuel[opening.locale].tab)
}

/** The menu of the odometer. */
const openMenu: Open = async (opening) => {
  await openMeters(opening)
  const { more, kinds } = meters[opening.locale]
  await button(opening, more(kinds.odometer)).click()
  await expectMenuOpen(opening)
}

/** The first button of the list, such as one that voids a reading. */
const firstNamed =
  (open: Open, name: (opening: Opening) => string): Open =>
  async (opening) => {
    await open(opening)
    await opening.page
      .getByRole("button", { name: new RegExp(`^${name(opening)}`) })
      .first()
      .click()
    await expect(dialog(opening)).toBeVisible()
  }

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "vehicle-meters", LIST, { opens: RECORD, open: openMeters }),
  screen("viewer", "viewer-vehicle-meters", UNREAD, { opens: RECORD, open: openMeters }),
  screen("owner", "vehicle-fuel", LIST, { opens: RECORD, open: openFuel }),
  screen("owner", "menu-meter", LIST, {
    shows: ["contexts/fleet/meters/MeterActions.tsx"],
    open: openMenu
  }),
  screen("owner", "dialog-record-reading", LIST, {
    shows: ["contexts/fleet/meters/RecordReadingDialog.tsx"],
    open: async (opening) => {
      const { record } = meters[opening.locale]
      await thenClicked(openMeters, () => record.title)(opening)
      await dialog(opening).getByLabel(record.reading, { exact: true }).fill("999999")
      await expect(dialog(opening).getByRole("button", { name: record.anyway })).toBeVisible()
    }
  }),
  screen("owner", "dialog-void-reading", LIST, {
    shows: ["contexts/fleet/meters/VoidDialog.tsx"],
    open: firstNamed(openMeters, ({ locale }) => labelPrefix(meters[locale].voidReading))
  }),
  screen("owner", "dialog-replace-meter", LIST, {
    shows: ["contexts/fleet/meters/ReplaceMeterDialog.tsx"],
    open: async (opening) => {
      await openMenu(opening)
      await opening.page.getByRole("menuitem", { name: meters[opening.locale].replace.open }).click()
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "dialog-add-meter", LIST, {
    shows: ["contexts/fleet/meters/AddMeterDialog.tsx"],
    open: async (opening) => {
      await openMeters(opening)
      await clicked(({ locale }) => meters[locale].add.open)(opening)
    }
  }),
  screen("owner", "dialog-record-fuel", LIST, {
    shows: ["contexts/fleet/fuel/RecordFuelDialog.tsx"],
    open: async (opening) => {
      await openFuel(opening)
      await clicked(({ locale }) => fuel[locale].record.title)(opening)
      await expect(button(opening, fuel[opening.locale].record.submit).last()).toBeVisible()
    }
  })
]
