import { WorkOrderKind, WorkOrderPriority } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Choices } from "../../../ui/Choices.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, TextInput } from "../../../ui/inputs.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { NamedOptions, RecordOptions } from "../../../ui/options.tsx"
import meterStyles from "../../fleet/meters/Meters.module.css"
import type { ReadVehicle } from "../../fleet/meters/useReadingForm.ts"
import { VehicleField } from "../../fleet/meters/VehicleField.tsx"
import { workOrders } from "../messages/pages.ts"
import { useTechnicians } from "./technicians.ts"
import { useOpening } from "./useOpening.ts"
import type { GivenSource } from "./useSources.ts"

export interface NewWorkOrderProps {
  readonly organization: Organization
  /** Without one, it is chosen here. */
  readonly vehicle?: ReadVehicle
  /** The defect or recall that it is for. */
  readonly source?: GivenSource
  readonly onClose: () => void
}

type Opening = ReturnType<typeof useOpening>

const Sources = ({ sources, isLoaded, query, chosen, toggle }: Opening["offered"]) => {
  const m = useMessages(workOrders).create
  if (!isLoaded) return <NotLoaded query={query} rows={2} />
  if (sources.length === 0) return <p className={meterStyles["about"]}>{m.noSources}</p>
  return (
    <Choices
      legend={m.sources}
      options={sources.map(({ key, label }) => ({ value: key, label }))}
      chosen={chosen}
      onToggle={toggle}
    />
  )
}

const Fields = ({ form, organization }: Pick<Opening, "form"> & Pick<NewWorkOrderProps, "organization">) => {
  const m = useMessages(workOrders)
  const technicians = useTechnicians(organization)
  return (
    <>
      <TextInput form={form} name="title" label={m.fields.title} hint={m.create.titleHint} />
      <div className={meterStyles["pair"]}>
        <ChoiceInput form={form} name="kind" label={m.fields.kind}>
          <NamedOptions values={WorkOrderKind.literals} names={m.kinds} />
        </ChoiceInput>
        <ChoiceInput form={form} name="priority" label={m.fields.priority}>
          <NamedOptions values={WorkOrderPriority.literals} names={m.priorities} />
        </ChoiceInput>
        {technicians.length > 0 && (
          <ChoiceInput form={form} name="assignee" label={m.fields.assignee}>
            <option value="">{m.unassigned}</option>
            <RecordOptions records={technicians} />
          </ChoiceInput>
        )}
      </div>
    </>
  )
}

/** Opens a work order for a vehicle, from its due services, open defects and recalls or for anything else. */
export const NewWorkOrderDialog = (props: NewWorkOrderProps) => {
  const m = useMessages(workOrders).create
  const { organization } = props
  const { form, vehicle, choose, offered } = useOpening(props)
  return (
    <FormDialog
      title={m.title}
      about={props.vehicle ? m.of(props.vehicle.name) : m.about}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      maxWidth="560px"
      onClose={props.onClose}
    >
      {!props.vehicle && (
        <VehicleField
          organization={organization}
          vehicle={vehicle}
          error={form.errors["vehicle"]}
          onChoose={choose}
        />
      )}
      {vehicle && <Sources {...offered} />}
      <Fields form={form} organization={organization} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
