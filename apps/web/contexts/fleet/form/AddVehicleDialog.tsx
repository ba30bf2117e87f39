import { CreateVehicle, type VehicleDetails, vehicleName } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { notify } from "../../../ui/toast.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { fleet } from "../messages/index.ts"
import { VehicleForm } from "./VehicleForm.tsx"
import { bodyOf, type Entered, type KnownVehicle } from "./vehicleValues.ts"

interface Props {
  readonly organization: Organization
  /** What the form begins with. */
  readonly known?: KnownVehicle
  readonly onAdded?: (added: VehicleDetails) => void
  readonly onClose: () => void
}

export const AddVehicleDialog = ({ organization, known, onAdded, onClose }: Props) => {
  const m = useMessages(fleet).form
  const { cancel } = useMessages(common)
  const { refresh } = useOrganizationRefresh(organization)
  const opener = useReturnFocus()
  const save = async (entered: Entered) => {
    const added = await api(CreateVehicle, {
      params: { organizationId: organization.id },
      body: bodyOf(entered, organization)
    })
    await refresh()
    notify.success(m.added(vehicleName(added)))
    onAdded?.(added)
    onClose()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="620px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.addTitle}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about}</Dialog.Description>
        <VehicleForm
          organization={organization}
          {...(known && { known })}
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
