import type { VehicleDetails } from "#fleet/contract"
import { AddVehicleDialog } from "../../fleet/form/AddVehicleDialog.tsx"
import type { KnownVehicle } from "../../fleet/form/vehicleValues.ts"
import { useVehicles } from "../vehicles.ts"
import { type DeviceProps, useDeviceCommands } from "./devices.ts"

/** What its provider says about a device's vehicle; undefined while that loads. */
const useKnown = ({ organization, device }: DeviceProps): KnownVehicle | undefined => {
  const { data, isPending } = useVehicles(organization)
  if (isPending) return undefined
  const shared = data?.items.find(({ external_id }) => external_id === device.external_id)
  return {
    id: device.id,
    values: {
      make: shared?.make ?? "",
      model: shared?.model ?? "",
      model_year: String(shared?.year ?? "")
    }
  }
}

interface Props extends DeviceProps {
  readonly onClose: () => void
}

/** Adds the vehicle of a shared device to the fleet, and links the device to it from now on. */
export const AddToFleetDialog = ({ organization, device, onClose }: Props) => {
  const known = useKnown({ organization, device })
  const { link } = useDeviceCommands({ organization, device })
  // Sent after the vehicle is added, by the dialog's own button, which needs a connection.
  const linkTo = (added: VehicleDetails) => link.mutate(added.id)
  return (
    known && <AddVehicleDialog organization={organization} known={known} onAdded={linkTo} onClose={onClose} />
  )
}
