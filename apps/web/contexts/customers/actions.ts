import { FileUp, Plus } from "lucide-react"
import { type Action, may } from "../../app/actions/Action.ts"

export const addCustomer: Action = {
  id: "customers.add",
  group: "create",
  title: ({ actions }) => actions.titles.addCustomer,
  keywords: ({ actions }) => actions.keywords.addCustomer,
  icon: Plus,
  visible: may("customers.edit"),
  run: ({ show, organization }) =>
    organization &&
    show(async () => (await import("./AddCustomerDialog.tsx")).AddCustomerDialog, { organization })
}

/** Its dialog comes with the CSV parser, which nobody needs before. */
export const importCustomers: Action = {
  id: "customers.import",
  group: "create",
  title: ({ actions }) => actions.titles.importCustomers,
  label: ({ actions }) => actions.labels.importCustomers,
  keywords: ({ actions }) => actions.keywords.importCustomers,
  icon: FileUp,
  visible: may("customers.import"),
  run: ({ show, organization }) =>
    organization &&
    show(async () => (await import("./import/ImportDialog.tsx")).ImportDialog, { organization })
}

export const customerActions: ReadonlyArray<Action> = [addCustomer, importCustomers]
