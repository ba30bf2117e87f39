import type { CustomerId } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Heading } from "@radix-ui/themes"
import { useId } from "react"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { PagedList } from "../../../ui/PagedList.tsx"
import { useEmailsTo } from "./customerEmails.ts"
import styles from "./CustomerEmails.module.css"
import { EmailRow } from "./EmailRow.tsx"

interface Props {
  readonly organization: Organization
  readonly customerId: CustomerId
}

/** The emails sent to a customer, the last one first; nothing if there are none and none can be sent. */
export const EmailsOfCustomer = ({ organization, customerId }: Props) => {
  const m = useMessages(customerEmails)
  const query = useEmailsTo(organization, customerId)
  const heading = useId()
  if (!organization.customer_email && !query.data?.pages.some(({ items }) => items.length > 0)) return null
  return (
    <section aria-labelledby={heading} className={styles["ofCustomer"]}>
      <Heading as="h3" size="3" id={heading}>
        {m.ofCustomer.title}
      </Heading>
      <PagedList
        query={query}
        label={m.ofCustomer.title}
        empty={<p className={styles["soft"]}>{m.ofCustomer.none}</p>}
      >
        {(email) => <EmailRow key={email.id} organization={organization} email={email} search="" />}
      </PagedList>
    </section>
  )
}
