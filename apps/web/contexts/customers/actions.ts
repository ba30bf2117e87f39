import { FileUp, Plus } from "lucide-react"
import { type Action, may } from "../../app/actions/Action.ts"
import { withMessages } from "../../i18n/locale.ts"
import { customers, customersInShell } from "./messages/index.ts"

const { text } = customersInShell

export const addCustomer: Action = {
  id: "customers.add",
  group: "create",
  title: text(({ add }) => add.title),
  keywords: text(({ add }) => add.keywords),
  icon: Plus,
  needsConnection: true,
  visible: may("customers.edit"),
  run: ({ show, organization }) =>
    organization &&
    show(
      withMessages(async () => (await import("./AddCustomerDialog.tsx")).AddCustomerDialog, customers),
      { organization }
    )
}

/** Its dialog is loaded together with the CSV parser, which nothing else needs. */
export const importCustomers: Action = {
  id: "customers.import",
  group: "create",
  title: text((m) => m.import.title),
  label: text((m) => m.import.label),
  keywords: text((m) => m.import.keywords),
  icon: FileUp,
  needsConnection: true,
  visible: may("customers.import"),
  run: ({ show, organization }) =>
    organization &&
    show(
      withMessages(async () => (await import("./import/ImportDialog.tsx")).ImportDialog, customers),
      { organization }
    )
}
