import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Combobox } from "../../../ui/Combobox.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { meters } from "../messages/index.ts"
import { useFoundVehicles } from "../useVehicleSearch.ts"
import type { ReadVehicle } from "./useReadingForm.ts"

interface Props {
  readonly organization: Organization
  readonly vehicle: ReadVehicle | undefined
  /** `Vehicle` by default. */
  readonly label?: string
  readonly error?: string | undefined
  readonly onChoose: (vehicle: ReadVehicle | undefined) => void
}

/** A field that finds one of the organization's vehicles. */
export const VehicleField = ({ organization, vehicle, label, error, onChoose }: Props) => {
  const m = useMessages(meters).record
  const [typed, setTyped] = useState("")
  const { vehicles, isPending } = useFoundVehicles(organization, typed)
  const options = vehicles.map(({ id, name, about }) => ({ key: id, label: name, id, name, about }))
  const chosen = vehicle && { key: vehicle.id, label: vehicle.name, about: "", ...vehicle }
  const hint = isPending ? m.searching : m.vehicleNotFound
  return (
    <FormField label={label ?? m.vehicle} error={error}>
      {(control) => (
        <Combobox
          {...control}
          value={chosen}
          onChoose={onChoose}
          onType={setTyped}
          options={options}
          hint={typed !== "" && options.length === 0 && hint}
          placeholder={m.vehiclePlaceholder}
        />
      )}
    </FormField>
  )
}
