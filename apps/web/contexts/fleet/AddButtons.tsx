import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { addVehicle, importVehicles } from "./actions.ts"

interface Props {
  /** For any but the view's primary action. */
  readonly quiet?: boolean
}

/** Adds one vehicle, or many from a file, depending on the user's role. */
export const AddButtons = ({ quiet = false }: Props) => (
  <>
    <ActionButton quiet action={importVehicles} />
    <ActionButton quiet={quiet} action={addVehicle} />
  </>
)
