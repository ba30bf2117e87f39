import type { Organization } from "#tenancy/contract"
import type { ActionDialog } from "../../../app/actions/Action.ts"
import { startConnection } from "../connection.ts"
import { DepartureDialog } from "./DepartureDialog.tsx"

/** Starts to connect, once even if React renders twice, and renders the dialog shown until the user leaves. */
export const departing = (organization: Organization): ActionDialog<object> => {
  const departure = startConnection(organization)
  return function Departing({ onClose }) {
    return <DepartureDialog departure={departure} onClose={onClose} />
  }
}
