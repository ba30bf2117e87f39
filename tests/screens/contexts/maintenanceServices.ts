import { expect } from "@playwright/test"
import { messages as programsEn } from "../../../apps/web/contexts/maintenance/messages/programs.en.ts"
import { messages as programsEs } from "../../../apps/web/contexts/maintenance/messages/programs.es.ts"
import { messages as servicesEn } from "../../../apps/web/contexts/maintenance/messages/services.en.ts"
import { messages as servicesEs } from "../../../apps/web/contexts/maintenance/messages/services.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/maintenance/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/maintenance/messages/shell.es.ts"
import { messages as tasksEn } from "../../../apps/web/contexts/maintenance/messages/tasks.en.ts"
import { messages as tasksEs } from "../../../apps/web/contexts/maintenance/messages/tasks.es.ts"
import { messages as commonEn } from "../../../apps/web/i18n/messages/common.en.ts"
import { messages as commonEs } from "../../../apps/web/i18n/messages/common.es.ts"
import {
  button,
  buttonStartingWith,
  clicked,
  dialog,
  expectMenuOpen,
  labelPrefix,
  thenOpened
} from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"
import { openVehicle } from "../vehicleTabs.ts"

const inShell = { en: shellEn, es: shellEs }
const services = { en: servicesEn, es: servicesEs }
const programs = { en: programsEn, es: programsEs }
const tasks = { en: tasksEn, es: tasksEs }
const common = { en: commonEn, es: commonEs }

const RECORD = "/vehicles/:vehicleId"
const PROGRAM = "/services/programs/:programId"

const openServices = openVehicle(({ locale }) => inShell[locale].vehicleTabs.services)

const openMenu: Open = async (opening) => {
  await buttonStartingWith(
    opening.page,
    labelPrefix((name) => services[opening.locale].more(name, ""))
  ).click()
  await expectMenuOpen(opening)
}

/** Opens a dialog by an item of the first service's menu. */
const byMenu =
  (item: (opening: Opening) => string): Open =>
  async (opening) => {
    await openMenu(opening)
    await opening.page.getByRole("menuitem", { name: item(opening), exact: true }).click()
    await expect(dialog(opening)).toBeVisible()
  }

/** Selects all listed services, and opens the dialog that changes them. */
const together =
  (what: "complete" | "skip"): Open =>
  async (opening) => {
    const { page, locale } = opening
    await page.getByRole("checkbox", { name: common[locale].selection.all }).click()
    await button(opening, services[locale].together[what]).first().click()
    await expect(dialog(opening)).toBeVisible()
  }

const openProgram: Open = async ({ page, locale }) => {
  await page.getByRole("list", { name: programs[locale].list }).getByRole("link").last().click()
  await expect(page.getByRole("list", { name: programs[locale].items.list })).toBeVisible()
}

/** The page of the list itself comes from its route. */
export const screens: ReadonlyArray<Screen> = [
  screen("viewer", "viewer-services", "/services"),
  screen("founder", "services-empty", "/services"),
  screen("owner", "services-not-found", "/services?q=zzzz"),
  screen("owner", "menu-service", "/services", {
    shows: ["contexts/maintenance/due/ServiceMenu.tsx"],
    open: openMenu
  }),
  screen("owner", "dialog-complete-service", "/services", {
    shows: ["contexts/maintenance/closing/CompleteDialog.tsx"],
    open: async (opening) => {
      const { openOf } = services[opening.locale].complete
      await buttonStartingWith(
        opening.page,
        labelPrefix((name) => openOf(name, ""))
      ).click()
      await expect(dialog(opening).locator("[name=on]")).toBeVisible()
    }
  }),
  screen("owner", "dialog-skip-service", "/services", {
    shows: ["contexts/maintenance/closing/ReasonDialog.tsx"],
    open: byMenu(({ locale }) => services[locale].skip.open)
  }),
  screen("owner", "dialog-pause-service", "/services?state=upcoming", {
    open: byMenu(({ locale }) => services[locale].pause.open)
  }),
  screen("owner", "dialog-last-service", "/services", {
    shows: ["contexts/maintenance/closing/LastServiceDialog.tsx"],
    open: byMenu(({ locale }) => services[locale].last.open)
  }),
  screen("owner", "dialog-service-interval", "/vehicles?q=V-01", {
    opens: RECORD,
    shows: ["contexts/maintenance/vehicle/IntervalDialog.tsx"],
    open: async (opening) => {
      await openServices(opening)
      await byMenu(({ locale }) => services[locale].interval.open)(opening)
    }
  }),
  screen("owner", "dialog-complete-services", "/services", {
    shows: ["contexts/maintenance/due/together/TogetherDialog.tsx"],
    open: together("complete")
  }),
  screen("owner", "dialog-skip-services", "/services", { open: together("skip") }),
  screen("founder", "programs-empty", "/services/programs"),
  screen("owner", "menu-program", "/services/programs", {
    shows: ["contexts/maintenance/programs/ProgramRow.tsx"],
    open: async (opening) => {
      await buttonStartingWith(opening.page, labelPrefix(programs[opening.locale].more)).click()
      await expectMenuOpen(opening)
    }
  }),
  screen("owner", "program", "/services/programs", { opens: PROGRAM, open: openProgram }),
  screen("viewer", "viewer-program", "/services/programs", { opens: PROGRAM, open: openProgram }),
  screen("owner", "program-new", "/services/programs/new?template=light", {
    open: async ({ page, locale }) => {
      await expect(page.getByRole("list", { name: programs[locale].items.list })).toBeVisible()
    }
  }),
  screen("owner", "dialog-program-item", "/services/programs", {
    shows: ["contexts/maintenance/programs/ItemDialog.tsx"],
    open: thenOpened(openProgram, ({ locale }) => programs[locale].items.add)
  }),
  screen("founder", "tasks-empty", "/services/tasks"),
  screen("owner", "menu-task", "/services/tasks", {
    shows: [
      "contexts/maintenance/tasks/TaskRow.tsx",
      "contexts/maintenance/ArchivableActions.tsx",
      "ui/ActionMenu.tsx"
    ],
    open: async (opening) => {
      await buttonStartingWith(opening.page, labelPrefix(tasks[opening.locale].more)).click()
      await expectMenuOpen(opening)
    }
  }),
  screen("owner", "dialog-add-task", "/services/tasks", {
    shows: ["contexts/maintenance/tasks/TaskDialog.tsx", "contexts/maintenance/VersionedDialog.tsx"],
    open: async (opening) => {
      await clicked(({ locale }) => tasks[locale].add)(opening)
      await dialog(opening).getByRole("combobox").last().fill("OF-310")
      await dialog(opening)
        .getByRole("option", { name: /OF-310/ })
        .click()
      await expect(dialog(opening).getByRole("listitem")).toHaveCount(1)
    }
  }),
  screen("owner", "vehicle-services", "/vehicles?q=V-01", { opens: RECORD, open: openServices }),
  screen("viewer", "viewer-vehicle-services", "/vehicles?q=V-01", { opens: RECORD, open: openServices })
]
