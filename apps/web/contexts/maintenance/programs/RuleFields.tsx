import { VehicleId, VehicleKind } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Choices } from "../../../ui/Choices.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { TagInput } from "../../../ui/TagInput.tsx"
import tags from "../../../ui/TagInput.module.css"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import { VehicleField } from "../../fleet/meters/VehicleField.tsx"
import vehicleForm from "../../fleet/form/VehicleForm.module.css"
import { fleet } from "../../fleet/messages/index.ts"
import { vehicleFilter } from "../../fleet/vehicleFilter.ts"
import { useGroups } from "../../fleet/vehicles.ts"
import { programs } from "../messages/pages.ts"
import type { RuleDraft } from "./drafts.ts"

interface Props {
  readonly organization: Organization
  readonly rule: RuleDraft
  readonly onChange: (rule: RuleDraft) => void
}

const toggled = <A,>(chosen: ReadonlyArray<A>, one: A): ReadonlyArray<A> =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]

interface ChosenProps extends Pick<Props, "organization"> {
  readonly id: VehicleId
  readonly onRemove: () => void
}

/** A vehicle that was chosen, by its name; pressing it removes it. */
const Chosen = ({ organization, id, onRemove }: ChosenProps) => {
  const m = useMessages(programs).rule
  const filter = vehicleFilter(organization, "")
  const { data = "…" } = useQuery(filter.kind === "record" ? filter.nameOf(id) : { queryKey: [id] })
  return (
    <button type="button" className={tags["tag"]} aria-label={m.remove(data)} onClick={onRemove}>
      {data}
      <X size={14} aria-hidden="true" />
    </button>
  )
}

const Vehicles = ({ organization, rule, onChange }: Props) => {
  const m = useMessages(programs).rule
  // A new field after each choice, which is empty.
  const [added, count] = useState(0)
  const ids = rule.vehicle_ids
  return (
    <div className={vehicleForm["section"]}>
      <VehicleField
        key={added}
        label={m.vehicles}
        organization={organization}
        vehicle={undefined}
        onChoose={(vehicle) => {
          if (!vehicle) return
          count(added + 1)
          if (!ids.includes(vehicle.id)) onChange({ ...rule, vehicle_ids: [...ids, vehicle.id] })
        }}
      />
      {ids.length > 0 && (
        <div className={tags["tags"]}>
          {ids.map((id) => (
            <Chosen
              key={id}
              organization={organization}
              id={id}
              onRemove={() => onChange({ ...rule, vehicle_ids: toggled(ids, id) })}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Which vehicles a program applies to. */
export const RuleFields = (props: Props) => {
  const { organization, rule, onChange } = props
  const m = useMessages(programs).rule
  const { kinds } = useMessages(fleet)
  const groups = useGroups(organization).active
  const names = (field: "makes" | "models" | "body_classes") => (
    <FormField label={m[field]} optional hint={m.namesHint}>
      {(control) => (
        <TagInput
          control={control}
          tags={rule[field]}
          onChange={(values) => onChange({ ...rule, [field]: values })}
          removeLabel={m.remove}
        />
      )}
    </FormField>
  )
  return (
    <>
      <Choices
        legend={m.kinds}
        options={optionsOf(VehicleKind.literals, kinds)}
        chosen={rule.kinds}
        onToggle={(kind) => onChange({ ...rule, kinds: toggled(rule.kinds, kind) })}
      />
      {groups.length > 0 && (
        <Choices
          legend={m.groups}
          options={recordOptions(groups)}
          chosen={rule.group_ids}
          onToggle={(id) => onChange({ ...rule, group_ids: toggled(rule.group_ids, id) })}
        />
      )}
      <div className={vehicleForm["fields"]}>
        {names("makes")}
        {names("models")}
        {names("body_classes")}
      </div>
      <Vehicles {...props} />
    </>
  )
}
