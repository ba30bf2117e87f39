import type { SingleSignOnView } from "#sso/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { Panel } from "../../ui/Panel.tsx"
import styles from "../identity/account/Account.module.css"
import { AddDomainDialog } from "./AddDomainDialog.tsx"
import { DomainRow } from "./DomainRow.tsx"
import { sso } from "./messages/index.ts"

interface Props {
  readonly organization: Organization
  readonly domains: SingleSignOnView["domains"]
}

/** The domains of the organization's addresses. */
export const DomainsPanel = ({ organization, domains }: Props) => {
  const m = useMessages(sso).domains
  const [isAdding, setIsAdding] = useState(false)
  const add = (
    <OnlineButton variant="surface" color="gray" onClick={() => setIsAdding(true)}>
      {m.add}
    </OnlineButton>
  )
  return (
    <Panel title={m.title} about={m.about} flush>
      {domains.length === 0 ? (
        <EmptyState title={m.emptyTitle} level="h3" action={add}>
          {m.empty}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={m.title} className={styles["list"]}>
            {domains.map((domain) => (
              <DomainRow key={domain.id} organization={organization} domain={domain} />
            ))}
          </ul>
          <div className={styles["footer"]}>{add}</div>
        </>
      )}
      {isAdding && <AddDomainDialog organization={organization} onClose={() => setIsAdding(false)} />}
    </Panel>
  )
}
