import { CreatePart, EditPart, type PartView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Struct } from "effect"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { TextInput } from "../../../ui/inputs.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { numberIn } from "../../fleet/form/numberIn.ts"
import meterStyles from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { parts, workshop } from "../messages/pages.ts"
import { amountText, minorIn, useNumberChecks } from "../numbers.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"

interface Props {
  readonly organization: Organization
  /** The part that is edited; without one, a part is added. */
  readonly part?: PartView
  readonly onClose: () => void
}

const valuesOf = (part: PartView | undefined, currency: string, unit: string) => ({
  number: part?.number ?? "",
  name: part?.name ?? "",
  unit: part?.unit ?? unit,
  cost: amountText(part?.cost_minor ?? null, currency),
  reorder_point: part?.reorder_point === null || part === undefined ? "" : String(part.reorder_point),
  bin: part?.bin ?? ""
})

type PartValues = ReturnType<typeof valuesOf>

const bodyOf = (values: PartValues, currency: string) => ({
  number: values.number,
  name: values.name,
  unit: values.unit,
  cost_minor: minorIn(values.cost, currency),
  reorder_point: values.reorder_point.trim() === "" ? null : numberIn(values.reorder_point),
  bin: orNull(values.bin)
})

/** Only what was changed: a colleague may have changed the rest meanwhile. */
const changesIn = (values: PartValues, before: PartValues, currency: string) => {
  const after = bodyOf(values, currency)
  const stored: Readonly<Record<string, unknown>> = bodyOf(before, currency)
  return Struct.omit(
    after,
    Struct.keys(after).filter((name) => after[name] === stored[name])
  )
}

const unlessEmpty = (check: (text: string) => string | undefined) => (text: string) =>
  text.trim() === "" ? undefined : check(text)

const usePartForm = (props: Props) => {
  const m = useMessages(parts)
  const check = useChecks()
  const { organization, part, onClose } = props
  const organizationId = organization.id
  const currency = part?.currency ?? organization.currency
  const numbers = useNumberChecks(currency)
  const { refresh } = useOrganizationRefresh(organization)
  // As it was when the form was opened: what a colleague changes meanwhile must not slip in.
  const [opened] = useState(part)
  const initial = valuesOf(opened, currency, m.defaultUnit)
  return useDraftedForm({
    // A draft of an earlier version would undo what a colleague has changed since.
    draft: `part.${organizationId}.${opened ? `${opened.id}.${opened.version}` : ""}`,
    initial,
    checks: {
      number: check.line(m.fields.number, 80),
      name: check.line(m.fields.name, 200),
      unit: check.line(m.fields.unit, 20),
      cost: numbers.amount,
      reorder_point: unlessEmpty(numbers.quantityOrNone),
      bin: unlessEmpty(check.line(m.fields.bin, 80))
    },
    errorFields: { part_exists: "number" },
    submit: async (values) => {
      const request = part
        ? api(EditPart, {
            params: { organizationId, partId: part.id },
            body: { ...changesIn(values, initial, currency), expected_version: part.version }
          })
        : api(CreatePart, { params: { organizationId }, body: bodyOf(values, currency) })
      const saved = await request.catch(refreshIfChanged(refresh))
      await refresh()
      notify.success((part ? m.edit : m.add).done(saved.name))
      onClose()
    }
  })
}

/** Adds a part, or edits one. */
export const PartDialog = (props: Props) => {
  const m = useMessages(parts)
  const { save, busy } = useMessages(workshop)
  const form = usePartForm(props)
  const { fields } = m
  return (
    <FormDialog
      title={props.part ? m.edit.title : m.add.title}
      about={props.part ? m.edit.about : m.add.about}
      form={form}
      submit={props.part ? save : m.add.submit}
      busyText={busy}
      maxWidth="560px"
      onClose={props.onClose}
    >
      <TextInput form={form} name="name" label={fields.name} />
      <div className={meterStyles["pair"]}>
        <TextInput form={form} name="number" label={fields.number} />
        <TextInput form={form} name="bin" label={fields.bin} optional />
        <TextInput form={form} name="unit" label={fields.unit} hint={fields.unitHint} />
        <TextInput
          form={form}
          name="cost"
          label={fields.cost}
          inputMode="decimal"
          unit={props.part?.currency ?? props.organization.currency}
        />
        <TextInput
          form={form}
          name="reorder_point"
          label={fields.reorder_point}
          hint={fields.reorderHint}
          inputMode="decimal"
          optional
        />
      </div>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
