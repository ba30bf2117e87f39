import { MyAuditLog } from "#audit/contract"
import { useInfiniteQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { pagesOf } from "../../api/pages.ts"
import { audit } from "../../i18n/en/audit.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useMe } from "../identity/me.ts"
import { AuditList } from "./AuditList.tsx"

const myAuditQuery = { ...pagesOf(["my-audit-log"], (query) => api(MyAuditLog, { query })), staleTime: 0 }

/** What happened on the signed-in person's account, in the time zone of their profile. */
export const MyAudit = () => {
  const m = useMessages(audit)
  const zone = useMe()?.time_zone
  const query = useInfiniteQuery(myAuditQuery)
  return <AuditList query={query} about={m.mine} {...(zone && { timeZone: zone })} />
}
