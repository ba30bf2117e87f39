import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { addCustomer, importCustomers } from "./actions.ts"

interface Props {
  /** For any but the view's primary action. */
  readonly quiet?: boolean
}

/** Adds one customer, or many from a file, depending on the user's role. */
export const AddButtons = ({ quiet = false }: Props) => (
  <>
    <ActionButton quiet action={importCustomers} />
    <ActionButton quiet={quiet} action={addCustomer} />
  </>
)
