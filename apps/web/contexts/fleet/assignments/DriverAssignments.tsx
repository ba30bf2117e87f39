import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { PagedList } from "../../../ui/PagedList.tsx"
import type { DriverProps } from "../drivers/drivers.ts"
import { assignments, drivers } from "../messages/pages.ts"
import { useAssignments } from "./assignments.ts"
import styles from "./Assignments.module.css"
import { AssignmentBadge } from "./AssignmentBadge.tsx"
import { Period } from "./Period.tsx"

/** The vehicles that a driver has and had. */
export const DriverAssignments = ({ organization, driver }: DriverProps) => {
  const m = useMessages(drivers).details
  const { roles } = useMessages(assignments)
  const query = useAssignments(organization, { driver: driver.id })
  return (
    <section className={styles["section"]}>
      <h3>{m.assignments}</h3>
      <PagedList query={query} label={m.assignments} empty={<p>{m.noAssignments}</p>}>
        {(assignment) => (
          <li key={assignment.id} className={styles["brief"]}>
            <Link to={`/vehicles/${assignment.vehicle.id}?tab=drivers`}>{assignment.vehicle.name}</Link>
            <AssignmentBadge assignment={assignment} />
            <p>
              <Period organization={organization} assignment={assignment} />
              {assignment.role === "secondary" && ` · ${roles.secondary}`}
            </p>
          </li>
        )}
      </PagedList>
    </section>
  )
}
