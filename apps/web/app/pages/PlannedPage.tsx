import type { ComponentType } from "react"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"

type Planned = Exclude<keyof (typeof shell)["english"]["planned"], "title">

/** A page whose context is still to come: its name, what will hang here, and what goes on below that. */
export const plannedPage = (page: Planned, Below?: ComponentType) =>
  function PlannedPage() {
    const m = useMessages(shell)
    return (
      <>
        <PageHeader {...m.pages[page]} />
        <Panel flush>
          <EmptyState title={m.planned.title}>{m.planned[page]}</EmptyState>
          {Below && <Below />}
        </Panel>
      </>
    )
  }
