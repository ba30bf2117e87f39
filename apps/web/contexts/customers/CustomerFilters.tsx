import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useRef } from "react"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Select } from "../../ui/Select.tsx"
import { useTags } from "./customers.ts"
import styles from "./Customers.module.css"
import type { View } from "./filter.ts"
import { customers } from "./messages/index.ts"
import { useOwners } from "./useOwners.ts"

interface Props {
  readonly organization: Organization
  readonly view: View
}

interface ChoiceProps {
  readonly label: string
  readonly all: string
  readonly value: string | undefined
  readonly options: ReadonlyArray<readonly [value: string, text: string]>
  readonly onChoose: (value: string) => void
}

const Choice = ({ label, all, value = "", options, onChoose }: ChoiceProps) => (
  <Select
    aria-label={label}
    value={value}
    data-chosen={value !== ""}
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">{all}</option>
    {/* From a shared address: a tag nobody has any more, or a member who left. */}
    {value !== "" && !options.some(([one]) => one === value) && <option value={value}>{value}</option>}
    {options.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </Select>
)

/** Which customers the list shows: by type, tag and owner. */
export const CustomerFilters = ({ organization, view }: Props) => {
  const { fields, types, filters } = useMessages(customers)
  const { clearFilters } = useMessages(common)
  const { owners, nameOf } = useOwners(organization)
  const { type, tag, owner } = view.choices
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    // The button disappears with the last filter, and would lose the focus.
    fieldset.current?.querySelector("select")?.focus()
    view.choose({ type: "", tag: "", owner: "" })
  }
  const names = owners.map(({ id, name }) => [id, name] as const)
  const known = owner === undefined || owners.some(({ id }) => id === owner)
  return (
    <fieldset ref={fieldset} className={styles["filters"]} aria-label={filters.label}>
      <Choice
        label={fields.type}
        all={filters.everyType}
        value={type}
        options={[
          ["person", types.person],
          ["company", types.company]
        ]}
        onChoose={(chosen) => view.choose({ type: chosen })}
      />
      <Choice
        label={fields.tags}
        all={filters.everyTag}
        value={tag}
        options={useTags(organization).map((one) => [one, one])}
        onChoose={(chosen) => view.choose({ tag: chosen })}
      />
      <Choice
        label={fields.owner_id}
        all={filters.everyOwner}
        value={owner}
        options={known ? names : [[owner, nameOf(owner)], ...names]}
        onChoose={(chosen) => view.choose({ owner: chosen })}
      />
      {Object.keys(view.choices).length > 0 && (
        <Button variant="ghost" color="gray" onClick={clear}>
          {clearFilters}
        </Button>
      )}
    </fieldset>
  )
}
