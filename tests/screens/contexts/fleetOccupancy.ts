import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/fleet/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/fleet/messages/es.ts"
import { messages as occupancyEn } from "../../../apps/web/contexts/fleet/messages/occupancy.en.ts"
import { messages as occupancyEs } from "../../../apps/web/contexts/fleet/messages/occupancy.es.ts"
import { messages as safetyEn } from "../../../apps/web/contexts/fleet/messages/safety.en.ts"
import { messages as safetyEs } from "../../../apps/web/contexts/fleet/messages/safety.es.ts"
import { buttonStartingWith, clicked, dialog, expectMenuOpen, labelPrefix, openTab } from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"

const fleet = { en, es }
const occupancy = { en: occupancyEn, es: occupancyEs }
const safety = { en: safetyEn, es: safetyEs }

const RECORD = "/vehicles/:vehicleId"
/** A van that is out, and booked afterwards. */
const OUT = "/vehicles?q=V-05"
/** A van that is grounded. */
const GROUNDED = "/vehicles?q=V-04"

const openAvailability: Open = async (opening) => {
  const { page, locale } = opening
  await page
    .getByRole("link", { name: /^V-0[45]$/ })
    .first()
    .click()
  await expect(page.getByRole("tab", { name: fleet[locale].record.overview })).toBeVisible()
  await openTab(opening, occupancy[locale].tab)
}

const onTab =
  (name: (opening: Opening) => string): Open =>
  async (opening) => {
    await openAvailability(opening)
    await clicked(name)(opening)
  }

/** The menu of the first hold that begins with the kind of those who are out. */
const openMenu: Open = async (opening) => {
  await openAvailability(opening)
  const { more } = occupancy[opening.locale]
  const hold = `${labelPrefix(more)}${fleet[opening.locale].holdKinds.internal_use}`
  await opening.page
    .getByRole("button", { name: new RegExp(`^${hold}`) })
    .nth(1)
    .click()
  await expectMenuOpen(opening)
}

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "vehicle-availability", OUT, { opens: RECORD, open: openAvailability }),
  screen("viewer", "viewer-vehicle-availability", GROUNDED, { opens: RECORD, open: openAvailability }),
  screen("owner", "menu-hold", OUT, {
    shows: ["contexts/fleet/occupancy/HoldActions.tsx"],
    open: openMenu
  }),
  screen("owner", "dialog-block-vehicle", OUT, {
    shows: ["ui/FormDialog.tsx", "contexts/fleet/occupancy/BlockDialog.tsx"],
    open: onTab(({ locale }) => occupancy[locale].block.open)
  }),
  screen("owner", "dialog-block-conflict", OUT, {
    open: async (opening) => {
      const { block, takenBy } = occupancy[opening.locale]
      await onTab(() => block.open)(opening)
      await dialog(opening).getByRole("button", { name: block.submit }).click()
      await expect(dialog(opening).getByText(labelPrefix(takenBy))).toBeVisible()
    }
  }),
  screen("owner", "dialog-transfer-vehicle", OUT, {
    shows: ["contexts/fleet/occupancy/TransferDialog.tsx"],
    open: onTab(({ locale }) => occupancy[locale].transfer.open)
  }),
  screen("owner", "dialog-extend-hold", OUT, {
    shows: ["contexts/fleet/occupancy/ExtendDialog.tsx"],
    open: async (opening) => {
      await openMenu(opening)
      const { extend } = occupancy[opening.locale].actions
      await opening.page.getByRole("menuitem", { name: extend }).click()
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "dialog-ground-vehicle", OUT, {
    shows: ["contexts/fleet/safety/GroundDialog.tsx"],
    open: onTab(({ locale }) => safety[locale].ground.open)
  }),
  screen("owner", "dialog-release-vehicle", GROUNDED, {
    shows: ["contexts/fleet/safety/ReleaseDialog.tsx"],
    open: async (opening) => {
      await openAvailability(opening)
      await buttonStartingWith(opening.page, labelPrefix(safety[opening.locale].release.openFor)).click()
      await expect(dialog(opening)).toBeVisible()
    }
  })
]
