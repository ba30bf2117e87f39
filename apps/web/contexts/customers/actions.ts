import { FileUp, Plus } from "lucide-react"
import { type Action, type GoAction, may } from "../../app/actions/Action.ts"
import { goTo } from "../../app/actions/goTo.ts"
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

export const importCustomers: GoAction = {
  ...goTo({
    to: "/imports?target=customers",
    title: text((m) => m.import.title),
    label: text((m) => m.import.label),
    keywords: text((m) => m.import.keywords),
    icon: FileUp,
    visible: may("customers.import")
  }),
  id: "customers.import",
  group: "create"
}
