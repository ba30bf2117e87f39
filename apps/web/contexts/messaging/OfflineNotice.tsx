import { useOffline } from "../../api/connection.ts"
import { OfflineBanner } from "../../ui/OfflineBanner.tsx"
import { useOutgoing } from "./useOutgoing.ts"

/** Says on every page that there is no connection, and how many messages are queued. */
export const OfflineNotice = () => {
  const waiting = useOutgoing().filter(({ refusal }) => refusal === null)
  return <OfflineBanner offline={useOffline()} waiting={waiting.length} />
}
