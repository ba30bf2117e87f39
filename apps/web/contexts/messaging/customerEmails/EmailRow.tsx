import type { CustomerEmailView } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Highlight } from "../../../ui/Highlight.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { deliveryState, STATES } from "./customerEmails.ts"
import styles from "./CustomerEmails.module.css"

interface Props {
  readonly organization: Organization
  readonly email: CustomerEmailView
  readonly search: string
}

const Outcome = ({ email }: Pick<Props, "email">) => {
  const m = useMessages(customerEmails)
  const now = deliveryState(email)
  return (
    <p className={styles["outcome"]}>
      <StateBadge state={STATES[now]}>{m.states[now]}</StateBadge>
      <span>{now === "failed" && email.fault ? email.fault : m.from(email.sender_name)}</span>
    </p>
  )
}

/** One email: recipient, subject and delivery state; expands to the full text. */
export const EmailRow = ({ organization, email, search }: Props) => {
  const m = useMessages(customerEmails)
  const [open, setOpen] = useState(false)
  const { subject, content, customer_name, recipient, sent_at } = email
  return (
    <li className={styles["email"]} data-open={open}>
      <div className={styles["head"]}>
        <button
          type="button"
          className={styles["subject"]}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Highlight text={subject} term={search} />
        </button>
        <span className={styles["soft"]}>
          <RelativeTime at={sent_at} timeZone={organization.time_zone} />
        </span>
      </div>
      <span className={styles["customer"]}>
        <Highlight text={customer_name || m.unknownCustomer} term={search} />
        {open && ` ${m.to(recipient)}`}
      </span>
      <p className={styles["content"]}>
        <Highlight text={content} term={search} />
      </p>
      <Outcome email={email} />
    </li>
  )
}
