import { expect } from "@playwright/test"
import { button, dialog, clicked, thenClicked } from "../lists/opening.ts"
import type { Opening, Screen } from "../Screen.ts"

const owner = (name: string, rest: Omit<Screen, "who" | "name" | "path">): Screen => ({
  who: "owner",
  name,
  path: "/customers",
  ...rest
})

const openCustomer = async (opening: Opening) => {
  const { page, words } = opening
  await page
    .getByRole("list", { name: words.customers.list })
    .getByRole("listitem")
    .filter({ hasText: "@" })
    .getByRole("link")
    .first()
    .click()
  await expect(dialog(opening).getByRole("button", { name: words.customers.details.edit })).toBeVisible()
}

/** The page itself comes from its route. */
export const screens: ReadonlyArray<Screen> = [
  { who: "viewer", name: "viewer-customers", path: "/customers" },
  { who: "owner", name: "customers-not-found", path: "/customers?q=zzzz" },
  { who: "owner", name: "customers-archived", path: "/customers?archived=true" },
  owner("dialog-add-customer", {
    shows: ["contexts/customers/AddCustomerDialog.tsx"],
    open: clicked(({ words }) => words.customersInShell.add.title)
  }),
  owner("dialog-customer", {
    shows: ["contexts/customers/details/OpenedCustomer.tsx", "ui/Sheet.tsx"],
    open: openCustomer
  }),
  owner("dialog-customer-edited", {
    open: async (opening) => {
      await thenClicked(openCustomer, ({ words }) => words.customers.details.edit)(opening)
      await expect(button(opening, opening.words.customers.form.submitEdit)).toBeVisible()
    }
  }),
  {
    who: "renter",
    name: "dialog-customer-email",
    path: "/customers",
    shows: ["contexts/messaging/customerEmails/ComposeDialog.tsx"],
    open: async (opening) => {
      await thenClicked(openCustomer, ({ words }) => words.customers.details.write)(opening)
      await expect(
        opening.page.getByRole("dialog", { name: opening.words.customerEmails.compose.title })
      ).toBeVisible()
    }
  },
  owner("dialog-import-customers", {
    shows: ["contexts/customers/import/ImportDialog.tsx"],
    open: clicked(({ words }) => words.customersInShell.import.label)
  })
]
