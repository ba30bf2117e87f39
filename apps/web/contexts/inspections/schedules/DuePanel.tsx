import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { DueRow } from "../DueRow.tsx"
import { useDue } from "../inspections.ts"
import { inspections } from "../messages/index.ts"
import { schedules } from "../messages/pages.ts"
import styles from "../Inspections.module.css"

/** How many are listed; the pages of vehicles have the others. */
const LISTED = 50

/** The inspections that vehicles need now. */
export const DuePanel = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(schedules)
  const { here } = useMessages(inspections)
  const { data } = useDue(organization, {})
  if (!data || data.items.length === 0) return null
  const shown = data.items.slice(0, LISTED)
  return (
    <Panel title={m.due(data.count)} flush>
      <ul className={styles["list"]} aria-label={m.due(data.count)}>
        {shown.map((due) => (
          <DueRow
            key={`${due.schedule_id} ${due.vehicle.id}`}
            organization={organization}
            due={due}
            name={here.name(due.vehicle.name, due.form.name)}
          />
        ))}
      </ul>
      {data.count > shown.length && <p className={styles["note"]}>{m.more(data.count - shown.length)}</p>}
    </Panel>
  )
}
