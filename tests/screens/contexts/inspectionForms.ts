import { expect } from "@playwright/test"
import { messages as formsEn } from "../../../apps/web/contexts/inspections/messages/forms.en.ts"
import { messages as formsEs } from "../../../apps/web/contexts/inspections/messages/forms.es.ts"
import { messages as schedulesEn } from "../../../apps/web/contexts/inspections/messages/schedules.en.ts"
import { messages as schedulesEs } from "../../../apps/web/contexts/inspections/messages/schedules.es.ts"
import { FORM, withInspections } from "../inspectionData.ts"
import { buttonStartingWith, clicked, dialog, expectMenuOpen, labelPrefix } from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"

const forms = { en: formsEn, es: formsEs }
const schedules = { en: schedulesEn, es: schedulesEs }

const FORMS = "/inspections/forms"
const BUILDER = `/inspections/forms/${FORM}`
const SCHEDULES = "/inspections/schedules"
const opens = "/inspections/forms/:formId"
const before = withInspections

const openScheduleMenu: Open = async (opening) => {
  const { page, locale } = opening
  await buttonStartingWith(page, labelPrefix(schedules[locale].actionsOf)).click()
  await expectMenuOpen(opening)
}

const menuOf =
  (name: (locale: "en" | "es") => (label: string) => string): Open =>
  async (opening) => {
    await buttonStartingWith(opening.page, labelPrefix(name(opening.locale))).click()
    await expectMenuOpen(opening)
  }

/** The actions of a section: its menu is the first of its kind. */
const openSectionMenu = menuOf((locale) => forms[locale].section.actionsOf)

const openItemMenu: Open = async (opening) => {
  const { page, locale } = opening
  const prefix = labelPrefix(forms[locale].item.actionsOf)
  // The section's is the first.
  await page
    .getByRole("button", { name: new RegExp(`^${prefix}`) })
    .nth(1)
    .click()
  await expectMenuOpen(opening)
}

/** The list of forms, the builder, and schedules. */
export const screens: ReadonlyArray<Screen> = [
  screen("owner", "inspection-forms", FORMS, { before }),
  screen("viewer", "viewer-inspection-forms", FORMS, { before }),
  screen("founder", "inspection-forms-empty", FORMS),
  screen("owner", "dialog-create-form", FORMS, {
    before,
    shows: ["contexts/inspections/forms/CreateFormDialog.tsx"],
    open: clicked(({ locale }) => forms[locale].create.open)
  }),
  screen("owner", "form-builder", BUILDER, { opens, before }),
  screen("viewer", "viewer-form", BUILDER, { opens, before }),
  screen("owner", "menu-section", BUILDER, {
    before,
    shows: ["contexts/inspections/forms/SectionPanel.tsx"],
    open: openSectionMenu
  }),
  screen("owner", "menu-item", BUILDER, {
    before,
    shows: ["contexts/inspections/forms/ItemRow.tsx"],
    open: openItemMenu
  }),
  screen("owner", "dialog-section", BUILDER, {
    before,
    shows: ["contexts/inspections/forms/SectionDialog.tsx"],
    open: clicked(({ locale }) => forms[locale].section.add)
  }),
  screen("owner", "dialog-item", BUILDER, {
    before,
    shows: ["contexts/inspections/forms/ItemDialog.tsx"],
    open: async (opening) => {
      await buttonStartingWith(opening.page, labelPrefix(forms[opening.locale].item.addTo)).click()
      await expect(dialog(opening)).toBeVisible()
    }
  }),
  screen("owner", "dialog-form-details", BUILDER, {
    before,
    shows: ["contexts/inspections/forms/DetailsDialog.tsx"],
    open: clicked(({ locale }) => forms[locale].details.edit)
  }),
  screen("owner", "inspection-schedules", SCHEDULES, { before }),
  screen("founder", "inspection-schedules-empty", SCHEDULES),
  screen("owner", "dialog-add-schedule", SCHEDULES, {
    before,
    shows: ["contexts/inspections/schedules/ScheduleDialog.tsx"],
    open: clicked(({ locale }) => schedules[locale].add.open)
  }),
  screen("owner", "menu-schedule", SCHEDULES, {
    before,
    shows: ["contexts/inspections/schedules/ScheduleRow.tsx"],
    open: openScheduleMenu
  })
]
