import { InspectionId, type InspectionView } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { Link, useNavigate, useParams } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { useInspection } from "../inspections.ts"
import { inspections, inspectionsInShell } from "../messages/index.ts"
import { record } from "../messages/pages.ts"
import panels from "../../fleet/handovers/Handovers.module.css"
import { AnswersPanels } from "./AnswersPanels.tsx"
import { ClocksPanel } from "./ClocksPanel.tsx"
import { RecordActions } from "./RecordActions.tsx"
import { ResultPanel } from "./ResultPanel.tsx"

const isInspectionId = Schema.is(InspectionId)

export interface InspectionProps {
  readonly organization: Organization
  readonly inspection: InspectionView
}

/** That it was corrected, or corrects another one. */
const Corrections = ({ inspection }: Pick<InspectionProps, "inspection">) => {
  const m = useMessages(record)
  const { supersedes_id, superseded_by_id } = inspection
  const other = superseded_by_id ?? supersedes_id
  if (other === null) return null
  return (
    <Panel>
      <p>
        {superseded_by_id === null ? m.corrects : m.isCorrected}{" "}
        <Link to={`/inspections/${other}`}>{superseded_by_id === null ? m.openEarlier : m.openNewer}</Link>
      </p>
    </Panel>
  )
}

const Loaded = (props: InspectionProps) => {
  const { inspection, organization } = props
  const m = useMessages(record)
  const format = useFormat(organization.time_zone)
  const { form, vehicle, at } = inspection
  return (
    <>
      <PageHeader
        title={form.name}
        subtitle={m.subtitle(vehicle.name, format.dateTime(at))}
        actions={<RecordActions {...props} />}
      />
      <div className={panels["panels"]}>
        <Corrections inspection={inspection} />
        <ResultPanel {...props} />
        <AnswersPanels {...props} />
        <ClocksPanel {...props} />
      </div>
    </>
  )
}

const Opened = ({
  organization,
  id
}: Pick<InspectionProps, "organization"> & { readonly id: InspectionId }) => {
  const { page } = useMessages(inspectionsInShell)
  const navigate = useNavigate()
  const query = useInspection(organization, id)
  if (query.data) return <Loaded organization={organization} inspection={query.data} />
  return (
    <>
      <PageHeader title={page.title} />
      <Panel flush>
        <NotLoaded query={query} rows={6} onClose={() => void navigate("/inspections")} />
      </Panel>
    </>
  )
}

/** An inspection as it was recorded. */
export const InspectionPage = () => {
  const { page } = useMessages(inspectionsInShell)
  const { forbidden } = useMessages(inspections)
  const { inspectionId } = useParams()
  const id = isInspectionId(inspectionId)
    ? inspectionId
    : InspectionId.make("00000000-0000-0000-0000-000000000000")
  return (
    <OrganizationGate {...page}>
      {(organization) =>
        organization.can.includes("inspections.read") ? (
          <Opened key={`${organization.id} ${id}`} organization={organization} id={id} />
        ) : (
          <>
            <PageHeader title={page.title} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = InspectionPage
