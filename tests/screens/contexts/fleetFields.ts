import { expect, type Page } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/fleet/messages/customFields.en.ts"
import { messages as es } from "../../../apps/web/contexts/fleet/messages/customFields.es.ts"
import { messages as fleetEn } from "../../../apps/web/contexts/fleet/messages/en.ts"
import { messages as fleetEs } from "../../../apps/web/contexts/fleet/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/fleet/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/fleet/messages/shell.es.ts"
import { button, clicked, dialog, expectMenuOpen } from "../opening.ts"
import { type Screen, screen } from "../Screen.ts"

const words = { en, es }
const fleetWords = { en: fleetEn, es: fleetEs }
const inShell = { en: shellEn, es: shellEs }

const id = (number: number) => `019a0000-0000-7000-8000-0000000000${number}`
const WRAPS = ["Riverside blue", "Plain white", "Night express", "Hired out", "Centenary"]

/** The server has custom fields, which the demo data has not. */
const withFields = (page: Page) =>
  page.route("**/custom-fields", (route) =>
    route.fulfill({
      json: {
        items: [
          { name: "Cost center", type: "text", is_used: true },
          { name: "Wrap", type: "choice", is_used: true },
          { name: "Payload (kg)", type: "number" },
          { name: "Tail lift inspected on", type: "date" },
          { name: "Key cabinet", type: "text", is_used: true, archived_at: "2026-06-01T09:00:00.000Z" }
        ].map(({ type, ...field }, at) => ({
          id: id(10 + at),
          organization_id: id(99),
          type,
          choices: type === "choice" ? WRAPS.map((name, n) => ({ id: id(50 + n), name })) : [],
          archived_at: null,
          created_at: "2026-06-01T09:00:00.000Z",
          updated_at: "2026-06-01T09:00:00.000Z",
          is_used: false,
          ...field
        }))
      }
    })
  )

/** And a vehicle has values in them. */
const withValues = async (page: Page) => {
  await withFields(page)
  await page.route(/\/vehicles\/[0-9a-f-]+$/, async (route) => {
    if (route.request().resourceType() === "document") return route.fallback()
    const response = await route.fetch()
    const custom = { [id(10)]: "C-12", [id(11)]: id(50), [id(12)]: 1250, [id(13)]: "2026-03-04" }
    return route.fulfill({ response, json: { ...(await response.json()), custom } })
  })
}

const PATH = "/vehicles/fields"

/** Custom fields: their page, its dialogs, and what links to it. */
export const screens: ReadonlyArray<Screen> = [
  screen("owner", "custom-fields", PATH, { before: withFields }),
  screen("owner", "custom-fields-empty", PATH),
  screen("viewer", "viewer-custom-fields", PATH),
  screen("owner", "menu-custom-field", PATH, {
    shows: ["contexts/fleet/fields/FieldRow.tsx"],
    before: withFields,
    open: async (opening) => {
      await button(opening, words[opening.locale].actionsOf("Wrap")).click()
      await expectMenuOpen(opening)
    }
  }),
  screen("owner", "dialog-add-custom-field", PATH, {
    shows: ["contexts/fleet/fields/FieldDialog.tsx"],
    open: clicked(({ locale }) => words[locale].add)
  }),
  screen("owner", "dialog-edit-custom-field", PATH, {
    before: withFields,
    open: async (opening) => {
      const { choices, save } = words[opening.locale]
      await button(opening, "Wrap").click()
      await button(opening, choices.remove("Hired out")).click()
      await dialog(opening).getByLabel(choices.place(5)).fill("Plain white")
      await dialog(opening).getByRole("button", { name: save }).click()
      await expect(dialog(opening).getByText(choices.faults.repeated("Plain white"))).toBeVisible()
    }
  }),
  screen("owner", "dialog-add-vehicle-custom", "/vehicles", {
    before: withFields,
    open: async (opening) => {
      await clicked(({ locale }) => inShell[locale].add.title)(opening)
      await dialog(opening).getByRole("button", { name: fleetWords[opening.locale].form.more }).click()
      await dialog(opening).getByLabel("Tail lift inspected on").scrollIntoViewIfNeeded()
    }
  }),
  screen("owner", "vehicle-custom", "/vehicles", {
    opens: "/vehicles/:vehicleId",
    before: withValues,
    open: async (opening) => {
      await opening.page.getByRole("link", { name: "V-01", exact: true }).click()
      await expect(
        opening.page.getByRole("region", { name: fleetWords[opening.locale].fields.custom })
      ).toBeVisible()
    }
  }),
  screen("owner", "menu-vehicles", "/vehicles", {
    shows: ["contexts/fleet/list/MoreMenu.tsx"],
    open: async (opening) => {
      await button(opening, inShell[opening.locale].more).click()
      await expectMenuOpen(opening)
    }
  })
]
