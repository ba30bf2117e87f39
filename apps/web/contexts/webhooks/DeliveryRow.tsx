import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useMessages } from "../../i18n/useMessages.ts"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { StateBadge } from "../../ui/StateBadge.tsx"
import styles from "../telematics/devices/Devices.module.css"
import { webhooks } from "./messages/index.ts"
import { type Delivery, STATES } from "./webhooks.ts"

/** What an event is called; the test event is no event of the organization. */
export const useEventName = () => {
  const { events, deliveries } = useMessages(webhooks)
  return (type: string): string =>
    Object.entries(events).find(([name]) => name === type)?.[1] ?? deliveries.test
}

interface Props {
  readonly organization: Organization
  readonly delivery: Delivery
  readonly onOpen: () => void
}

/** A delivery in the log. */
export const DeliveryRow = ({ organization, delivery, onOpen }: Props) => {
  const m = useMessages(webhooks)
  const eventName = useEventName()
  const { event_type, status, attempts, created_at } = delivery
  return (
    <li className={styles["server"]}>
      <Button variant="ghost" size="2" onClick={onOpen}>
        {eventName(event_type)}
      </Button>
      <span className={styles["soft"]}>
        <RelativeTime at={created_at} timeZone={organization.time_zone} />
        {attempts > 1 && ` · ${m.deliveries.attempts(attempts)}`}
      </span>
      <StateBadge state={STATES[status]}>{m.status[status]}</StateBadge>
    </li>
  )
}
