import { useOffline } from "../api/connection.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { unavailable } from "./unavailable.ts"

/** While offline, what makes a button or switch look disabled and say why when pressed; undefined while online. */
export const useOfflineProps = () => {
  const { needed } = useMessages(common).offline
  return useOffline() ? unavailable(needed) : undefined
}
