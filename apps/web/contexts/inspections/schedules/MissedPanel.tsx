import type { MissedInspection } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { schedules } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { useMissed } from "./schedules.ts"

interface Props {
  readonly organization: Organization
}

const Row = ({ organization, missed }: Props & { readonly missed: MissedInspection }) => {
  const m = useMessages(schedules).missed
  const format = useFormat(organization.time_zone)
  const { vehicle, form, from, due_on } = missed
  const [first, last] = [format.day(from), format.day(due_on)]
  return (
    <li className={styles["row"]}>
      <div>
        <Link to={`/vehicles/${vehicle.id}`}>{vehicle.name}</Link>
        <span>{form.name}</span>
        <span className={styles["hint"]}>{from === due_on ? m.on(first) : m.between(first, last)}</span>
      </div>
    </li>
  )
}

/** The inspections that were not done in time, newest first. */
export const MissedPanel = ({ organization }: Props) => {
  const m = useMessages(schedules).missed
  const query = useMissed(organization)
  if (!query.data?.pages.some(({ items }) => items.length > 0)) return null
  return (
    <Panel title={m.title} about={m.about} flush>
      <PagedList query={query} label={m.title} empty={null}>
        {(missed) => (
          <Row
            key={`${missed.schedule_id} ${missed.vehicle.id} ${missed.from}`}
            organization={organization}
            missed={missed}
          />
        )}
      </PagedList>
    </Panel>
  )
}
