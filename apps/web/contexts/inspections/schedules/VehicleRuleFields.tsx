import { VehicleId, VehicleKind } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQueries } from "@tanstack/react-query"
import { vehicleName } from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { X } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Choices } from "../../../ui/Choices.tsx"
import { ChoiceInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import { fleet } from "../../fleet/messages/index.ts"
import { VehicleField } from "../../fleet/meters/VehicleField.tsx"
import { loadVehicle, useGroups, vehicleKey } from "../../fleet/vehicles.ts"
import { schedules } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import type { ScheduleForm } from "./ScheduleDialog.tsx"
import { listIn, toggled } from "./scheduleValues.ts"

interface Props {
  readonly organization: Organization
  readonly form: ScheduleForm
}

const RULES = ["all", "kinds", "groups", "vehicles"] as const

const Vehicles = ({ organization, form }: Props) => {
  const m = useMessages(schedules)
  // A field of its own for each vehicle that is added.
  const [added, setAdded] = useState(0)
  const ids = listIn(form.values.vehicles)
  const names = useQueries({
    queries: ids.map((id) => ({
      queryKey: vehicleKey(organization.id, id),
      queryFn: () => loadVehicle(organization, VehicleId.make(id))
    })),
    combine: (all) => all.map(({ data }) => (data ? vehicleName(data) : "…"))
  })
  return (
    <>
      <VehicleField
        key={added}
        organization={organization}
        vehicle={undefined}
        onChoose={(vehicle) => {
          if (!vehicle) return
          if (!ids.includes(vehicle.id)) form.set("vehicles", toggled(form.values.vehicles, vehicle.id))
          setAdded(added + 1)
        }}
      />
      <ul className={styles["chosen"]} aria-label={m.rules.vehicles}>
        {ids.map((id, at) => (
          <li key={id}>
            <Button
              type="button"
              variant="soft"
              color="gray"
              aria-label={m.removeVehicle(names[at] ?? "")}
              onClick={() => form.set("vehicles", toggled(form.values.vehicles, id))}
            >
              {names[at]}
              <X size={14} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which vehicles are inspected: all, or some kinds, groups or vehicles. */
export const VehicleRuleFields = (props: Props) => {
  const { organization, form } = props
  const m = useMessages(schedules)
  const { kinds } = useMessages(fleet)
  const groups = useGroups(organization).active
  const toggle = (name: "kinds" | "groups") => (value: string) =>
    form.set(name, toggled(form.values[name], value))
  const { by } = form.values
  return (
    <>
      <ChoiceInput form={form} name="by" label={m.vehicles}>
        <NamedOptions values={RULES} names={m.rules} />
      </ChoiceInput>
      {by === "kinds" && (
        <Choices<string>
          legend={m.rules.kinds}
          options={optionsOf(VehicleKind.literals, kinds)}
          chosen={listIn(form.values.kinds)}
          onToggle={toggle("kinds")}
        />
      )}
      {by === "groups" && (
        <Choices<string>
          legend={m.rules.groups}
          options={recordOptions(groups)}
          chosen={listIn(form.values.groups)}
          onToggle={toggle("groups")}
        />
      )}
      {by === "vehicles" && <Vehicles {...props} />}
    </>
  )
}
