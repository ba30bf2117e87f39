import { EditVehicle, vehicleName, type VehicleView } from "#fleet/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { problemOf } from "../../../api/problem.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { notify } from "../../../ui/toast.ts"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { fleet } from "../messages/index.ts"
import { loadVehicle, vehicleKey, type VehicleProps } from "../vehicles.ts"
import { Conflict } from "./Conflict.tsx"
import { VehicleForm } from "./VehicleForm.tsx"
import { changesOf, type Entered } from "./vehicleValues.ts"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

export const EditVehicleDialog = ({ organization, vehicle, onClose }: Props) => {
  const m = useMessages(fleet).form
  const { cancel } = useMessages(common)
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(organization)
  const opener = useReturnFocus()
  // As it was when the form was opened: what a colleague changes meanwhile must not slip in.
  const [opened] = useState(vehicle)
  const [theirs, setTheirs] = useState<VehicleView>()
  const save = async (entered: Entered) => {
    const changes = changesOf(entered, organization)
    const params = { organizationId: organization.id, vehicleId: vehicle.id }
    const body = { ...changes, expected_version: (theirs ?? opened).version }
    const edited = await api(EditVehicle, { params, body }).catch(async (error: unknown) => {
      if (problemOf(error).code === "vehicle_was_changed")
        setTheirs(await loadVehicle(organization, vehicle.id))
      throw error
    })
    client.setQueryData(vehicleKey(organization.id, vehicle.id), edited)
    await refresh()
    notify.success(m.saved(vehicleName(edited)))
    onClose()
  }
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="620px" aria-describedby={undefined} {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.editTitle}
        </Dialog.Title>
        <VehicleForm
          organization={organization}
          vehicle={opened}
          save={save}
          submit={theirs ? m.conflict.saveAnyway : m.submitEdit}
          busy={m.saving}
          notice={theirs && <Conflict organization={organization} opened={opened} theirs={theirs} />}
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
