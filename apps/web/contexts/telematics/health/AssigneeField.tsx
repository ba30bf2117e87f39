import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineSelect } from "../../../ui/OnlineSelect.tsx"
import { useMembers } from "../../fleet/drivers/drivers.ts"
import { devices } from "../messages/pages.ts"
import styles from "./Health.module.css"
import { type IssueProps, useAssigning } from "./issues.ts"

/** Who is responsible for an issue; a choice for those who may change it. */
export const AssigneeField = ({ organization, issue }: IssueProps) => {
  const m = useMessages(devices).issues
  const members = useMembers(organization)
  const assign = useAssigning({ organization, issue })
  const { assigned_to, closed_at, device, kind } = issue
  const may = organization.can.includes("devices.edit") && closed_at === null
  if (!may || members.length === 0)
    return <span className={styles["assignee"]}>{assigned_to?.name ?? m.unassigned}</span>
  const isKnown = assigned_to === null || members.some(({ id }) => id === assigned_to.id)
  return (
    <span className={styles["assignee"]}>
      <OnlineSelect
        aria-label={m.assign(m.name(m.kinds[kind], device.name))}
        value={assign.isPending ? assign.variables : (assigned_to?.id ?? "")}
        disabled={assign.isPending}
        onChange={({ target }) => assign.mutate(target.value)}
      >
        <option value="">{m.unassigned}</option>
        {!isKnown && <option value={assigned_to.id}>{assigned_to.name}</option>}
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </OnlineSelect>
    </span>
  )
}
