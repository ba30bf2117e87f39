import { AddMeter, MeterKind, type MeterUnit, type MeterView } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { meters as catalogue } from "../messages/index.ts"
import type { VehicleProps } from "../vehicles.ts"
import { distanceUnit } from "./quantities.ts"
import { useDisplay } from "./useDisplay.ts"

interface Props extends VehicleProps {
  /** Those it has: of most kinds there is only one. */
  readonly meters: ReadonlyArray<MeterView>
  readonly onClose: () => void
}

const useAdding = ({ organization, vehicle, onClose }: Props, kinds: ReadonlyArray<MeterView["kind"]>) => {
  const m = useMessages(catalogue)
  const { refresh } = useOrganizationRefresh(organization)
  const display = useDisplay(organization)
  const usualUnit = (kind: MeterKind): MeterUnit => (kind === "odometer" ? distanceUnit(display) : "h")
  const initial: { kind: MeterKind; name: string; unit: MeterUnit } = {
    kind: kinds[0] ?? "other",
    name: "",
    unit: "h"
  }
  return useForm({
    initial,
    errorFields: { meter_exists: "name", meter_unnamed: "name", unit_not_of_meter: "unit" },
    submit: async ({ kind, name, unit }) => {
      const body = {
        kind,
        name: kind === "other" ? name : null,
        unit: kind === "other" ? unit : usualUnit(kind)
      }
      await api(AddMeter, { params: { organizationId: organization.id, vehicleId: vehicle.id }, body })
      await refresh()
      notify.success(m.add.done(kind === "other" ? name : m.kinds[kind]))
      onClose()
    }
  })
}

/** What a meter of another kind needs. */
const OtherFields = ({ form }: { readonly form: ReturnType<typeof useAdding> }) => {
  const { add: m, record } = useMessages(catalogue)
  return (
    <>
      <FormField label={m.name} error={form.errors["name"]}>
        {(control) => <TextField.Root maxLength={60} {...control} {...form.control("name")} />}
      </FormField>
      <FormField label={record.unit} error={form.errors["unit"]}>
        {(control) => (
          <Select {...control} {...form.control("unit")}>
            {Object.entries(record.units).map(([unit, text]) => (
              <option key={unit} value={unit}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  )
}

/** Adds a meter before its first reading, or one of another kind. */
export const AddMeterDialog = (props: Props) => {
  const { add: m, kinds: names } = useMessages(catalogue)
  const kinds = MeterKind.literals.filter(
    (kind) => kind === "other" || props.meters.every((meter) => meter.kind !== kind)
  )
  const form = useAdding(props, kinds)
  return (
    <FormDialog
      title={m.title}
      about={m.about}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      maxWidth="440px"
      onClose={props.onClose}
    >
      <FormField label={m.kind}>
        {(control) => (
          <Select {...control} {...form.control("kind")}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {names[kind]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {form.values.kind === "other" && <OtherFields form={form} />}
      <Alert error={form.formError} />
    </FormDialog>
  )
}
