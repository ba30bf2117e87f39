import {
  DAMAGE,
  DOCUMENTS,
  type FleetActivity,
  FUEL,
  HANDOVERS,
  ListFleetActivity,
  TIMELINE,
  vehicleName,
  VEHICLES
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { api } from "../../api/client.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { TimelineActor, TimelineSentence } from "../fleet/record/TimelineSentence.tsx"
import { operations } from "./messages/index.ts"
import styles from "./RecentActivity.module.css"

interface Props {
  readonly organization: Organization
}

const SHOWN = 8

const useActivity = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, TIMELINE, "activity"),
    queryFn: () =>
      api(ListFleetActivity, { params: { organizationId: id }, query: { limit: String(SHOWN) } }),
    meta: shows(DAMAGE, DOCUMENTS, FUEL, HANDOVERS, VEHICLES)
  })

const Entry = ({ entry, organization }: Props & { readonly entry: FleetActivity }) => (
  <li className={styles["entry"]}>
    <p>
      <Link to={`/vehicles/${entry.vehicle.id}`}>{vehicleName(entry.vehicle)}</Link>{" "}
      <TimelineSentence entry={entry} organization={organization} />
    </p>
    <p className={styles["who"]}>
      <TimelineActor actor={entry.actor} />
      {" · "}
      <RelativeTime at={entry.at} timeZone={organization.time_zone} />
    </p>
  </li>
)

/** What happened to the vehicles lately, newest first. */
export const RecentActivity = ({ organization }: Props) => {
  const m = useMessages(operations).activity
  const query = useActivity(organization)
  const items = query.data?.items
  return (
    <Panel title={m.title} flush>
      {items === undefined && <NotLoaded query={query} rows={SHOWN} />}
      {items?.length === 0 && (
        <EmptyState title={m.none} level="h3">
          {m.about}
        </EmptyState>
      )}
      {items !== undefined && items.length > 0 && (
        <ol className={styles["entries"]} aria-label={m.title}>
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} organization={organization} />
          ))}
        </ol>
      )}
    </Panel>
  )
}
