import { LeaveOrganization, type Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { api } from "../../../api/client.ts"
import { wholeOrganizationKey } from "../../../api/queryKeys.ts"
import { tenancy } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationRefresh } from "../useOrganizationRefresh.ts"
import { useMayLeave } from "../useMayLeave.ts"
import { ChooseOwnerDialog } from "./ChooseOwnerDialog.tsx"
import { TypedConfirmDialog } from "./TypedConfirmDialog.tsx"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

/** Leaves an organization: returning takes a new invitation. */
const ConfirmLeaving = ({ organization, onClose }: Props) => {
  const m = useMessages(tenancy).leave
  const client = useQueryClient()
  const navigate = useNavigate()
  const { refreshPermissions } = useOrganizationRefresh(organization)
  const leave = async () => {
    await api(LeaveOrganization, { params: { organizationId: organization.id } })
    onClose()
    await navigate("/dashboard")
    client.removeQueries({ queryKey: wholeOrganizationKey(organization.id) })
    await refreshPermissions()
    notify.success(m.done(organization.name))
  }
  return (
    <TypedConfirmDialog
      onClose={onClose}
      title={m.title(organization.name)}
      sentence={m.sentence}
      word={organization.name}
      confirm={m.confirm}
      run={leave}
    />
  )
}

/** Leaving an organization; the last owner first chooses a new one. Empty until it is known who is asking. */
export const LeaveDialog = (props: Props) => {
  const mayLeave = useMayLeave(props.organization)
  if (mayLeave === undefined) return null
  return mayLeave ? <ConfirmLeaving {...props} /> : <ChooseOwnerDialog {...props} />
}
