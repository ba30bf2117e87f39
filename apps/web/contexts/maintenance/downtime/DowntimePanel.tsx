import { vehicleName } from "#fleet/contract"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { downtime } from "../messages/pages.ts"
import { DowntimeRow } from "./DowntimeRow.tsx"
import { useDowntime, useDuring, useSummary } from "./downtime.ts"
import { RecordButton } from "./RecordButton.tsx"
import { useHours } from "./useHours.ts"

/** When a vehicle could not be used in the last year, and how much of that it could. */
export const DowntimePanel = ({ organization, vehicle }: VehicleTabProps) => {
  const m = useMessages(downtime)
  const { share } = useHours()
  const during = useDuring(organization, "365")
  const query = useDowntime(organization, { during, vehicle: vehicle.id })
  const { data: summary } = useSummary(organization, during, vehicle.id)
  const availability = summary?.availability ?? null
  return (
    <Panel
      title={m.title}
      {...(availability !== null && { about: m.tabAbout(share(availability)) })}
      aside={
        <RecordButton
          organization={organization}
          vehicle={{ id: vehicle.id, name: vehicleName(vehicle) }}
          variant="surface"
          color="gray"
        />
      }
      flush
    >
      <PagedList query={query} label={m.title} empty={<EmptyState title={m.empty.title} level="h3" />}>
        {(one) => <DowntimeRow key={one.id} organization={organization} downtime={one} />}
      </PagedList>
    </Panel>
  )
}
