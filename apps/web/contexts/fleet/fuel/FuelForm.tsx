import { Energy } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import { type ReactNode, useId } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { FormField } from "../../../ui/FormField.tsx"
import { CheckInput } from "../../../ui/inputs.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { OddityNote } from "../meters/OddityNote.tsx"
import styles from "../meters/Meters.module.css"
import { dialText } from "../meters/quantities.ts"
import { meters } from "../messages/index.ts"
import { fuel } from "../messages/pages.ts"
import { useLocations } from "../vehicles.ts"
import { type FuelFormProps, useFuelForm } from "./useFuelForm.ts"

type Fuel = ReturnType<typeof useFuelForm>

const Amount = ({ entry }: { readonly entry: Fuel }) => {
  const { record: m, energies, units } = useMessages(fuel)
  const { form } = entry
  return (
    <>
      <FormField label={m.energy}>
        {(control) => (
          <Select
            {...control}
            name="energy"
            value={form.values.energy}
            onChange={({ target }) => entry.chooseEnergy(target.value)}
          >
            {Energy.literals.map((energy) => (
              <option key={energy} value={energy}>
                {energies[energy]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <div className={styles["value"]}>
        <FormField label={m.quantity} error={form.errors["quantity"]}>
          {(control) => (
            <TextField.Root
              autoComplete="off"
              inputMode="decimal"
              {...control}
              {...form.control("quantity")}
            />
          )}
        </FormField>
        <FormField label={m.unit} error={form.errors["unit"]}>
          {(control) => (
            <Select {...control} {...form.control("unit")}>
              {entry.units.map((unit) => (
                <option key={unit} value={unit}>
                  {units[unit]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      {(["full", "missed"] as const).map((name) => (
        <CheckInput key={name} form={form} name={name} label={m[name]} />
      ))}
    </>
  )
}

const Odometer = ({ entry, odometer, organization }: { readonly entry: Fuel } & FuelFormProps) => {
  const m = useMessages(fuel).record
  const { record } = useMessages(meters)
  const format = useFormat(organization.time_zone)
  const { form, display, oddity } = entry
  const unit = form.values.odometerUnit
  const current = odometer?.current
  const last = current
    ? record.last(dialText(display.locale, current.value, unit), format.relative(current.read_at))
    : undefined
  const note = useId()
  return (
    <div>
      <div className={styles["value"]}>
        <FormField label={m.odometer} optional error={form.errors["odometer"]} hint={last}>
          {(control) => (
            <TextField.Root
              autoComplete="off"
              inputMode="decimal"
              {...control}
              {...form.control("odometer")}
              aria-describedby={[control["aria-describedby"], note].filter(Boolean).join(" ")}
            />
          )}
        </FormField>
        <FormField label={record.unit}>
          {(control) => (
            <Select {...control} {...form.control("odometerUnit")}>
              <option value="km">{record.units.km}</option>
              <option value="mi">{record.units.mi}</option>
            </Select>
          )}
        </FormField>
      </div>
      <OddityNote
        id={note}
        oddity={form.errors["odometer"] ? undefined : oddity}
        last={current?.value ?? 0}
        unit={unit}
      />
    </div>
  )
}

const Place = ({ entry, organization }: { readonly entry: Fuel } & Pick<FuelFormProps, "organization">) => {
  const m = useMessages(fuel).record
  const { form } = entry
  const locations = useLocations(organization).active
  return (
    <div className={styles["pair"]}>
      {locations.length > 0 && (
        <FormField label={m.location} error={form.errors["location_id"]}>
          {(control) => (
            <Select {...control} {...form.control("location")}>
              <option value="">{m.elsewhere}</option>
              {locations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      {form.values.location === "" && (
        <FormField label={m.place} optional error={form.errors["place"]}>
          {(control) => <TextField.Root maxLength={120} {...control} {...form.control("place")} />}
        </FormField>
      )}
    </div>
  )
}

interface Props extends FuelFormProps {
  readonly cancel: ReactNode
}

/** A fill-up or a charge, with what the odometer shows. */
export const FuelForm = ({ cancel, ...props }: Props) => {
  const m = useMessages(fuel).record
  const { record } = useMessages(meters)
  const entry = useFuelForm(props)
  const { form, anyway } = entry
  const { currency, time_zone } = props.organization
  return (
    <form {...form.element} className={dialog["form"]}>
      <Amount entry={entry} />
      <Odometer entry={entry} {...props} />
      <Place entry={entry} organization={props.organization} />
      <div className={styles["pair"]}>
        <FormField label={m.cost} optional error={form.errors["cost"]}>
          {(control) => (
            <TextField.Root autoComplete="off" inputMode="decimal" {...control} {...form.control("cost")}>
              <TextField.Slot side="right">{currency}</TextField.Slot>
            </TextField.Root>
          )}
        </FormField>
        <FormField label={record.when} error={form.errors["at"]} hint={time_zone}>
          {(control) => <TextField.Root type="datetime-local" {...control} {...form.control("at")} />}
        </FormField>
      </div>
      <Alert error={form.formError} />
      <div className={dialog["actions"]}>
        {cancel}
        <SubmitButton busy={form.busy} busyText={m.busy}>
          {anyway ? m.anyway : m.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
