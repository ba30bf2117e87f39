import type { MyOrganization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link, Navigate, useLocation } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Banner } from "../../../ui/Banner.tsx"
import { useNow } from "../../../ui/useNow.ts"
import { useMe } from "../../identity/me.ts"
import { security } from "../messages/security.ts"
import { useOrganizations } from "../organizations.ts"

const ACCOUNT = "/account"
const SECURITY = `${ACCOUNT}?tab=security`

/**
 * Until when the person has to set up a second step. After that, nothing of the organization can be read, so every page but
 * the account's leads there; once it is set up, everything is read again.
 */
const Lacking = ({ organization, from }: { readonly organization: MyOrganization; readonly from: Date }) => {
  const m = useMessages(security).banner
  const format = useFormat(organization.time_zone)
  const now = useNow()
  const client = useQueryClient()
  const me = useMe()
  const hasFactor = me !== undefined && me.factors.length + me.passkeys > 0
  const isOnAccount = useLocation().pathname === ACCOUNT
  useEffect(() => {
    if (hasFactor) void client.invalidateQueries()
  }, [client, hasFactor])
  const isOver = from.getTime() <= now
  if (isOver && !isOnAccount) return <Navigate to={SECURITY} replace />
  return (
    <Banner
      title={m.title}
      action={
        !isOnAccount && (
          <Button asChild size="1" variant="surface" color="gray">
            <Link to={SECURITY}>{m.setUp}</Link>
          </Button>
        )
      }
    >
      {isOver ? m.now(organization.name) : m.soon(organization.name, format.dateTime(from))}
    </Banner>
  )
}

/** Nothing for those who have one. */
const RequiredFactor = () => {
  const { current } = useOrganizations()
  const from = current?.second_factor_from
  return from && current.lacks_second_factor ? <Lacking organization={current} from={from} /> : null
}

export default RequiredFactor
