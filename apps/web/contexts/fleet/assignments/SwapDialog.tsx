import { SwapDrivers, vehicleName } from "#fleet/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { assignments } from "../messages/pages.ts"
import type { ReadVehicle } from "../meters/useReadingForm.ts"
import { VehicleField } from "../meters/VehicleField.tsx"
import type { VehicleProps } from "../vehicles.ts"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

/** Swaps the primary drivers of this vehicle and another one. */
export const SwapDialog = ({ organization, vehicle, onClose }: Props) => {
  const m = useMessages(assignments).swap
  const { refresh } = useOrganizationRefresh(organization)
  const [other, setOther] = useState<ReadVehicle>()
  const form = useForm({
    initial: { vehicle: "" },
    checks: { vehicle: (id) => (id === "" ? m.noVehicle : undefined) },
    submit: async () => {
      if (other === undefined) return
      const body = { vehicle_id: vehicle.id, other_vehicle_id: other.id }
      await api(SwapDrivers, { params: { organizationId: organization.id }, body })
      await refresh()
      notify.success(m.done)
      onClose()
    }
  })
  const choose = (chosen: ReadVehicle | undefined) => {
    setOther(chosen)
    form.set("vehicle", chosen?.id ?? "")
  }
  return (
    <FormDialog
      title={m.title}
      about={m.about(vehicleName(vehicle))}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <VehicleField
        organization={organization}
        vehicle={other}
        error={form.errors["vehicle"]}
        onChoose={choose}
      />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
