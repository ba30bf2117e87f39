import type { BayView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { settings } from "../messages/pages.ts"
import { AddBayButton } from "../planning/AddBayButton.tsx"
import { BayRow } from "./BayRow.tsx"
import { useBays } from "./settings.ts"

interface Props {
  readonly organization: Organization
}

const List = ({
  organization,
  label,
  bays
}: Props & { readonly label: string; readonly bays: ReadonlyArray<BayView> }) => (
  <ul className={documents["rows"]} aria-label={label}>
    {bays.map((bay) => (
      <BayRow key={bay.id} organization={organization} bay={bay} />
    ))}
  </ul>
)

/** The bays of the workshop, and below them those that are archived. */
export const BaysPanel = ({ organization }: Props) => {
  const m = useMessages(settings).bays
  const query = useBays(organization, "active")
  const archived = useBays(organization, "archived").data ?? []
  return (
    <>
      <Panel title={m.title} about={m.about} aside={<AddBayButton organization={organization} />} flush>
        {!query.data ? (
          <NotLoaded query={query} rows={2} />
        ) : query.data.length === 0 ? (
          <EmptyState title={m.empty} level="h3">
            {m.emptySentence}
          </EmptyState>
        ) : (
          <List organization={organization} label={m.title} bays={query.data} />
        )}
      </Panel>
      {archived.length > 0 && (
        <Panel title={m.archivedTitle} about={m.archivedAbout} flush>
          <List organization={organization} label={m.archivedTitle} bays={archived} />
        </Panel>
      )}
    </>
  )
}
