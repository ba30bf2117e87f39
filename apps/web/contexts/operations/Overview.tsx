import { shell } from "../../app/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { operationsInShell } from "./messages/index.ts"
import { QuickLinks } from "./QuickLinks.tsx"

/** The Operations Center of an organization that is set up. */
export const Overview = () => {
  const { planned } = useMessages(operationsInShell)
  const { planned: nothing } = useMessages(shell)
  return (
    <Panel flush>
      <EmptyState title={nothing}>{planned}</EmptyState>
      <QuickLinks />
    </Panel>
  )
}
