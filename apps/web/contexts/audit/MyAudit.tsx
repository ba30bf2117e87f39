import { MY_AUDIT_LOG, MyAuditLog } from "#audit/contract"
import { api } from "../../api/client.ts"
import { personKey, showsEverything } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { audit } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useMe } from "../identity/me.ts"
import { AuditList } from "./AuditList.tsx"

const log = {
  key: personKey(MY_AUDIT_LOG),
  meta: showsEverything,
  load: (query: { readonly after?: string }) => api(MyAuditLog, { query }),
  // Always fresh: people open a log to see what happened just now.
  staleTime: 0
}

/** The log of the signed-in user's account, in the time zone of their profile. */
export const MyAudit = () => {
  const m = useMessages(audit)
  const zone = useMe()?.time_zone
  const query = usePages(log)
  return <AuditList query={query} about={m.mine} {...(zone && { timeZone: zone })} />
}
