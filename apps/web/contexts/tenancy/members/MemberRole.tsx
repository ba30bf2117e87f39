import { Role } from "#kernel"
import { ChangeMemberRole } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { shell } from "../../../app/messages/index.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineSelect } from "../../../ui/OnlineSelect.tsx"
import { useMe } from "../../identity/me.ts"
import { useOrganizationRefresh } from "../useOrganizationRefresh.ts"
import { useOrganizationCommand } from "../useOrganizationCommand.ts"
import styles from "../Row.module.css"
import { type MemberProps, useMemberName } from "./members.ts"

const useRoleChange = ({ organization, member }: MemberProps) => {
  const { members } = useMessages(tenancy)
  const { roles } = useMessages(shell)
  const name = useMemberName(member)
  const me = useMe()
  const { refresh, refreshPermissions } = useOrganizationRefresh(organization)
  return useOrganizationCommand(organization, {
    send: (role: Role) =>
      api(ChangeMemberRole, {
        params: { organizationId: organization.id, memberId: member.id },
        body: { role }
      }),
    onDone: () => Promise.all([refresh(), member.user_id === me?.id && refreshPermissions()]),
    done: (_, role) => members.roleChanged(name, roles[role])
  })
}

/** A member's role: as text, or as a select if the viewer may change it. */
export const MemberRole = ({ organization, member }: MemberProps) => {
  const { members } = useMessages(tenancy)
  const { roles } = useMessages(shell)
  const name = useMemberName(member)
  const change = useRoleChange({ organization, member })
  const { give_roles: givable } = member.can
  if (givable.length === 0) return <span className={styles["role"]}>{roles[member.role]}</span>
  return (
    <span className={styles["role"]} data-choice>
      <OnlineSelect
        aria-label={members.roleOf(name)}
        value={change.isPending ? change.variables : member.role}
        disabled={change.isPending}
        onChange={({ target }) => {
          const role = givable.find((one) => one === target.value)
          if (role) change.mutate(role)
        }}
      >
        {Role.literals
          .filter((role) => role === member.role || givable.includes(role))
          .map((role) => (
            <option key={role} value={role}>
              {roles[role]}
            </option>
          ))}
      </OnlineSelect>
    </span>
  )
}
