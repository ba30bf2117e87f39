import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { createOrganization } from "../../tenancy/actions.ts"

/** Without an organization there is no one to write to: offers to create one. */
export const NoOrganization = () => {
  const m = useMessages(messaging).noOrganization
  return (
    <EmptyState title={m.title} level="h3" action={<ActionButton quiet action={createOrganization} />}>
      {m.sentence}
    </EmptyState>
  )
}
