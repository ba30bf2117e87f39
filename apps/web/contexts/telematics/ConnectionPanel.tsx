import type { ConnectionView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { StateBadge } from "../../ui/StateBadge.tsx"
import { useNow } from "../../ui/useNow.ts"
import { AccountTag, type TagState } from "./AccountTag.tsx"
import styles from "./Connection.module.css"
import { connectionQuery, type ConnectionStatus, statusOf } from "./connection.ts"
import { ConnectionFacts } from "./ConnectionFacts.tsx"
import { ConnectionActions } from "./ConnectionActions.tsx"
import { OWN_CONNECTIONS, sharedKey } from "./keys.ts"
import { ConnectionSentence } from "./ConnectionSentence.tsx"

/** Milliseconds before expiry from which a connection should be renewed; DIMO's last for about two days. */
const SOON = 12 * 60 * 60 * 1000

const BADGES = {
  connected: "go",
  expired: "caution",
  none: "idle",
  elsewhere: "idle",
  unavailable: "idle"
} as const
const TAGS: Readonly<Record<ConnectionStatus, TagState>> = {
  connected: "connected",
  expired: "due",
  none: "empty",
  elsewhere: "empty",
  unavailable: "empty"
}

interface Props {
  readonly organization: Organization
}

/** Refetches once a connection has expired: the vehicles it shares disappear. */
const useRefetchOnExpiry = ({ id }: Organization, isOver: boolean) => {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOver) return
    void client.invalidateQueries({ queryKey: OWN_CONNECTIONS })
    void client.invalidateQueries({ queryKey: sharedKey(id) })
  }, [client, id, isOver])
}

const Loaded = ({ organization, connection }: Props & { readonly connection: ConnectionView }) => {
  const m = useMessages(telematics).connection
  const now = useNow()
  const status = statusOf(connection, organization, now)
  const isExpired = status === "expired"
  useRefetchOnExpiry(organization, isExpired && connection.state === "connected")
  const left = (connection.expires_at?.getTime() ?? Infinity) - now
  const isDue = isExpired || left < SOON
  return (
    <>
      <div className={styles["account"]}>
        <AccountTag state={TAGS[status]} name="DIMO" />
        <div className={styles["words"]}>
          <StateBadge state={BADGES[status]}>{m.states[status]}</StateBadge>
          <ConnectionSentence {...{ organization, connection, status, isDue }} />
        </div>
        <ConnectionActions {...{ organization, connection, status, isDue }} />
      </div>
      {connection.state !== "none" && <ConnectionFacts {...{ organization, connection, isExpired, isDue }} />}
    </>
  )
}

/** The user's connection to DIMO: its state, and the available actions. */
export const ConnectionPanel = ({ organization }: Props) => {
  const m = useMessages(telematics).connection
  const query = useQuery(connectionQuery)
  return (
    <Panel flush title={m.label}>
      {query.data ? (
        <Loaded organization={organization} connection={query.data} />
      ) : (
        <NotLoaded query={query} rows={1} />
      )}
    </Panel>
  )
}
