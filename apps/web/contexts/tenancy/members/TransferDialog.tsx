import { TransferOwnership } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { Proofs } from "../../identity/proof/Proofs.tsx"
import { useOrganizationRefresh } from "../useOrganizationRefresh.ts"
import { type MemberProps, useMemberName } from "./members.ts"
import { TypedConfirmDialog } from "./TypedConfirmDialog.tsx"

/** Transfers the ownership: only the new owner can transfer it back. */
export const TransferDialog = ({
  organization,
  member,
  onClose
}: MemberProps & { readonly onClose: () => void }) => {
  const m = useMessages(tenancy).transfer
  const name = useMemberName(member)
  const { refresh, refreshPermissions } = useOrganizationRefresh(organization)
  const transfer = async () => {
    await api(TransferOwnership, {
      params: { organizationId: organization.id },
      body: { member_id: member.id }
    })
    await Promise.all([refresh(), refreshPermissions()])
    notify.success(m.done(name))
    onClose()
  }
  return (
    <>
      <TypedConfirmDialog
        onClose={onClose}
        title={m.title(name)}
        sentence={m.sentence(name, organization.name)}
        word={organization.name}
        confirm={m.confirm}
        run={transfer}
      />
      <Proofs />
    </>
  )
}
