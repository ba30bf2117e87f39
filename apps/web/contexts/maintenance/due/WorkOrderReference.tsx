import { type WorkOrderLink, workOrderName } from "#maintenance/contract"
import { Link } from "react-router"
import styles from "./Due.module.css"

/** The link to the open work order that a service is in. */
export const WorkOrderReference = ({ order }: { readonly order: WorkOrderLink }) => (
  <Link to={`/services/work-orders/${order.id}`} className={styles["actions"]}>
    {workOrderName(order.number)}
  </Link>
)
