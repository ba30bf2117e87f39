import { LinkDevice } from "#telematics/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { type ChosenVehicle, VehicleField } from "../adding/VehicleField.tsx"
import { deviceDialogs } from "../messages/pages.ts"
import type { DeviceProps } from "./devices.ts"

interface Props extends DeviceProps {
  readonly onClose: () => void
}

/** Links a device to a vehicle from now on. */
export const LinkDialog = ({ organization, device, onClose }: Props) => {
  const m = useMessages(deviceDialogs)
  const { refresh } = useOrganizationRefresh(organization)
  const [vehicle, setVehicle] = useState<ChosenVehicle>()
  const form = useForm({
    initial: { vehicle: "" },
    checks: { vehicle: () => (vehicle === undefined ? m.link.noVehicle : undefined) },
    errorFields: { link_overlaps: "vehicle", device_archived: "vehicle" },
    submit: async () => {
      if (vehicle === undefined) return
      const link = await api(LinkDevice, {
        params: { organizationId: organization.id, deviceId: device.id },
        body: { vehicle_id: vehicle.id }
      })
      await refresh()
      notify.success(m.details.linked(device.name, link.vehicle_name))
      onClose()
    }
  })
  const choose = (chosen: ChosenVehicle | undefined) => {
    setVehicle(chosen)
    form.set("vehicle", chosen?.label ?? "")
  }
  return (
    <FormDialog
      title={m.link.title(device.name)}
      about={m.link.about}
      form={form}
      submit={m.link.submit}
      busyText={m.link.busy}
      onClose={onClose}
    >
      <VehicleField
        organization={organization}
        vehicle={vehicle}
        error={form.errors["vehicle"]}
        onChoose={choose}
      />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
