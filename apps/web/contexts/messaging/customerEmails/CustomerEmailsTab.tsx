import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { PenLine } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { customerEmails } from "../../../i18n/en/customerEmails.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { useTop } from "../../../ui/useTop.ts"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { NoOrganization } from "../team/NoOrganization.tsx"
import { ComposeDialog } from "./ComposeDialog.tsx"
import styles from "./CustomerEmails.module.css"
import { EmailList } from "./EmailList.tsx"

interface Props {
  readonly organization: Organization
}

/** Until somebody switches it on: the specification's words, and for those who may, the way there. */
const ComingSoon = ({ organization }: Props) => {
  const m = useMessages(customerEmails).soon
  const toSettings = organization.can.includes("organization.edit") && (
    // Following the link leaves the dialog this stands in.
    <Dialog.Close>
      <Button asChild variant="surface" color="gray">
        <Link to="/organization?tab=settings">{m.settings}</Link>
      </Button>
    </Dialog.Close>
  )
  return (
    <EmptyState title={m.title} level="h3" action={toSettings}>
      {m.sentence}
    </EmptyState>
  )
}

const Emails = ({ organization, search }: Props & { readonly search: string }) => {
  const { compose } = useMessages(customerEmails)
  const [composing, setComposing] = useState(false)
  const list = useTop(search)
  return (
    <>
      {organization.can.includes("customer_emails.send") && (
        <div className={styles["tools"]}>
          <Button onClick={() => setComposing(true)}>
            <PenLine size={16} aria-hidden="true" /> {compose.open}
          </Button>
        </div>
      )}
      <div ref={list} className={styles["list"]}>
        <EmailList organization={organization} search={search} />
      </div>
      {composing && <ComposeDialog organization={organization} onClose={() => setComposing(false)} />}
    </>
  )
}

/** What the team writes to customers; stands inside the messages dialog, whose search box it follows. */
export const CustomerEmailsTab = ({ search }: { readonly search: string }) => {
  const m = useMessages(customerEmails)
  const { current, isPending } = useOrganizations()
  if (!current) return isPending ? <SkeletonRows /> : <NoOrganization />
  if (!current.customer_email) return <ComingSoon organization={current} />
  if (current.can.includes("customer_emails.read"))
    return <Emails key={current.id} organization={current} search={search} />
  return (
    <EmptyState title={m.forbidden.title} level="h3">
      {m.forbidden.sentence}
    </EmptyState>
  )
}
