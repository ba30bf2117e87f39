import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { DueRow } from "../DueRow.tsx"
import { useDue } from "../inspections.ts"
import { inspections } from "../messages/index.ts"
import styles from "../Inspections.module.css"

/** What the vehicles need that the person drives, or will get soon. */
export const MinePanel = ({ organization }: { readonly organization: Organization }) => {
  const { mine, here } = useMessages(inspections)
  const { data } = useDue(organization, { mine: "true" })
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={mine} flush>
      <ul className={styles["list"]} aria-label={mine}>
        {data.items.map((due) => (
          <DueRow
            key={`${due.schedule_id} ${due.vehicle.id}`}
            organization={organization}
            due={due}
            name={here.name(due.vehicle.name, due.form.name)}
          />
        ))}
      </ul>
    </Panel>
  )
}
