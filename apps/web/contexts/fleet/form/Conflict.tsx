import type { VehicleView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Callout } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useCustomWords } from "../fields/customColumns.ts"
import { useCustomFields } from "../fields/customFields.ts"
import { fleet } from "../messages/index.ts"
import { useFieldNames } from "../record/useFieldNames.ts"
import { useGroups, useLocations } from "../vehicles.ts"
import { customName } from "./customValues.ts"
import { valuesOf } from "./vehicleValues.ts"
import styles from "./VehicleForm.module.css"

interface Props {
  readonly organization: Organization
  /** The vehicle as it was when the form was opened. */
  readonly opened: VehicleView
  readonly theirs: VehicleView
}

/** What a colleague changed while the form was open. */
export const Conflict = ({ organization, opened, theirs }: Props) => {
  const m = useMessages(fleet)
  const nameOf = useFieldNames()
  const locations = useLocations(organization)
  const groups = useGroups(organization)
  const fields = useCustomFields(organization)
  const customWords = useCustomWords()
  const before: Readonly<Record<string, string>> = valuesOf(opened, organization, fields)
  const changed = Object.entries(valuesOf(theirs, organization, fields)).filter(
    ([field, value]) => before[field] !== value
  )
  const customField = (name: string) => fields.find((field) => customName(field) === name)
  const wordsOf = (field: string, value: string): string => {
    if (value === "") return m.none
    if (field === "location_id") return locations.nameOf(value) ?? value
    if (field === "group_id") return groups.nameOf(value) ?? value
    const custom = customField(field)
    const stored = custom && theirs.custom[custom.id]
    if (custom && stored !== undefined) return customWords(custom, stored)
    return value.replaceAll("\n", ", ")
  }
  return (
    <Callout.Root role="alert" color="amber">
      <Callout.Text>
        <b>{m.form.conflict.title}</b>
      </Callout.Text>
      <Callout.Text>{m.form.conflict.sentence}</Callout.Text>
      <ul className={styles["changes"]}>
        {changed.map(([field, value]) => (
          <li key={field}>
            {m.form.conflict.theirs(customField(field)?.name ?? nameOf(field), wordsOf(field, value))}
          </li>
        ))}
      </ul>
    </Callout.Root>
  )
}
