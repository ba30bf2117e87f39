import type { VehicleView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { type CustomFields, isActive } from "../fields/customFields.ts"
import { fleet } from "../messages/index.ts"
import { customName } from "./customValues.ts"
import { numberIn } from "./numberIn.ts"
import { type Entered, type KnownVehicle, NUMBERS, valuesOf, type VehicleValues } from "./vehicleValues.ts"

export interface FormProps {
  readonly organization: Organization
  /** The initial values. */
  readonly vehicle?: VehicleView
  /** What a new vehicle begins with. */
  readonly known?: KnownVehicle
  readonly customFields: CustomFields
  readonly save: (entered: Entered) => Promise<unknown>
}

type Check = (text: string) => string | undefined

const unlessEmpty =
  (check: Check): Check =>
  (text) =>
    text.trim() === "" ? undefined : check(text)

const LENGTHS = {
  unit_number: 40,
  vin: 17,
  vin_note: 200,
  plate: 20,
  make: 60,
  model: 80,
  trim: 80,
  body_class: 80,
  exterior_color: 40,
  interior_color: 40,
  acriss: 4,
  notes: 5000
} as const
const CUSTOM_LENGTH = 200

/** Checks of the form's values, by their names. */
const useVehicleChecks = (customFields: CustomFields): Readonly<Record<string, Check>> => {
  const m = useMessages(fleet)
  const check = useChecks()
  const labels: Readonly<Record<string, string>> = {
    ...m.fields,
    purchase_minor: m.fields.purchase,
    residual_minor: m.fields.residual
  }
  const lineOf = (label: string, max: number) => unlessEmpty(check.line(label, max))
  const numberOf = (label: string) =>
    unlessEmpty((text) => (Number.isNaN(numberIn(text)) ? m.form.notANumber(label) : undefined))
  return {
    ...Object.fromEntries(
      Object.entries(LENGTHS).map(([name, max]) => [name, lineOf(labels[name] ?? name, max)])
    ),
    ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(labels[name] ?? name)])),
    ...Object.fromEntries(
      customFields.flatMap((field) => {
        const { type, name } = field
        const one = type === "text" ? lineOf(name, CUSTOM_LENGTH) : type === "number" && numberOf(name)
        return one && isActive(field) ? [[customName(field), one]] : []
      })
    ),
    kind: check.chosen(m.fields.kind)
  }
}

/** The form of a new or an edited vehicle. */
export const useVehicleForm = ({ organization, vehicle, known, customFields, save }: FormProps) => {
  const checks = useVehicleChecks(customFields)
  const initial: VehicleValues = { ...valuesOf(vehicle, organization, customFields), ...known?.values }
  const form = useDraftedForm({
    // A draft of an earlier version would undo what a colleague has changed since.
    draft: `vehicle.${organization.id}.${vehicle ? `${vehicle.id}.${vehicle.version}` : (known?.id ?? "")}`,
    initial,
    checks,
    errorFields: {
      vin_taken: "vin",
      unit_number_taken: "unit_number",
      plate_taken: "plate",
      vehicle_unnamed: "unit_number",
      dates_reversed: "out_of_service_on"
    },
    submit: (values) => save({ values, initial, customFields })
  })
  return { ...form, customFields, initial }
}

export type VehicleForm = ReturnType<typeof useVehicleForm>
