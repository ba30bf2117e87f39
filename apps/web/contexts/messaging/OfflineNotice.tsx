import { lastContact, useOffline } from "../../api/connection.ts"
import { queryClient } from "../../api/queryClient.ts"
import { OfflineBanner } from "../../ui/OfflineBanner.tsx"
import { useOutgoing } from "./useOutgoing.ts"

/** When the data of this page was last confirmed by the server; undefined if there is none. */
const lastUpdate = (): Date | undefined => {
  const reads = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.dataUpdatedAt)
  const at = Math.max(lastContact(), ...reads)
  return at > 0 ? new Date(at) : undefined
}

/** Says on every page that there is no connection, how old the data is, and how many messages are queued. */
export const OfflineNotice = () => {
  const waiting = useOutgoing().filter(({ refusal }) => refusal === null)
  const offline = useOffline()
  return (
    <OfflineBanner offline={offline} updated={offline ? lastUpdate() : undefined} waiting={waiting.length} />
  )
}
