import { CreateDriver } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { notify } from "../../../ui/toast.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { drivers } from "../messages/pages.ts"
import { DriverForm } from "./DriverForm.tsx"
import type { DriverInput } from "./useDriverForm.ts"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

export const AddDriverDialog = ({ organization, onClose }: Props) => {
  const m = useMessages(drivers).form
  const { cancel } = useMessages(common)
  const { refresh } = useOrganizationRefresh(organization)
  const opener = useReturnFocus()
  const save = async (body: DriverInput) => {
    const added = await api(CreateDriver, { params: { organizationId: organization.id }, body })
    await refresh()
    notify.success(m.added(added.name))
    onClose()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="560px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.addTitle}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about}</Dialog.Description>
        <DriverForm
          organization={organization}
          save={save}
          submit={m.submitAdd}
          busy={m.adding}
          renderCancel={(discard) => (
            <Dialog.Close>
              <Button type="button" variant="surface" color="gray" onClick={discard}>
                {cancel}
              </Button>
            </Dialog.Close>
          )}
        />
      </Dialog.Content>
    </DialogRoot>
  )
}
