import type { Organization } from "#tenancy/contract"
import { Checkbox, Heading, Text } from "@radix-ui/themes"
import { type ReactNode, useId } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { TagInput } from "../../../ui/TagInput.tsx"
import { isActive } from "../fields/customFields.ts"
import { fleet } from "../messages/index.ts"
import { symbolsOf } from "../units.ts"
import { useGroups, useLocations, useVehicleTags } from "../vehicles.ts"
import { CustomInputs } from "./CustomInputs.tsx"
import { ChoiceInput, TextInput } from "./fields.tsx"
import type { VehicleForm } from "./useVehicleForm.ts"
import { tagsOf } from "./vehicleValues.ts"
import styles from "./VehicleForm.module.css"

interface Props {
  readonly form: VehicleForm
  readonly organization: Organization
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles["section"]}>
      <Heading as="h3" size="3" id={id}>
        {title}
      </Heading>
      <div className={styles["fields"]}>{children}</div>
    </section>
  )
}

const Specification = ({ form, organization }: Props) => {
  const m = useMessages(fleet)
  const { fields } = m
  const units = symbolsOf(organization.units)
  const none = m.form.choose
  return (
    <Section title={m.sections.specification}>
      <TextInput form={form} name="trim" label={fields.trim} />
      <TextInput form={form} name="body_class" label={fields.body_class} />
      <ChoiceInput
        form={form}
        name="fuel_type"
        label={fields.fuel_type}
        none={none}
        options={Object.entries(m.fuels)}
      />
      <ChoiceInput
        form={form}
        name="drive"
        label={fields.drive}
        none={none}
        options={Object.entries(m.drives)}
      />
      <ChoiceInput
        form={form}
        name="transmission"
        label={fields.transmission}
        none={none}
        options={Object.entries(m.transmissions)}
      />
      <TextInput form={form} name="seats" label={fields.seats} inputMode="numeric" />
      <TextInput form={form} name="doors" label={fields.doors} inputMode="numeric" />
      <TextInput form={form} name="exterior_color" label={fields.exterior_color} />
      <TextInput form={form} name="interior_color" label={fields.interior_color} />
      <TextInput form={form} name="gvwr_g" label={fields.gvwr_g} inputMode="decimal" unit={units.weight} />
      <TextInput form={form} name="tank_ml" label={fields.tank_ml} inputMode="decimal" unit={units.volume} />
      <TextInput form={form} name="battery_wh" label={fields.battery_wh} inputMode="decimal" unit="kWh" />
      <TextInput form={form} name="acriss" label={fields.acriss} autoCapitalize="characters" maxLength={4} />
    </Section>
  )
}

const Uses = ({ form }: Pick<Props, "form">) => {
  const { fields, uses } = useMessages(fleet)
  const chosen = tagsOf(form.values.uses)
  return (
    <fieldset className={styles["uses"]}>
      <legend>{fields.uses}</legend>
      {Object.entries(uses).map(([use, label]) => (
        <Text as="label" size="2" key={use}>
          <Checkbox
            checked={chosen.includes(use)}
            onCheckedChange={(checked) =>
              form.set(
                "uses",
                (checked === true ? [...chosen, use] : chosen.filter((one) => one !== use)).join("\n")
              )
            }
          />
          {label}
        </Text>
      ))}
    </fieldset>
  )
}

const Place = ({ form, organization }: Props) => {
  const m = useMessages(fleet)
  const { fields } = m
  const locations = useLocations(organization).active.map(({ id, name }) => [id, name] as const)
  const groups = useGroups(organization).active.map(({ id, name }) => [id, name] as const)
  const suggestions = useVehicleTags(organization)
  return (
    <Section title={m.sections.place}>
      <ChoiceInput
        form={form}
        name="location_id"
        label={fields.location}
        none={m.form.noLocation}
        options={locations}
      />
      <ChoiceInput form={form} name="group_id" label={fields.group} none={m.form.noGroup} options={groups} />
      <Uses form={form} />
      <FormField label={fields.tags} hint={m.form.tagsHint} error={form.errors["tags"]}>
        {(control) => (
          <TagInput
            control={control}
            tags={tagsOf(form.values.tags)}
            onChange={(tags) => form.set("tags", tags.join("\n"))}
            removeLabel={m.form.removeTag}
            suggestions={suggestions}
          />
        )}
      </FormField>
    </Section>
  )
}

const Owning = ({ form, organization }: Props) => {
  const m = useMessages(fleet)
  const { fields } = m
  return (
    <Section title={m.sections.ownership}>
      <ChoiceInput
        form={form}
        name="ownership"
        label={fields.ownership}
        none={m.form.choose}
        options={Object.entries(m.ownerships)}
      />
      <TextInput form={form} name="in_service_on" label={fields.in_service_on} type="date" />
      <TextInput form={form} name="out_of_service_on" label={fields.out_of_service_on} type="date" />
      <TextInput
        form={form}
        name="purchase_minor"
        label={fields.purchase}
        inputMode="decimal"
        unit={organization.currency}
      />
      <TextInput
        form={form}
        name="residual_minor"
        label={fields.residual}
        inputMode="decimal"
        unit={organization.currency}
      />
    </Section>
  )
}

/** The fields that can wait. */
export const FurtherFields = (props: Props) => {
  const { fields } = useMessages(fleet)
  const { form } = props
  return (
    <>
      <Specification {...props} />
      <Place {...props} />
      <Owning {...props} />
      {form.customFields.some(isActive) && (
        <Section title={fields.custom}>
          <CustomInputs form={form} />
        </Section>
      )}
      <FormField label={fields.notes} error={form.errors["notes"]}>
        {(control) => <LongText rows={4} {...control} {...form.longText("notes")} />}
      </FormField>
    </>
  )
}
