import type { Organization } from "#tenancy/contract"
import type { WebhookAttemptView, WebhookDeliveryDetails } from "#webhooks/contract"
import { Button, Heading } from "@radix-ui/themes"
import { useMessages } from "../../i18n/useMessages.ts"
import { CopyLines } from "../../ui/CopyField.tsx"
import { Fact, Facts } from "../../ui/Facts.tsx"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { RichText } from "../../ui/RichText.tsx"
import { SheetActions } from "../../ui/Sheet.tsx"
import { StateBadge } from "../../ui/StateBadge.tsx"
import styles from "../telematics/devices/Devices.module.css"
import { useEventName } from "./DeliveryRow.tsx"
import { webhooks } from "./messages/index.ts"
import { STATES, useDelivery, useReplay } from "./webhooks.ts"

/** Indented, to be read. */
const indented = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

const Attempt = ({
  organization,
  attempt
}: {
  readonly organization: Organization
  readonly attempt: WebhookAttemptView
}) => {
  const m = useMessages(webhooks)
  const { outcome, status_code, duration_ms, at, response } = attempt
  return (
    <li>
      <StateBadge state={outcome === "delivered" ? "go" : "stop"}>
        {[m.outcomes[outcome], status_code].filter((part) => part !== null).join(" ")}
      </StateBadge>
      <span className={styles["soft"]}>
        {m.deliveries.took(duration_ms)} · <RelativeTime at={at} timeZone={organization.time_zone} />
      </span>
      {response && <CopyLines label={m.deliveries.response} value={response} />}
    </li>
  )
}

interface LogProps {
  readonly organization: Organization
  readonly delivery: WebhookDeliveryDetails
}

const Log = ({ organization, delivery: { log, next_attempt_at: next } }: LogProps) => {
  const m = useMessages(webhooks).deliveries
  return (
    <section>
      <Heading as="h3" size="3" mb="2">
        {m.log}
      </Heading>
      {next !== null && (
        <p className={styles["soft"]}>
          <RichText
            text={m.next("[when]")}
            parts={{ when: <RelativeTime at={next} timeZone={organization.time_zone} /> }}
          />
        </p>
      )}
      {log.length === 0 && <p className={styles["soft"]}>{m.noAttempts}</p>}
      <ul aria-label={m.log} className={styles["entries"]}>
        {log.map((attempt) => (
          <Attempt key={attempt.number} organization={organization} attempt={attempt} />
        ))}
      </ul>
    </section>
  )
}

interface Props {
  readonly organization: Organization
  readonly id: WebhookDeliveryDetails["id"]
  readonly onBack: () => void
}

/** A delivery: what was sent, and what was answered at each attempt. */
export const DeliveryDetails = ({ organization, id, onBack }: Props) => {
  const { deliveries: m, status } = useMessages(webhooks)
  const eventName = useEventName()
  const query = useDelivery(organization, id)
  const replay = useReplay(organization, id)
  const delivery = query.data
  if (!delivery) return <NotLoaded query={query} />
  return (
    <>
      <div>
        <Button variant="surface" color="gray" onClick={onBack}>
          {m.back}
        </Button>
      </div>
      <Facts>
        <Fact label={eventName(delivery.event_type)}>
          <StateBadge state={STATES[delivery.status]}>{status[delivery.status]}</StateBadge>
        </Fact>
        <Fact label={m.id}>{delivery.webhook_id}</Fact>
      </Facts>
      <section>
        <Heading as="h3" size="3" mb="2">
          {m.payload}
        </Heading>
        <CopyLines label={m.payload} value={indented(delivery.body)} />
      </section>
      <Log organization={organization} delivery={delivery} />
      <SheetActions>
        <OnlineButton
          disabled={delivery.status === "pending"}
          loading={replay.isPending}
          onClick={() => replay.mutate()}
        >
          {m.replay}
        </OnlineButton>
      </SheetActions>
    </>
  )
}
