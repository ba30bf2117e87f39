import type { InspectionRow } from "#inspections/contract"
import { Button } from "@radix-ui/themes"
import { ClipboardCheck, FileDown } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { Link } from "react-router"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { DueRow } from "../DueRow.tsx"
import { useDue, useInspectionsOf } from "../inspections.ts"
import { inspections } from "../messages/index.ts"
import styles from "../Inspections.module.css"
import { ResultBadge, useFlagWords } from "../ResultBadge.tsx"

const DuePanel = ({ organization, vehicle }: VehicleTabProps) => {
  const { tab: m } = useMessages(inspections)
  const query = useDue(organization, { vehicle: vehicle.id })
  if (query.data?.items.length === 0) return null
  return (
    <Panel title={m.due} flush>
      {query.data ? (
        <ul className={styles["list"]} aria-label={m.due}>
          {query.data.items.map((due) => (
            <DueRow key={due.schedule_id} organization={organization} due={due} name={due.form.name} />
          ))}
        </ul>
      ) : (
        <NotLoaded query={query} rows={2} />
      )}
    </Panel>
  )
}

const Row = ({
  organization,
  row
}: Pick<VehicleTabProps, "organization"> & { readonly row: InspectionRow }) => {
  const { someone } = useMessages(inspections)
  const format = useFormat(organization.time_zone)
  const flagWords = useFlagWords()
  const { id, form, at, performed_by, result, flags } = row
  return (
    <li className={handovers["row"]}>
      <Link to={`/inspections/${id}`}>{form.name}</Link>
      <time dateTime={at.toISOString()} title={format.exact(at)}>
        {format.dateTime(at)}
      </time>
      <p className={handovers["about"]}>
        <ResultBadge result={result} />
        {` · ${[performed_by.name ?? someone, flagWords(flags)].filter(Boolean).join(" · ")}`}
      </p>
    </li>
  )
}

const ExportDialog = lazy(async () => ({ default: (await import("./ExportDialog.tsx")).ExportDialog }))

/** Starts an inspection; exports those of a period, for people who may. */
const Actions = (props: VehicleTabProps) => {
  const { can } = props.organization
  const { tab: m, file } = useMessages(inspections)
  const [isExporting, setExporting] = useState(false)
  return (
    <div className={styles["actions"]}>
      {can.includes("inspections.export") && (
        <Button variant="surface" color="gray" onClick={() => setExporting(true)}>
          <FileDown size={16} aria-hidden="true" />
          {file.open}
        </Button>
      )}
      {can.includes("inspections.perform") && (
        <Button asChild>
          <Link to={`/inspections/new?vehicle=${props.vehicle.id}`}>
            <ClipboardCheck size={16} aria-hidden="true" />
            {m.start}
          </Link>
        </Button>
      )}
      {isExporting && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** What is due for a vehicle, and its inspections. */
export const InspectionsTab = (props: VehicleTabProps) => {
  const { organization, vehicle } = props
  const { tab: m, empty } = useMessages(inspections)
  const query = useInspectionsOf(organization, vehicle.id)
  return (
    <div className={handovers["panels"]}>
      <DuePanel {...props} />
      <Panel title={m.title} aside={<Actions {...props} />} flush>
        <PagedList
          query={query}
          label={m.title}
          empty={
            <EmptyState title={empty.title} level="h3">
              {m.none}
            </EmptyState>
          }
        >
          {(row) => <Row key={row.id} organization={organization} row={row} />}
        </PagedList>
      </Panel>
    </div>
  )
}
