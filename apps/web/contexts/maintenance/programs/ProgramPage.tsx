import { ProgramId } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { useNavigate, useParams, useSearchParams } from "react-router"
import { isGone } from "../../../api/isGone.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { useUnits } from "../../fleet/useUnits.ts"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { maintenance, maintenanceInShell } from "../messages/index.ts"
import { programs } from "../messages/pages.ts"
import { useTasks } from "../tasks/tasks.ts"
import { ProgramForm } from "./ProgramForm.tsx"
import { ProgramSummary } from "./ProgramSummary.tsx"
import { useProgram } from "./programs.ts"
import { filledFrom, isTemplate } from "./templates.ts"

interface Props {
  readonly organization: Organization
}

const isProgramId = Schema.is(ProgramId)

/** A new program: empty, or filled in from the template in the address. */
const New = ({ organization }: Props) => {
  const m = useMessages(programs)
  const units = useUnits(organization)
  const [params] = useSearchParams()
  const query = useTasks(organization)
  const template = params.get("template")
  const begin = isTemplate(template)
    ? { name: m.templates.names[template], ...filledFrom(template, units) }
    : undefined
  return (
    <>
      <PageHeader title={m.page.new} />
      {query.data ? (
        <ProgramForm organization={organization} program={undefined} begin={begin} tasks={query.data} />
      ) : (
        <Panel flush>
          <NotLoaded query={query} rows={6} />
        </Panel>
      )}
    </>
  )
}

const Opened = ({ organization, programId }: Props & { readonly programId: ProgramId }) => {
  const { page: m } = useMessages(programs)
  const navigate = useNavigate()
  const query = useProgram(organization, programId)
  const tasks = useTasks(organization)
  const program = isGone(query.error) ? undefined : query.data
  if (!program || !tasks.data)
    return (
      <>
        <PageHeader title={m.gone} />
        <Panel flush>
          <NotLoaded
            query={program ? tasks : query}
            rows={6}
            onClose={() => void navigate("/services/programs")}
          />
        </Panel>
      </>
    )
  const isEditable = organization.can.includes("services.edit") && program.archived_at === null
  return (
    <>
      <PageHeader title={program.name} {...(program.archived_at && { subtitle: m.archivedNote })} />
      {isEditable ? (
        <ProgramForm organization={organization} program={program} tasks={tasks.data} />
      ) : (
        <ProgramSummary organization={organization} program={program} tasks={tasks.data} />
      )}
    </>
  )
}

/** One service program, or a new one. */
export const ProgramPage = () => {
  const { page } = useMessages(programs)
  const inShell = useMessages(maintenanceInShell)
  const { forbidden } = useMessages(maintenance)
  const { programId = "" } = useParams()
  const isNew = programId === "new"
  const id = isProgramId(programId) ? programId : ProgramId.make("00000000-0000-0000-0000-000000000000")
  return (
    <OrganizationGate {...inShell.page}>
      {(organization) =>
        organization.can.includes(isNew ? "services.edit" : "services.read") ? (
          isNew ? (
            <New key={organization.id} organization={organization} />
          ) : (
            <Opened key={`${organization.id} ${id}`} organization={organization} programId={id} />
          )
        ) : (
          <>
            <PageHeader title={page.gone} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = ProgramPage
