import { CreateCustomer } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { api } from "../../api/client.ts"
import { common as commonMessages } from "../../i18n/messages/index.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../ui/useReturnFocus.ts"
import { useOrganizationRefresh } from "../tenancy/useOrganizationRefresh.ts"
import { CustomerForm } from "./CustomerForm.tsx"
import type { CustomerInput } from "./useCustomerForm.ts"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

export const AddCustomerDialog = ({ organization, onClose }: Props) => {
  const m = useMessages(customers).form
  const { cancel } = useMessages(commonMessages)
  const { refresh } = useOrganizationRefresh(organization)
  const opener = useReturnFocus()
  const save = async (input: CustomerInput) => {
    const { name } = await api(CreateCustomer, { params: { organizationId: organization.id }, body: input })
    await refresh()
    notify.success(m.added(name))
    onClose()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="460px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.addTitle}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about}</Dialog.Description>
        <CustomerForm
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
