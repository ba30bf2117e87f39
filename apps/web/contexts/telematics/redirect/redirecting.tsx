import type { Organization } from "#tenancy/contract"
import type { ActionDialog } from "../../../app/actions/Action.ts"
import { startConnection } from "../connection.ts"
import { RedirectDialog } from "./RedirectDialog.tsx"

/** Starts to connect, once even if React renders twice, and renders the dialog shown until the user leaves. */
export const redirecting = (organization: Organization): ActionDialog<object> => {
  const redirect = startConnection(organization)
  return function Redirecting({ onClose }) {
    return <RedirectDialog redirect={redirect} onClose={onClose} />
  }
}
