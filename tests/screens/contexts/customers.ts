import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/customers/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/customers/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/customers/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/customers/messages/shell.es.ts"
import { messages as customerEmailsEn } from "../../../apps/web/contexts/messaging/messages/customerEmails.en.ts"
import { messages as customerEmailsEs } from "../../../apps/web/contexts/messaging/messages/customerEmails.es.ts"
import { messages as commonEn } from "../../../apps/web/i18n/messages/common.en.ts"
import { messages as commonEs } from "../../../apps/web/i18n/messages/common.es.ts"
import { button, clicked, dialog, thenClicked, thenOpened } from "../opening.ts"
import { type Opening, type Screen, screen } from "../Screen.ts"

const common = { en: commonEn, es: commonEs }
const words = { en, es }
const inShell = { en: shellEn, es: shellEs }
const customerEmails = { en: customerEmailsEn, es: customerEmailsEs }

const openCustomer = async (opening: Opening) => {
  const { list, details } = words[opening.locale]
  await opening.page
    .getByRole("table", { name: list })
    .locator("tbody")
    .getByRole("row")
    .filter({ hasText: "@" })
    .getByRole("link")
    .first()
    .click()
  await expect(dialog(opening).getByRole("button", { name: details.edit })).toBeVisible()
}

/** The first two customers of the list. */
const selectTwo = async ({ locale, page }: Opening) => {
  const rows = page.getByRole("table", { name: words[locale].list }).locator("tbody").getByRole("row")
  for (const index of [0, 1]) await rows.nth(index).getByRole("checkbox").click()
}

/** The page itself comes from its route. */
export const screens: ReadonlyArray<Screen> = [
  screen("viewer", "viewer-customers", "/customers"),
  screen("owner", "customers-not-found", "/customers?q=zzzz"),
  screen("owner", "customers-archived", "/customers?archived=true"),
  screen("owner", "customers-selected", "/customers", { open: selectTwo }),
  screen("owner", "dialog-change-customers", "/customers", {
    shows: ["contexts/customers/together/ChangeDialog.tsx"],
    open: thenOpened(selectTwo, ({ locale }) => words[locale].together.addTag)
  }),
  screen("owner", "dialog-add-customer", "/customers", {
    shows: ["contexts/customers/AddCustomerDialog.tsx"],
    open: clicked(({ locale }) => inShell[locale].add.title)
  }),
  screen("owner", "dialog-customer", "/customers", {
    shows: ["contexts/customers/details/OpenedCustomer.tsx", "ui/Sheet.tsx"],
    open: openCustomer
  }),
  screen("owner", "dialog-customer-edited", "/customers", {
    open: async (opening) => {
      const { details, form } = words[opening.locale]
      await thenClicked(openCustomer, () => details.edit)(opening)
      await expect(button(opening, form.submitEdit)).toBeVisible()
    }
  }),
  screen("owner", "dialog-customer-gone", "/customers?customer=019a0000-0000-7000-8000-000000000000", {
    open: (opening) => expect(dialog(opening).getByRole("alert")).toBeVisible(),
    hides: (page) => [page.getByRole("alert").locator("p").last()]
  }),
  screen("renter", "dialog-customer-email", "/customers", {
    shows: ["contexts/messaging/customerEmails/ComposeDialog.tsx"],
    open: async (opening) => {
      const { locale, page } = opening
      await thenClicked(openCustomer, () => words[locale].details.write)(opening)
      const name = customerEmails[locale].compose.title
      await expect(page.getByRole("dialog", { name })).toBeVisible()
    }
  }),
  screen("owner", "menu-export-customers", "/customers", {
    shows: ["contexts/tenancy/ExportMenu.tsx"],
    open: async ({ locale, page }) => {
      const { label, csv } = common[locale].export
      await page.getByRole("button", { name: label }).click()
      await expect(page.getByRole("menuitem", { name: csv })).toBeVisible()
    }
  })
]
