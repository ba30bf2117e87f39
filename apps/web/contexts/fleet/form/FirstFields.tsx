import type { Organization } from "#tenancy/contract"
import { lazy, Suspense } from "react"
import { withMessages } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { fleet } from "../messages/index.ts"
import { vin } from "../messages/pages.ts"
import { ScanVinButton } from "../scan/ScanVinButton.tsx"
import { ChoiceInput, TextInput } from "./fields.tsx"
import type { VehicleForm } from "./useVehicleForm.ts"
import styles from "./VehicleForm.module.css"

const VinHelp = lazy(
  withMessages(async () => ({ default: (await import("./vin/VinHelp.tsx")).VinHelp }), vin)
)

interface Props {
  readonly form: VehicleForm
  readonly organization: Organization
  /** Called when a field is filled in that may be hidden. */
  readonly onFurther: () => void
}

/** What a new vehicle needs: a VIN, a plate or a unit number, and what it is. */
export const FirstFields = ({ form, organization, onFurther }: Props) => {
  const m = useMessages(fleet)
  const { fields } = m
  return (
    <div className={styles["fields"]}>
      <TextInput
        form={form}
        name="vin"
        label={fields.vin}
        autoCapitalize="characters"
        aside={<ScanVinButton onScan={(scanned) => form.set("vin", scanned)} />}
      />
      {form.values.vin.trim() !== "" && (
        <Suspense>
          <div className={styles["wide"]}>
            <VinHelp
              organization={organization}
              form={form}
              stored={form.initial.vin}
              onFurther={onFurther}
            />
          </div>
        </Suspense>
      )}
      <TextInput form={form} name="unit_number" label={fields.unit_number} />
      <TextInput form={form} name="plate" label={fields.plate} autoCapitalize="characters" />
      <TextInput
        form={form}
        name="plate_region"
        label={fields.plate_region}
        hint={m.form.regionHint}
        autoCapitalize="characters"
        maxLength={6}
      />
      <TextInput form={form} name="make" label={fields.make} />
      <TextInput form={form} name="model" label={fields.model} />
      <TextInput form={form} name="model_year" label={fields.model_year} inputMode="numeric" />
      <ChoiceInput
        form={form}
        name="kind"
        label={fields.kind}
        none={m.form.choose}
        options={Object.entries(m.kinds)}
      />
    </div>
  )
}
