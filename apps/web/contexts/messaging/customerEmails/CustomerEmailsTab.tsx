import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { Link } from "react-router"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoPermission } from "../../../ui/ListStates.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { useScrollToTop } from "../../../ui/useScrollToTop.ts"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { NoOrganization } from "../team/NoOrganization.tsx"
import { composeEmail } from "../actions.ts"
import styles from "./CustomerEmails.module.css"
import { EmailList } from "./EmailList.tsx"

interface Props {
  readonly organization: Organization
}

/** While emails are disabled: the specified text or, for those who may enable them, a link. */
const Disabled = ({ organization }: Props) => {
  const { soon, off } = useMessages(customerEmails)
  if (!organization.can.includes("organization.edit"))
    return (
      <EmptyState title={soon.title} level="h3">
        {soon.sentence}
      </EmptyState>
    )
  const toSettings = (
    // Following the link closes the dialog around it.
    <Dialog.Close>
      <Button asChild variant="surface" color="gray">
        <Link to="/organization?tab=settings">{off.settings}</Link>
      </Button>
    </Dialog.Close>
  )
  return (
    <EmptyState title={off.title} level="h3" action={toSettings}>
      {off.sentence}
    </EmptyState>
  )
}

interface SearchProps {
  readonly search: string
  readonly onClear: () => void
}

const Emails = ({ organization, ...searched }: Props & SearchProps) => {
  const list = useScrollToTop(searched.search)
  return (
    <>
      {organization.can.includes("customer_emails.send") && (
        <div className={styles["tools"]}>
          <ActionButton action={composeEmail} />
        </div>
      )}
      <div ref={list} className={styles["list"]}>
        <EmailList organization={organization} {...searched} />
      </div>
    </>
  )
}

/** The team's emails to customers; inside the messages dialog, whose search box it uses. */
export const CustomerEmailsTab = (searched: SearchProps) => {
  const m = useMessages(customerEmails)
  const { current, isPending } = useOrganizations()
  if (!current) return isPending ? <SkeletonRows /> : <NoOrganization />
  if (!current.customer_email) return <Disabled organization={current} />
  if (current.can.includes("customer_emails.read"))
    return <Emails key={current.id} organization={current} {...searched} />
  return <NoPermission title={m.forbidden.title} />
}
