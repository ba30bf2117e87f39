import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { PageHeader } from "../../ui/PageHeader.tsx"
import { Panel } from "../../ui/Panel.tsx"

type Planned = Exclude<keyof (typeof shell)["english"]["planned"], "title">

/** A page whose context is not built yet: its name, and an honest sentence. */
export const plannedPage = (page: Planned) =>
  function PlannedPage() {
    const m = useMessages(shell)
    return (
      <>
        <PageHeader {...m.pages[page]} />
        <Panel flush>
          <EmptyState title={m.planned.title}>{m.planned[page]}</EmptyState>
        </Panel>
      </>
    )
  }
