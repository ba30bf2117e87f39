import { RemoveMember } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx"
import { useOrganizationCommand } from "../useOrganizationCommand.ts"
import { type MemberProps, useMemberName } from "./members.ts"

/** Removes another member: an invitation undoes it, so nothing has to be typed. */
export const RemoveDialog = ({
  organization,
  member,
  onClose
}: MemberProps & { readonly onClose: () => void }) => {
  const m = useMessages(tenancy).remove
  const name = useMemberName(member)
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveMember, { params: { organizationId: organization.id, memberId: member.id } }),
    done: () => m.done(name),
    refresh: onClose
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.title(name)}
      confirm={m.confirm}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {m.sentence(name, organization.name)}
    </ConfirmDialog>
  )
}
