import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Plus } from "lucide-react"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import { programs } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { type ListedProgram, ProgramRow } from "./ProgramRow.tsx"
import { usePrograms } from "./programs.ts"
import { Templates } from "./Templates.tsx"

interface Props {
  readonly organization: Organization
}

/** The link to the form of a new program, for those who may. */
const Add = ({ organization }: Props) => {
  const m = useMessages(programs)
  if (!organization.can.includes("services.edit")) return null
  return (
    <Button asChild>
      <Link to="/services/programs/new">
        <Plus size={16} aria-hidden="true" />
        {m.add}
      </Link>
    </Button>
  )
}

const Empty = ({ organization }: Props) => {
  const m = useMessages(programs)
  const mayEdit = organization.can.includes("services.edit")
  return (
    <>
      <Panel flush>
        <EmptyState title={m.empty.title}>{mayEdit ? m.empty.sentence : m.empty.readOnly}</EmptyState>
      </Panel>
      {mayEdit && (
        <Panel title={m.templates.title} flush>
          <Templates />
        </Panel>
      )}
    </>
  )
}

interface ListProps extends Props {
  readonly label: string
  readonly items: ReadonlyArray<ListedProgram>
}

const List = ({ organization, label, items }: ListProps) => (
  <ul className={documents["rows"]} aria-label={label}>
    {items.map((program) => (
      <ProgramRow key={program.id} organization={organization} program={program} />
    ))}
  </ul>
)

const Programs = ({ organization }: Props) => {
  const m = useMessages(programs)
  const query = usePrograms(organization)
  if (!query.data)
    return (
      <Panel flush>
        <NotLoaded query={query} rows={4} />
      </Panel>
    )
  const active = query.data.filter(({ archived_at }) => archived_at === null)
  const archived = query.data.filter(({ archived_at }) => archived_at !== null)
  return (
    <>
      {active.length === 0 ? (
        <Empty organization={organization} />
      ) : (
        <Panel title={m.count(active.length)} flush>
          <List organization={organization} label={m.list} items={active} />
        </Panel>
      )}
      {archived.length > 0 && (
        <Panel title={m.archivedTitle} about={m.archivedAbout} flush>
          <List organization={organization} label={m.archivedTitle} items={archived} />
        </Panel>
      )}
    </>
  )
}

const actions = (organization: Organization) => <Add organization={organization} />

/** Which vehicles need what, and how often. */
export const ProgramsPage = () => (
  <ServicesFrame permission="services.read" renderActions={actions}>
    {(organization) => <Programs key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = ProgramsPage
