import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { Link } from "react-router"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoPermission } from "../../../ui/ListStates.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useScrollToTop } from "../../../ui/useScrollToTop.ts"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { NoOrganization } from "../team/NoOrganization.tsx"
import { composeEmail } from "../actions.ts"
import styles from "./CustomerEmails.module.css"
import { EmailList } from "./EmailList.tsx"
import { ExportEmails } from "./ExportEmails.tsx"

interface Props {
  readonly organization: Organization
}

/** To where emails can be turned on. Following the link closes the dialog around it. */
const ToSettings = () => {
  const { off } = useMessages(customerEmails)
  return (
    <Dialog.Close>
      <Button asChild variant="surface" color="gray">
        <Link to="/organization?tab=settings">{off.settings}</Link>
      </Button>
    </Dialog.Close>
  )
}

/** While emails are disabled, and none was sent before: the specified text or, for those who may enable them, a link. */
const Disabled = ({ organization }: Props) => {
  const { soon, off } = useMessages(customerEmails)
  if (!organization.can.includes("organization.edit"))
    return (
      <EmptyState title={soon.title} level="h3">
        {soon.sentence}
      </EmptyState>
    )
  return (
    <EmptyState title={off.title} level="h3" action={<ToSettings />}>
      {off.sentence}
    </EmptyState>
  )
}

interface SearchProps {
  readonly search: string
  readonly onClear: () => void
}

/** Those that were sent, also while emails are disabled. */
const Emails = ({ organization, ...searched }: Props & SearchProps) => {
  const { empty, off } = useMessages(customerEmails)
  const { customer_email: isOn, can } = organization
  const list = useScrollToTop(searched.search)
  const none = isOn ? (
    <EmptyState title={empty.title} level="h3">
      {empty.sentence}
    </EmptyState>
  ) : (
    <Disabled organization={organization} />
  )
  const notice = !isOn && (
    <div className={styles["off"]}>
      <StateBadge state="idle">{off.title}</StateBadge>
      <ExportEmails organization={organization} />
      {can.includes("organization.edit") && <ToSettings />}
    </div>
  )
  return (
    <>
      {isOn && (
        <div className={styles["tools"]}>
          <ExportEmails organization={organization} />
          {can.includes("customer_emails.send") && <ActionButton action={composeEmail} />}
        </div>
      )}
      <div ref={list} className={styles["list"]}>
        <EmailList organization={organization} {...searched} none={none} notice={notice} />
      </div>
    </>
  )
}

/** The team's emails to customers; inside the messages dialog, whose search box it uses. */
export const CustomerEmailsTab = (searched: SearchProps) => {
  const m = useMessages(customerEmails)
  const { current, isPending } = useOrganizations()
  if (!current) return isPending ? <SkeletonRows /> : <NoOrganization />
  if (current.can.includes("customer_emails.read"))
    return <Emails key={current.id} organization={current} {...searched} />
  return current.customer_email ? (
    <NoPermission title={m.forbidden.title} />
  ) : (
    <Disabled organization={current} />
  )
}
