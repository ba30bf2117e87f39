import { expect } from "@playwright/test"
import { messages as assignmentsEn } from "../../../apps/web/contexts/fleet/messages/assignments.en.ts"
import { messages as assignmentsEs } from "../../../apps/web/contexts/fleet/messages/assignments.es.ts"
import { messages as driversEn } from "../../../apps/web/contexts/fleet/messages/drivers.en.ts"
import { messages as driversEs } from "../../../apps/web/contexts/fleet/messages/drivers.es.ts"
import { messages as handoversEn } from "../../../apps/web/contexts/fleet/messages/handovers.en.ts"
import { messages as handoversEs } from "../../../apps/web/contexts/fleet/messages/handovers.es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/fleet/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/fleet/messages/shell.es.ts"
import {
  button,
  buttonStartingWith,
  clicked,
  dialog,
  expectMenuOpen,
  labelPrefix,
  thenClicked,
  thenOpened
} from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"
import { openVehicle } from "../vehicleTabs.ts"

const inShell = { en: shellEn, es: shellEs }
const drivers = { en: driversEn, es: driversEs }
const assignments = { en: assignmentsEn, es: assignmentsEs }
const handovers = { en: handoversEn, es: handoversEs }

const RECORD = "/vehicles/:vehicleId"
const HANDOVER = "/vehicles/:vehicleId/handovers/:handoverId"
/** A van that a driver has, with damage. */
const ASSIGNED = "/vehicles?assigned=yes"
/** A van that came back with more damage. */
const RETURNED = "/vehicles?q=V-42"

const openDrivers = openVehicle(({ locale }) => assignments[locale].tab)
const openHandovers = openVehicle(({ locale }) => handovers[locale].tab)

const openMenu: Open = async (opening) => {
  await openDrivers(opening)
  await buttonStartingWith(opening.page, labelPrefix(assignments[opening.locale].more)).click()
  await expectMenuOpen(opening)
}

/** The return of the van, at its nth step. */
const atStep =
  (step: number): Open =>
  async (opening) => {
    const { handIn, flow } = handovers[opening.locale]
    await openDrivers(opening)
    await button(opening, handIn).first().click()
    await expect(dialog(opening).getByText(flow.step(1, 6))).toBeAttached()
    for (let at = 1; at < step; at++) await button(opening, flow.next).click()
    await expect(dialog(opening).getByRole("progressbar", { name: flow.step(step, 6) })).toBeVisible()
  }

const steps = ["reading", "level", "photos", "damage", "signature", "review"] as const

/** The page of the list itself comes from its route. */
export const screens: ReadonlyArray<Screen> = [
  screen("owner", "driver", "/drivers?q=Katharina", {
    shows: ["contexts/fleet/drivers/OpenedDriver.tsx"],
    open: async (opening) => {
      await opening.page.getByRole("link", { name: "Katharina Vogel" }).click()
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "drivers-not-found", "/drivers?q=zzzz"),
  screen("owner", "dialog-add-driver", "/drivers", {
    shows: ["contexts/fleet/drivers/AddDriverDialog.tsx"],
    open: clicked(({ locale }) => inShell[locale].addDriver.title)
  }),
  screen("owner", "driver-edit", "/drivers?q=Katharina", {
    open: async (opening) => {
      await opening.page.getByRole("link", { name: "Katharina Vogel" }).click()
      await dialog(opening).getByRole("button", { name: drivers[opening.locale].details.edit }).click()
      await expect(button(opening, drivers[opening.locale].form.submitEdit)).toBeVisible()
    }
  }),
  screen("owner", "vehicle-drivers", ASSIGNED, { opens: RECORD, open: openDrivers }),
  screen("owner", "menu-assignment", ASSIGNED, {
    shows: ["contexts/fleet/assignments/AssignmentActions.tsx"],
    open: openMenu
  }),
  screen("owner", "dialog-assign-driver", ASSIGNED, {
    shows: ["contexts/fleet/assignments/AssignDialog.tsx"],
    open: thenOpened(openDrivers, ({ locale }) => assignments[locale].assign.open)
  }),
  screen("owner", "dialog-edit-assignment", ASSIGNED, {
    shows: ["contexts/fleet/assignments/EditAssignmentDialog.tsx"],
    open: async (opening) => {
      await openMenu(opening)
      await opening.page.getByRole("menuitem", { name: assignments[opening.locale].edit.open }).click()
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "dialog-swap-drivers", ASSIGNED, {
    shows: ["contexts/fleet/assignments/SwapDialog.tsx"],
    open: thenOpened(openDrivers, ({ locale }) => assignments[locale].swap.open)
  }),
  screen("owner", "vehicle-handovers", RETURNED, { opens: RECORD, open: openHandovers }),
  screen("owner", "handover", RETURNED, {
    opens: HANDOVER,
    open: async (opening) => {
      const { directions, page } = handovers[opening.locale]
      await openHandovers(opening)
      await opening.page.getByRole("link", { name: new RegExp(`^${directions.in}`) }).click()
      await expect(opening.page.getByText(page.verified)).toBeVisible()
    }
  }),
  ...steps.map((step, at) =>
    screen("owner", `handover-${step}`, ASSIGNED, {
      ...(at === 0 && { shows: ["contexts/fleet/handovers/HandoverDialog.tsx"] }),
      open: atStep(at + 1)
    })
  ),
  screen("owner", "dialog-damage", ASSIGNED, {
    shows: ["contexts/fleet/handovers/DamageForm.tsx"],
    open: thenClicked(atStep(4), ({ locale }) => handovers[locale].damage.add)
  })
]
