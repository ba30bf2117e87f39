import { expect, type Page } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/telematics/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/telematics/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/telematics/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/telematics/messages/shell.es.ts"
import { messages as appEn } from "../../../apps/web/app/messages/shell.en.ts"
import { messages as appEs } from "../../../apps/web/app/messages/shell.es.ts"
import { failWrites, holdWrites, stopTimers } from "../opening.ts"
import { byPalette } from "../openingInShell.ts"
import { type Open, type Screen, screen } from "../Screen.ts"

const words = { en, es }
const inShell = { en: shellEn, es: shellEs }
const app = { en: appEn, es: appEs }

const CALLBACK = "/auth/dimo/callback"
const RETURNED = `${CALLBACK}?code=of-a-picture&state=of-a-picture`
const REFUSED = `${CALLBACK}?error=access_denied&error_description=The%20person%20said%20no.`

/** As if the user had returned from the provider before, and reloaded the page. */
const returnAgain = async (page: Page) => {
  await stopTimers(page)
  await page.addInitScript(() => {
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
  screen("manager", "devices-connected", "/device-issues"),
  screen("driver", "devices-expired", "/device-issues"),
  screen("manager", "dialog-disconnect", "/device-issues", {
    shows: ["contexts/telematics/DisconnectDialog.tsx"],
    open: byPalette(({ locale }) => inShell[locale].disconnect.title)
  }),
  screen("owner", "dialog-departure", "/device-issues", {
    shows: ["contexts/telematics/redirect/RedirectDialog.tsx"],
    open: async (opening) => {
      // The response would navigate away.
      await holdWrites(opening.page)
      await byPalette(({ locale }) => inShell[locale].connect.title)(opening)
    }
  }),
  screen("owner", "toast", "/device-issues", {
    openedAtWidth: true,
    openedInEachLanguage: true,
    before: stopTimers,
    open: showToast
  })
]
