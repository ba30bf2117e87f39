import type { VehicleId } from "#fleet/contract"
import { ListLatestPositions, POSITIONS } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Combobox, type ComboboxOption } from "../../../ui/Combobox.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { useFoundVehicles } from "../../fleet/useVehicleSearch.ts"
import { deviceDialogs } from "../messages/pages.ts"

export interface ChosenVehicle extends ComboboxOption {
  readonly id: VehicleId
}

/** The vehicles that have a device now. */
const useTaken = ({ id, can }: Organization): ReadonlySet<VehicleId> => {
  const { data } = useQuery({
    queryKey: organizationKey(id, POSITIONS, "with-device"),
    queryFn: can.includes("positions.read")
      ? async () => (await api(ListLatestPositions, { params: { organizationId: id } })).vehicle_id
      : skipToken
  })
  return new Set(data)
}

interface Props {
  readonly organization: Organization
  readonly vehicle: ChosenVehicle | undefined
  readonly error?: string | undefined
  readonly optional?: boolean
  readonly onChoose: (vehicle: ChosenVehicle | undefined) => void
  readonly onType?: (text: string) => void
}

/** A field that finds a vehicle without a device; those that have one say so. */
export const VehicleField = (props: Props) => {
  const { organization, vehicle, error, optional = false, onChoose, onType } = props
  const m = useMessages(deviceDialogs)
  const [typed, setTyped] = useState("")
  const taken = useTaken(organization)
  const { vehicles, isPending } = useFoundVehicles(organization, typed)
  const options = vehicles.map(({ id, name, about }): ChosenVehicle =>
    taken.has(id)
      ? { key: id, label: name, id, about: m.taken, disabled: true }
      : { key: id, label: name, id, about }
  )
  const type = (text: string) => {
    setTyped(text)
    onType?.(text)
  }
  return (
    <FormField label={m.fields.vehicle} error={error} optional={optional}>
      {(control) => (
        <Combobox
          {...control}
          value={vehicle}
          onChoose={onChoose}
          onType={type}
          options={options}
          hint={typed !== "" && options.length === 0 && (isPending ? m.searching : m.vehicleNotFound)}
          placeholder={m.vehiclePlaceholder}
        />
      )}
    </FormField>
  )
}
