import type { VehicleId } from "#fleet/contract"
import type { FormId, OfflineForms } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { filling as catalogue } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { ChooseForm } from "./ChooseForm.tsx"
import { ChooseVehicle } from "./ChooseVehicle.tsx"
import { NotStored } from "./NotStored.tsx"
import type { Chosen } from "./useChosen.ts"

interface Props {
  readonly organization: Organization
  readonly data: OfflineForms
  readonly chosen: Chosen
  readonly form: FormId | undefined
  readonly choose: (next: { readonly vehicle?: VehicleId; readonly form?: FormId }) => void
}

/** Which vehicle is inspected, and with which form. */
export const ChooseStep = ({ organization, data, chosen, form, choose }: Props) => {
  const m = useMessages(catalogue).choose
  const { vehicle, gone, pending } = chosen
  if (gone !== undefined || pending !== undefined)
    return <NotStored gone={gone} pending={pending} onBack={() => choose({})} />
  return (
    <>
      <h2 className={styles["question"]}>{vehicle ? m.whichForm(vehicle.name) : m.whichVehicle}</h2>
      {vehicle ? (
        <ChooseForm
          organization={organization}
          data={data}
          vehicle={vehicle}
          onChoose={(id) => choose({ vehicle: vehicle.id, form: id })}
        />
      ) : (
        <ChooseVehicle
          organization={organization}
          data={data}
          onChoose={(id) => choose({ vehicle: id, ...(form && { form }) })}
        />
      )}
    </>
  )
}
