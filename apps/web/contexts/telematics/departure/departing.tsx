import type { Organization } from "#tenancy/contract"
import type { ActionDialog } from "../../../app/actions/Action.ts"
import { startConnection } from "../connection.ts"
import { DepartureDialog } from "./DepartureDialog.tsx"

/** Begins to connect, once however often React shows it, and the dialog that is shown until the person leaves. */
export const departing = (organization: Organization): ActionDialog<object> => {
  const departure = startConnection(organization)
  return function Departing({ onClose }) {
    return <DepartureDialog departure={departure} onClose={onClose} />
  }
}
