import { Heading } from "@radix-ui/themes"
import { useState } from "react"
import { useFormat } from "../../i18n/format.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { Fact, Facts } from "../../ui/Facts.tsx"
import { PagedList } from "../../ui/PagedList.tsx"
import { Sheet } from "../../ui/Sheet.tsx"
import styles from "../telematics/devices/Devices.module.css"
import { DeliveryDetails } from "./DeliveryDetails.tsx"
import { DeliveryRow } from "./DeliveryRow.tsx"
import { webhooks } from "./messages/index.ts"
import { type Delivery, useDeliveries, type WebhookProps } from "./webhooks.ts"
import { WebhookActions } from "./WebhookActions.tsx"

interface Props extends WebhookProps {
  readonly onClose: () => void
}

const About = ({ organization, endpoint }: WebhookProps) => {
  const m = useMessages(webhooks)
  const format = useFormat(organization.time_zone)
  const { url, enabled, disabled_reason: reason, event_types, previous_secret_until: until } = endpoint
  return (
    <div className={styles["facts"]}>
      <Facts>
        <Fact label={m.form.url}>{url}</Fact>
        <Fact label={m.details.state}>
          {enabled ? m.enabled : reason === null ? m.disabled : m[reason]}
          {until !== null && ` ${m.details.overlap(format.exact(until))}`}
        </Fact>
        <Fact label={m.details.events}>{event_types.map((type) => m.events[type]).join(", ")}</Fact>
      </Facts>
    </div>
  )
}

const Deliveries = ({
  onOpen,
  ...props
}: WebhookProps & { readonly onOpen: (id: Delivery["id"]) => void }) => {
  const { deliveries: m } = useMessages(webhooks)
  const query = useDeliveries(props)
  return (
    <section>
      <Heading as="h3" size="3" mb="2">
        {m.title}
      </Heading>
      <PagedList query={query} label={m.title} empty={<EmptyState title={m.empty} level="h3" />}>
        {(delivery) => (
          <DeliveryRow
            key={delivery.id}
            organization={props.organization}
            delivery={delivery}
            onOpen={() => onOpen(delivery.id)}
          />
        )}
      </PagedList>
    </section>
  )
}

/** One webhook in a side panel: what it receives, the log of its deliveries, and what can be done. */
export const OpenedWebhook = ({ onClose, ...props }: Props) => {
  const [delivery, open] = useState<Delivery["id"]>()
  const { description, url } = props.endpoint
  return (
    <Sheet title={description ?? new URL(url).host} onClose={onClose}>
      {delivery === undefined ? (
        <>
          <About {...props} />
          <Deliveries {...props} onOpen={open} />
          <WebhookActions {...props} onClose={onClose} />
        </>
      ) : (
        <DeliveryDetails organization={props.organization} id={delivery} onBack={() => open(undefined)} />
      )}
    </Sheet>
  )
}
