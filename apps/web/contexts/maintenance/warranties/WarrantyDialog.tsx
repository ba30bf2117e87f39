import {
  CreateWarranty,
  EditWarranty,
  VehicleSystem,
  WarrantyScope,
  type WarrantyView
} from "#maintenance/contract"
import { api } from "../../../api/client.ts"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Choices } from "../../../ui/Choices.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, LongInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { optionsOf } from "../../../ui/optionsOf.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import meterStyles from "../../fleet/meters/Meters.module.css"
import { distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { useToday } from "../../tenancy/useToday.ts"
import { maintenance } from "../messages/index.ts"
import { warranties, workshop } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"
import { bodyOf, isDial, systemsIn, valuesOf, type WarrantyValues } from "./warrantyValues.ts"

interface Props extends VehicleTabProps {
  /** The warranty that is edited; without one, a warranty is added. */
  readonly warranty?: WarrantyView
  readonly onClose: () => void
}

const useWarrantyForm = ({ organization, vehicle, warranty, onClose }: Props) => {
  const m = useMessages(warranties)
  const check = useChecks()
  const unit = distanceUnit(useDisplay(organization))
  const today = useToday(organization)
  const { refresh } = useOrganizationRefresh(organization)
  const organizationId = organization.id
  const dial = (text: string) => (isDial(text) ? undefined : m.notNumber)
  return useDraftedForm<WarrantyValues>({
    draft: `warranty.${organizationId}.${vehicle.id}.${warranty ? `${warranty.id}.${warranty.version}` : ""}`,
    initial: valuesOf(warranty, unit, today),
    checks: {
      provider: check.line(m.fields.provider, 120),
      starts_on: check.given(m.fields.starts_on),
      systems: (systems, { scope }) => (scope === "part" && systems === "" ? m.chooseSystem : undefined),
      until_m: dial,
      until_s: dial
    },
    errorFields: { warranty_reversed: "until_date" },
    submit: async (values) => {
      const body = bodyOf(values, unit)
      const request = warranty
        ? api(EditWarranty, {
            params: { organizationId, warrantyId: warranty.id },
            body: { ...body, expected_version: warranty.version }
          })
        : api(CreateWarranty, { params: { organizationId, vehicleId: vehicle.id }, body })
      const { provider } = await request.catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.saved(provider))
      onClose()
    }
  })
}

type Form = ReturnType<typeof useWarrantyForm>

/** The systems and names of the parts that it covers. */
const PartsFields = ({ form }: { readonly form: Form }) => {
  const { fields } = useMessages(warranties)
  const { systems } = useMessages(maintenance)
  const chosen = systemsIn(form.values.systems)
  const toggle = (system: VehicleSystem) => {
    const others = chosen.filter((one) => one !== system)
    form.set("systems", (others.length < chosen.length ? others : [...chosen, system]).join(","))
  }
  return (
    <>
      <Choices
        legend={fields.systems}
        options={optionsOf(VehicleSystem.literals, systems)}
        chosen={chosen}
        onToggle={toggle}
      />
      {form.errors["systems"] && <p role="alert">{form.errors["systems"]}</p>}
      <TextInput form={form} name="covers" label={fields.covers} hint={fields.coversHint} optional />
    </>
  )
}

/** From when until when, and at which distance and hours it ends. */
const PeriodFields = ({ form, unit }: { readonly form: Form; readonly unit: string }) => {
  const { fields } = useMessages(warranties)
  return (
    <div className={meterStyles["pair"]}>
      <TextInput form={form} name="starts_on" label={fields.starts_on} type="date" />
      <TextInput form={form} name="until_date" label={fields.until_date} type="date" optional />
      <TextInput form={form} name="until_m" label={fields.until_m} inputMode="decimal" unit={unit} optional />
      <TextInput form={form} name="until_s" label={fields.until_s} inputMode="decimal" unit="h" optional />
    </div>
  )
}

/** Adds a warranty to a vehicle, or edits one. */
export const WarrantyDialog = (props: Props) => {
  const m = useMessages(warranties)
  const { save, busy } = useMessages(workshop)
  const form = useWarrantyForm(props)
  const unit = distanceUnit(useDisplay(props.organization))
  return (
    <FormDialog
      title={props.warranty ? m.editTitle : m.addTitle}
      about={m.formAbout}
      form={form}
      submit={props.warranty ? save : m.submit}
      busyText={busy}
      maxWidth="620px"
      onClose={props.onClose}
    >
      <div className={meterStyles["pair"]}>
        <TextInput form={form} name="provider" label={m.fields.provider} />
        <ChoiceInput form={form} name="scope" label={m.fields.scope}>
          <NamedOptions values={WarrantyScope.literals} names={m.scopes} />
        </ChoiceInput>
      </div>
      {form.values.scope === "part" && <PartsFields form={form} />}
      <PeriodFields form={form} unit={unit} />
      <TextInput form={form} name="reference" label={m.fields.reference} optional />
      <LongInput form={form} name="note" label={m.fields.note} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}
