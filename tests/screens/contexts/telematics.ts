import { expect, type Page } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/telematics/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/telematics/messages/es.ts"
import { messages as mapEn } from "../../../apps/web/contexts/telematics/messages/map.en.ts"
import { messages as mapEs } from "../../../apps/web/contexts/telematics/messages/map.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/telematics/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/telematics/messages/shell.es.ts"
import { messages as appEn } from "../../../apps/web/app/messages/shell.en.ts"
import { messages as appEs } from "../../../apps/web/app/messages/shell.es.ts"
import { DEPOT, placeVehicles, VAN } from "../mapData.ts"
import { button, expectMenuOpen, failWrites, holdWrites, stopTimers } from "../opening.ts"
import { byPalette } from "../openingInShell.ts"
import { type Open, type Screen, screen } from "../Screen.ts"
import { runFirst } from "../undo.ts"

const map = { en: mapEn, es: mapEs }
const words = { en, es }
const inShell = { en: shellEn, es: shellEs }
const app = { en: appEn, es: appEs }

const CONNECTION = "/device-issues?tab=connection"
const CALLBACK = "/auth/dimo/callback"
const RETURNED = `${CALLBACK}?code=of-a-picture&state=of-a-picture`
const REFUSED = `${CALLBACK}?error=access_denied&error_description=The%20person%20said%20no.`

/** As if the user had returned from the provider before, and reloaded the page. */
const returnAgain = async (page: Page) => {
  await stopTimers(page)
  await runFirst(page, () => {
    const { user } = JSON.parse(localStorage.getItem("motorpool.session") ?? "{}")
    sessionStorage.setItem("motorpool.telematics.arrived", user.id)
  })
}

const expectEnd =
  (result: "success" | "failure"): Open =>
  async ({ page, locale }) => {
    await expect(page.getByRole("heading", { name: words[locale].callback[result] })).toBeVisible()
    await expect(page.locator("[data-sonner-toast]")).toBeVisible()
  }

/** An error shown only in a toast; hovered, so that it does not disappear. */
const showToast: Open = async ({ page, locale, isPhone }) => {
  await failWrites(page)
  await expect(page.getByRole("button", { name: app[locale].user.menu })).toBeVisible()
  await page.getByRole("button", { name: inShell[locale].connect.title, exact: true }).first().click()
  const toast = page.locator("[data-sonner-toast]")
  await expect(toast).toBeVisible()
  await toast.hover({ position: { x: isPhone ? 60 : 40, y: 12 } })
}

const openMapMenu: Open = async (opening) => {
  await button(opening, map[opening.locale].privacy.more).click()
  await expectMenuOpen(opening)
}

export const screens: ReadonlyArray<Screen> = [
  screen("visitor", "callback-refused", REFUSED),
  screen("visitor", "callback-not-authenticated", RETURNED),
  screen("owner", "callback-failed", RETURNED, { before: stopTimers, open: expectEnd("failure") }),
  screen("owner", "callback-connecting", RETURNED, {
    before: holdWrites,
    open: ({ page, locale }) => expect(page.getByText(words[locale].callback.connecting)).toBeVisible()
  }),
  screen("manager", "callback-connected", CALLBACK, { before: returnAgain, open: expectEnd("success") }),
  screen("viewer", "viewer-devices", "/device-issues"),
  screen("manager", "devices-connected", CONNECTION),
  screen("driver", "devices-expired", CONNECTION),
  screen("manager", "dialog-disconnect", "/device-issues", {
    shows: ["contexts/telematics/DisconnectDialog.tsx"],
    open: byPalette(({ locale }) => inShell[locale].disconnect.title)
  }),
  screen("owner", "vehicle-map", "/vehicle-map", { before: placeVehicles }),
  screen("owner", "map-table", "/vehicle-map?view=table", { before: placeVehicles }),
  screen("owner", "map-nearest", "/vehicle-map?show=nearest&point=40.42,-3.7", {
    before: placeVehicles
  }),
  screen("owner", "map-vehicle", `/vehicle-map?vehicle=${VAN}`, {
    before: placeVehicles,
    open: ({ page, locale }) =>
      expect(page.getByRole("button", { name: map[locale].streets.title })).toBeVisible()
  }),
  screen("owner", "dialog-remove-geofence", `/vehicle-map?show=geofences&geofence=${DEPOT}`, {
    shows: ["contexts/telematics/map/geofences/GeofenceEditor.tsx"],
    before: placeVehicles,
    open: ({ page, locale }) =>
      page.getByRole("button", { name: map[locale].geofence.remove, exact: true }).click()
  }),
  screen("owner", "menu-vehicle-map", "/vehicle-map", {
    shows: ["contexts/telematics/map/privacy/MapMenu.tsx"],
    before: placeVehicles,
    open: openMapMenu
  }),
  screen("owner", "dialog-tracking-settings", "/vehicle-map", {
    shows: ["contexts/telematics/map/privacy/TrackingDialog.tsx"],
    before: placeVehicles,
    open: async (opening) => {
      const { tracking } = map[opening.locale].privacy
      await openMapMenu(opening)
      await opening.page.getByRole("menuitem", { name: tracking.title }).click()
      await opening.page.getByRole("combobox", { name: tracking.hours.when }).selectOption("hours")
    }
  }),
  screen("owner", "dialog-departure", "/device-issues", {
    shows: ["contexts/telematics/redirect/RedirectDialog.tsx"],
    open: async (opening) => {
      // The response would navigate away.
      await holdWrites(opening.page)
      await byPalette(({ locale }) => inShell[locale].connect.title)(opening)
    }
  }),
  screen("owner", "toast", CONNECTION, {
    openedAtWidth: true,
    openedInEachLanguage: true,
    before: stopTimers,
    open: showToast
  })
]
