import { shell } from "../../app/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"
import type { PlannedName } from "./manifest.ts"
import { plannedInShell } from "./messages/index.ts"

/** A page whose context is not built yet: its name, and what will be here. */
export const plannedPage = (name: PlannedName) =>
  function PlannedPage() {
    const { title, subtitle, planned } = useMessages(plannedInShell)[name]
    const { planned: nothing } = useMessages(shell)
    return (
      <>
        <PageHeader title={title} subtitle={subtitle} />
        <Panel flush>
          <EmptyState title={nothing}>{planned}</EmptyState>
        </Panel>
      </>
    )
  }
