import type { FormId, FormRow, OfflineForms } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useOffline } from "../../../api/connection.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useForms } from "../forms/formQueries.ts"
import { inspections } from "../messages/index.ts"
import { filling as catalogue } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { ChooseRow } from "./ChooseRow.tsx"
import type { ChosenVehicle } from "./useChosen.ts"

type Listed = Pick<FormRow, "id" | "name" | "use" | "items">

/** The forms on this device, and with a connection those that are too large together to be stored on it. */
const useListed = (
  organization: Organization,
  { forms, form_count }: OfflineForms
): ReadonlyArray<Listed> => {
  const all = useForms(organization, forms.length < form_count).data ?? []
  const stored = forms.map(({ form_id: id, ...form }) => ({ ...form, id }))
  const isStored = new Set(stored.map(({ id }) => id))
  const others = all.filter(
    ({ id, published, archived_at }) => !isStored.has(id) && published !== null && archived_at === null
  )
  return [...stored, ...others]
}

interface Props {
  readonly organization: Organization
  readonly data: OfflineForms
  readonly vehicle: ChosenVehicle
  readonly onChoose: (form: FormId) => void
}

/** The forms, those that are due for the vehicle first. */
export const ChooseForm = ({ organization, data, vehicle, onChoose }: Props) => {
  const m = useMessages(catalogue).choose
  const { uses } = useMessages(inspections)
  const isOffline = useOffline()
  const listed = useListed(organization, data)
  const due = data.due.filter((one) => one.vehicle.id === vehicle.id)
  const dueOf = (id: FormId) => due.find(({ form }) => form.id === id)
  const isDue = ({ id }: Listed) => Number(dueOf(id) !== undefined)
  return (
    <>
      <ul className={styles["list"]} aria-label={m.form}>
        {listed
          .toSorted((one, other) => isDue(other) - isDue(one))
          .map(({ id, name, use, items }) => {
            const state = dueOf(id)?.state
            const about = [state && m.states[state], uses[use], m.items(items)].filter(Boolean).join(" · ")
            return <ChooseRow key={id} name={name} about={about} onClick={() => onChoose(id)} />
          })}
      </ul>
      {isOffline && listed.length < data.form_count && <p className={styles["note"]}>{m.onlyStoredForms}</p>}
    </>
  )
}
