import { expect } from "@playwright/test"
import { messages as devicesEn } from "../../../apps/web/contexts/telematics/messages/devices.en.ts"
import { messages as devicesEs } from "../../../apps/web/contexts/telematics/messages/devices.es.ts"
import { messages as dialogsEn } from "../../../apps/web/contexts/telematics/messages/deviceDialogs.en.ts"
import { messages as dialogsEs } from "../../../apps/web/contexts/telematics/messages/deviceDialogs.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/telematics/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/telematics/messages/shell.es.ts"
import {
  button,
  buttonStartingWith,
  clicked,
  dialog,
  expectMenuOpen,
  labelPrefix,
  thenOpened
} from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"

const devices = { en: devicesEn, es: devicesEs }
const dialogs = { en: dialogsEn, es: dialogsEs }
const inShell = { en: shellEn, es: shellEs }

const LIST = "/device-issues?tab=devices"
const TRACKER = `${LIST}&q=OBD+05`

const openAdding = clicked(({ locale }) => inShell[locale].addDevice.title)

const choosing =
  (kind: "tracker" | "server"): Open =>
  async (opening) => {
    await openAdding(opening)
    await dialog(opening)
      .getByRole("radio", { name: new RegExp(`^${dialogs[opening.locale].add.kinds[kind].title}`) })
      .check({ force: true })
  }

const openIssueMenu: Open = async (opening) => {
  await buttonStartingWith(opening.page, labelPrefix(devices[opening.locale].issues.more)).click()
  await expectMenuOpen(opening)
}

const openDevice =
  (name: string): Open =>
  async (opening) => {
    await opening.page.getByRole("link", { name, exact: true }).first().click()
    await expect(dialog(opening).getByRole("heading", { name, level: 2 })).toBeVisible()
  }

/** The page with its issues comes from its route. */
export const screens: ReadonlyArray<Screen> = [
  screen("owner", "devices", LIST),
  screen("owner", "devices-not-found", `${LIST}&q=zzzz`),
  screen("owner", "faults", "/device-issues?tab=faults"),
  screen("owner", "menu-issue", "/device-issues", {
    shows: ["contexts/telematics/health/IssueActions.tsx"],
    open: openIssueMenu
  }),
  screen("owner", "dialog-snooze-issue", "/device-issues", {
    shows: ["contexts/telematics/health/SnoozeDialog.tsx"],
    open: async (opening) => {
      const { snoozeUntil, snooze } = devices[opening.locale].issues
      await openIssueMenu(opening)
      await opening.page.getByRole("menuitem", { name: snoozeUntil }).click()
      await expect(dialog(opening).getByRole("heading", { name: snooze.title })).toBeVisible()
    }
  }),
  screen("owner", "dialog-add-device", "/device-issues", {
    shows: ["contexts/telematics/adding/AddDeviceDialog.tsx"],
    open: openAdding
  }),
  screen("owner", "dialog-add-tracker", "/device-issues", { open: choosing("tracker") }),
  screen("owner", "device", TRACKER, {
    shows: ["contexts/telematics/devices/OpenedDevice.tsx"],
    open: openDevice("OBD 05")
  }),
  screen("owner", "device-edit", TRACKER, {
    open: async (opening) => {
      await openDevice("OBD 05")(opening)
      await button(opening, dialogs[opening.locale].details.edit).click()
      await expect(dialog(opening).getByLabel("IMEI")).toBeVisible()
    }
  }),
  screen("owner", "dialog-replace-key", TRACKER, {
    shows: ["contexts/telematics/devices/ReplaceKey.tsx"],
    open: thenOpened(openDevice("OBD 05"), ({ locale }) => dialogs[locale].details.replaceKey)
  }),
  // With one row, so that the panel below it is visible without scrolling.
  screen("owner", "dialog-remove-server", TRACKER, {
    shows: ["contexts/telematics/devices/ServersPanel.tsx"],
    open: clicked(({ locale }) => devices[locale].servers.removeNamed("Depot server"))
  }),
  screen("owner", "dialog-link-device", `${LIST}&q=Spare`, {
    shows: ["contexts/telematics/devices/LinkDialog.tsx"],
    open: thenOpened(openDevice("Spare phone"), ({ locale }) => dialogs[locale].details.link)
  })
]
