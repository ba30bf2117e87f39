import { Button } from "@radix-ui/themes"
import { Archive, ArchiveRestore, Mail, Pencil } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { SheetActions } from "../../../ui/Sheet.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { type CustomerProps, useArchiving } from "../customers.ts"
import { loadComposeEmail, loadEmailsOfCustomer } from "../../messaging/actions.ts"
import { useOwners } from "../useOwners.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

const ComposeDialog = lazy(async () => ({
  default: await loadComposeEmail()
}))

const EmailsOfCustomer = lazy(async () => ({
  default: await loadEmailsOfCustomer()
}))

interface Props extends CustomerProps {
  readonly onEdit: () => void
  readonly onClose: () => void
}

const CustomerFacts = ({ organization, customer }: CustomerProps) => {
  const { fields, details, types } = useMessages(customers)
  const { nameOf } = useOwners(organization)
  const { email, phone, notes, type, tags, owner_id, created_at, updated_at } = customer
  const { time_zone: timeZone } = organization
  return (
    <Facts>
      <Fact label={fields.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact label={fields.phone}>{phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}</Fact>
      <Fact label={fields.type}>{types[type]}</Fact>
      <Fact label={fields.tags}>{tags.join(", ")}</Fact>
      <Fact label={fields.owner_id}>{owner_id && nameOf(owner_id)}</Fact>
      <Fact label={fields.notes}>{notes}</Fact>
      <Fact label={fields.added}>
        <RelativeTime at={created_at} timeZone={timeZone} />
      </Fact>
      {updated_at > created_at && (
        <Fact label={details.edited}>
          <RelativeTime at={updated_at} timeZone={timeZone} />
        </Fact>
      )}
    </Facts>
  )
}

/** A link to email the customer; only if the organization has that enabled. */
const WriteEmail = ({ organization, customer }: CustomerProps) => {
  const { details } = useMessages(customers)
  const [composing, setComposing] = useState(false)
  const may = organization.customer_email && organization.can.includes("customer_emails.send")
  if (!may || customer.email === null || customer.archived_at !== null) return null
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setComposing(true)}>
        <Mail size={16} aria-hidden="true" />
        {details.write}
      </Button>
      {composing && (
        <Suspense>
          <ComposeDialog organization={organization} to={customer} onClose={() => setComposing(false)} />
        </Suspense>
      )}
    </>
  )
}

const EditActions = ({ organization, customer, onEdit, onClose }: Props) => {
  const { details } = useMessages(customers)
  const { archive, restore, busy } = useArchiving({ organization, customer })
  if (!organization.can.includes("customers.edit")) return null
  if (customer.archived_at !== null)
    return (
      <OnlineButton
        loading={restore.isPending}
        onClick={() => restore.mutate(undefined, { onSuccess: onClose })}
      >
        <ArchiveRestore size={16} aria-hidden="true" />
        {details.restore}
      </OnlineButton>
    )
  return (
    <>
      <Button variant="surface" color="gray" onClick={onEdit}>
        <Pencil size={16} aria-hidden="true" />
        {details.edit}
      </Button>
      <OnlineButton
        variant="surface"
        color="gray"
        loading={archive.isPending}
        disabled={busy}
        onClick={() => archive.mutate(undefined, { onSuccess: onClose })}
      >
        <Archive size={16} aria-hidden="true" />
        {details.archive}
      </OnlineButton>
    </>
  )
}

/** The fields of a customer, and the actions the user's role allows. */
export const Details = (props: Props) => {
  const { details } = useMessages(customers)
  const { organization, customer } = props
  return (
    <>
      {customer.archived_at !== null && <StateBadge state="idle">{details.archived}</StateBadge>}
      <CustomerFacts organization={organization} customer={customer} />
      {organization.can.includes("customer_emails.read") && (
        <Suspense>
          <EmailsOfCustomer organization={organization} customerId={customer.id} />
        </Suspense>
      )}
      <SheetActions>
        <WriteEmail organization={organization} customer={customer} />
        <EditActions {...props} />
      </SheetActions>
    </>
  )
}
