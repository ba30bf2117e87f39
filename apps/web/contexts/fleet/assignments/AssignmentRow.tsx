import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { assignments } from "../messages/pages.ts"
import { AssignmentActions } from "./AssignmentActions.tsx"
import { AssignmentBadge } from "./AssignmentBadge.tsx"
import type { AssignmentProps } from "./assignments.ts"
import styles from "./Assignments.module.css"
import { Period } from "./Period.tsx"

/** A driver who has, had or will have the vehicle. */
export const AssignmentRow = (props: AssignmentProps) => {
  const { roles } = useMessages(assignments)
  const { driver, role, note } = props.assignment
  return (
    <li className={styles["row"]}>
      <div>
        <p className={styles["title"]}>
          <Link to={`/drivers?driver=${driver.id}`}>{driver.name}</Link>
          <AssignmentBadge assignment={props.assignment} />
        </p>
        <p className={styles["about"]}>
          <Period {...props} />
          {role === "secondary" && ` · ${roles.secondary}`}
        </p>
        {note && <p className={styles["about"]}>{note}</p>}
      </div>
      <AssignmentActions {...props} />
    </li>
  )
}
