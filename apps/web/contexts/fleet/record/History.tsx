import type { TimelineEntry } from "#fleet/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { fleet } from "../messages/index.ts"
import { useTimeline, type VehicleProps } from "../vehicles.ts"
import styles from "./Record.module.css"
import { TimelineActor, TimelineSentence } from "./TimelineSentence.tsx"

interface EntryProps extends Pick<VehicleProps, "organization"> {
  readonly entry: TimelineEntry
}

const Entry = ({ entry, organization }: EntryProps) => {
  const format = useFormat(organization.time_zone)
  const { at, actor, details } = entry
  const about = details["note"] ?? details["reason"]
  return (
    <li className={styles["entry"]}>
      <div>
        <p>
          <TimelineSentence entry={entry} organization={organization} />
        </p>
        {about && <p className={styles["about"]}>{about}</p>}
      </div>
      <p className={styles["about"]}>
        <TimelineActor actor={actor} />
        {" · "}
        <time dateTime={at.toISOString()} title={format.exact(at)}>
          {format.dateTime(at)}
        </time>
      </p>
    </li>
  )
}

/** Everything that happened to the vehicle, newest first. */
export const History = ({ organization, vehicle }: VehicleProps) => {
  const m = useMessages(fleet).record
  const query = useTimeline(organization, vehicle.id)
  return (
    <Panel title={m.history} flush>
      <PagedList query={query} label={m.history} empty={<EmptyState title={m.noHistory} level="h3" />}>
        {(entry) => <Entry key={entry.id} entry={entry} organization={organization} />}
      </PagedList>
    </Panel>
  )
}
