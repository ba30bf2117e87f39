import type { DueInspection } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Link } from "react-router"
import { useFormat } from "../../i18n/format.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { StateBadge } from "../../ui/StateBadge.tsx"
import styles from "./Inspections.module.css"
import { inspections } from "./messages/index.ts"

interface Props {
  readonly organization: Organization
  readonly due: DueInspection
  /** Its name, which differs from those of the others in its list. */
  readonly name: string
}

/** An inspection that a vehicle needs, and the button that starts it. */
export const DueRow = ({ organization, due, name }: Props) => {
  const { tab: m } = useMessages(inspections)
  const format = useFormat(organization.time_zone)
  const { form, vehicle, state, due_on, required } = due
  return (
    <li className={styles["row"]}>
      <div>
        <b>{name}</b>
        <StateBadge state={state === "overdue" ? "stop" : "caution"}>
          {state === "overdue" ? m.overdue : due_on ? m.dueOn(format.day(due_on)) : m.beforeUse}
        </StateBadge>
        {required && <span className={styles["hint"]}>{m.required}</span>}
      </div>
      {organization.can.includes("inspections.perform") && (
        <Button asChild variant="surface" color="gray">
          <Link
            to={`/inspections/new?vehicle=${vehicle.id}&form=${form.id}`}
            aria-label={m.inspectWith(name)}
          >
            {m.inspect}
          </Link>
        </Button>
      )}
    </li>
  )
}
