import { vehicleName } from "#fleet/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { assignments } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { DriverField } from "./DriverField.tsx"
import { NoteField, PeriodFields, RoleField } from "./fields.tsx"
import { useAssignForm } from "./useAssignForm.ts"

interface Props extends VehicleProps {
  readonly onClose: () => void
}

/** Gives a vehicle to a driver: now, later, or in the past. */
export const AssignDialog = (props: Props) => {
  const m = useMessages(assignments).assign
  const { form, driver, choose, wanted } = useAssignForm(props)
  return (
    <FormDialog
      title={m.title}
      about={vehicleName(props.vehicle)}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      maxWidth="520px"
      onClose={props.onClose}
    >
      <DriverField
        organization={props.organization}
        driver={driver}
        error={form.errors["driver"]}
        wanted={wanted}
        onChoose={choose}
      />
      <RoleField form={form} />
      <PeriodFields form={form} timeZone={props.organization.time_zone} />
      <NoteField form={form} />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
