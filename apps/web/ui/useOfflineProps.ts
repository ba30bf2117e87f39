import { useOffline } from "../api/connection.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { notify } from "./toast.ts"

/**
 * While offline, what makes a button or switch look disabled and say why when pressed; undefined while online. It keeps
 * the focus, which a disabled button would lose.
 */
export const useOfflineProps = () => {
  const { needed } = useMessages(common).offline
  if (!useOffline()) return undefined
  return {
    "aria-disabled": true,
    "data-offline": "",
    title: needed,
    onClick: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault()
      notify.error(needed)
    }
  } as const
}
