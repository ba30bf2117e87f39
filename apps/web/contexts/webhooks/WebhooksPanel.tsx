import type { Organization } from "#tenancy/contract"
import type { WebhookEndpointView } from "#webhooks/contract"
import { Button } from "@radix-ui/themes"
import { Webhook } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { RichText } from "../../ui/RichText.tsx"
import { StateBadge } from "../../ui/StateBadge.tsx"
import styles from "../identity/account/Account.module.css"
import { AddWebhook } from "./AddWebhook.tsx"
import { webhooks } from "./messages/index.ts"
import { OpenedWebhook } from "./OpenedWebhook.tsx"
import { STATES, useWebhooks, type WebhookProps } from "./webhooks.ts"

const LastDelivery = ({ organization, endpoint: { last_delivery: last } }: WebhookProps) => {
  const m = useMessages(webhooks)
  if (last === null) return m.never
  const when = <RelativeTime at={last.at} timeZone={organization.time_zone} />
  return <RichText text={m.last(m.status[last.status], "[when]")} parts={{ when }} />
}

const State = ({ endpoint }: Pick<WebhookProps, "endpoint">) => {
  const m = useMessages(webhooks)
  const { enabled, last_delivery: last } = endpoint
  if (!enabled) return <StateBadge state="idle">{m.disabled}</StateBadge>
  return last?.status === "failed" ? (
    <StateBadge state={STATES.failed}>{m.status.failed}</StateBadge>
  ) : (
    <StateBadge state="go">{m.enabled}</StateBadge>
  )
}

const Row = ({ onOpen, ...props }: WebhookProps & { readonly onOpen: () => void }) => {
  const m = useMessages(webhooks)
  const { url, description, event_types } = props.endpoint
  const { host } = new URL(url)
  return (
    <li className={styles["session"]}>
      <Webhook size={20} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles["about"]}>
        <b>
          {description ?? host}
          <State endpoint={props.endpoint} />
        </b>
        <span>
          {host} · {m.count(event_types.length)} · <LastDelivery {...props} />
        </span>
      </div>
      <Button variant="surface" color="gray" aria-label={m.open(host)} onClick={onOpen}>
        {m.deliveries.title}
      </Button>
    </li>
  )
}

/** The webhooks of an organization. */
export const WebhooksPanel = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(webhooks)
  const query = useWebhooks(organization)
  const [isAdding, setIsAdding] = useState(false)
  const [opened, open] = useState<WebhookEndpointView["id"]>()
  const shown = query.data?.items.find(({ id }) => id === opened)
  const add = (
    <OnlineButton variant="surface" color="gray" onClick={() => setIsAdding(true)}>
      {m.add}
    </OnlineButton>
  )
  return (
    <Panel title={m.title} about={m.about} flush>
      {!query.data ? (
        <NotLoaded query={query} rows={2} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title={m.emptyTitle} level="h3" action={add}>
          {m.empty}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={m.title} className={styles["list"]}>
            {query.data.items.map((endpoint) => (
              <Row
                key={endpoint.id}
                organization={organization}
                endpoint={endpoint}
                onOpen={() => open(endpoint.id)}
              />
            ))}
          </ul>
          <div className={styles["footer"]}>{add}</div>
        </>
      )}
      {isAdding && <AddWebhook organization={organization} onClose={() => setIsAdding(false)} />}
      {shown && (
        <OpenedWebhook organization={organization} endpoint={shown} onClose={() => open(undefined)} />
      )}
    </Panel>
  )
}
