import { type IdentityView, type IssuerView, UnlinkIdentity } from "#identity/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { LogIn } from "lucide-react"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import styles from "../account/Account.module.css"
import { issuers } from "../messages/issuers.ts"
import { departWith } from "./departure.ts"
import { identitiesQuery } from "./identities.ts"

const Identity = ({ identity }: { readonly identity: IdentityView }) => {
  const m = useMessages(issuers).panel
  const format = useFormat()
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, email, linked_at, last_used_at } = identity
  const unlink = useCommand({
    send: () => api(UnlinkIdentity, { params: { identityId: id } }),
    onDone: () => setIsAsking(false),
    done: () => m.disconnected,
    refresh: () => client.invalidateQueries({ queryKey: identitiesQuery.queryKey })
  })
  const facts = [
    email,
    m.connected(format.date(linked_at)),
    last_used_at && m.used(format.date(last_used_at))
  ]
  return (
    <li className={styles["session"]}>
      <LogIn size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles["about"]}>
        <b>{name}</b>
        <span>{facts.filter((fact) => fact !== null).join(" · ")}</span>
      </div>
      <OnlineButton
        variant="surface"
        color="gray"
        aria-label={m.disconnectOf(name)}
        onClick={() => setIsAsking(true)}
      >
        {m.disconnect}
      </OnlineButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.disconnectTitle(name)}
        confirm={m.disconnect}
        busy={unlink.isPending}
        onConfirm={() => unlink.mutate()}
      >
        {m.disconnectSentence}
      </ConfirmDialog>
    </li>
  )
}

const Connect = ({ issuer: { connection, name } }: { readonly issuer: IssuerView }) => {
  const m = useMessages(issuers).panel
  const connect = useCommand({ send: () => departWith(connection, "link") })
  return (
    <OnlineButton variant="surface" color="gray" loading={connect.isPending} onClick={() => connect.mutate()}>
      {m.connect(name)}
    </OnlineButton>
  )
}

/** The services that the person can sign in with; nothing if there are none. */
export const IdentitiesPanel = () => {
  const m = useMessages(issuers).panel
  const { data } = useQuery(identitiesQuery)
  if (data === undefined || data.items.length + data.available.length === 0) return null
  return (
    <Panel title={m.title} about={m.about} flush>
      {data.items.length > 0 && (
        <ul aria-label={m.title} className={styles["list"]}>
          {data.items.map((identity) => (
            <Identity key={identity.id} identity={identity} />
          ))}
        </ul>
      )}
      {data.available.length > 0 && (
        <div className={styles["footer"]}>
          {data.available.map((issuer) => (
            <Connect key={issuer.connection} issuer={issuer} />
          ))}
        </div>
      )}
    </Panel>
  )
}
