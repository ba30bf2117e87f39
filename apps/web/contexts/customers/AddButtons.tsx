import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { addCustomer, importCustomers } from "./actions.ts"

interface Props {
  /** Not the view's first action. */
  readonly quiet?: boolean
}

/** One customer, or many from a file; as far as one's role goes. */
export const AddButtons = ({ quiet = false }: Props) => (
  <>
    <ActionButton quiet action={importCustomers} />
    <ActionButton quiet={quiet} action={addCustomer} />
  </>
)
