import { ReplaceMeter } from "#fleet/contract"
import { TextField } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { LongText } from "../../../ui/LongText.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { Select } from "../../../ui/Select.tsx"
import { notify } from "../../../ui/toast.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { meters } from "../messages/index.ts"
import { dialNumber } from "./entering.ts"
import type { MeterProps } from "./MeterActions.tsx"
import { useMeterName } from "./meters.ts"
import styles from "./Meters.module.css"
import { useMoment } from "./useMoment.ts"

interface Props extends MeterProps {
  readonly onClose: () => void
}

const REASONS = ["replaced", "rolled_over", "unit_fix"] as const
const UNITS = { distance: ["km", "mi"], time: ["h"] } as const

/** The unit that readings meant if they were entered in the other one. */
const otherUnit = (unit: string) => (unit === "km" ? "mi" : "km")

const useReplacing = ({ organization, meter, onClose }: Props) => {
  const m = useMessages(meters)
  const name = useMeterName()(meter)
  const { refresh } = useOrganizationRefresh(organization)
  const moment = useMoment(organization.time_zone)
  const isDial = (text: string) => (Number.isNaN(dialNumber(text)) ? m.record.notANumber : undefined)
  return useDraftedForm({
    draft: `replace-meter.${organization.id}.${meter.id}`,
    initial: {
      reason: "replaced",
      end: "",
      start: "",
      unit: meter.unit,
      at: moment.opened,
      note: ""
    },
    notStored: ["at"],
    checks: {
      end: (text) => (text.trim() === "" ? undefined : isDial(text)),
      start: isDial,
      at: (text) => (moment.isTime(text) ? undefined : m.record.noTime)
    },
    errorFields: {
      replacement_too_early: "at",
      reading_in_future: "at",
      reading_out_of_order: "end",
      unit_is_the_same: "unit"
    },
    submit: async ({ reason: chosen, end, start, unit, at, note }) => {
      const reason = REASONS.find((one) => one === chosen) ?? "replaced"
      const instant = moment.sent(at)
      await api(ReplaceMeter, {
        params: { organizationId: organization.id, meterId: meter.id },
        body: {
          reason,
          end_value: reason === "unit_fix" || end.trim() === "" ? null : dialNumber(end),
          start_value: dialNumber(start),
          unit: UNITS[meter.measure].find((one) => one === unit) ?? meter.unit,
          note: orNull(note),
          ...(instant && { at: instant })
        }
      })
      await refresh()
      notify.success(m.replace.done(name))
      onClose()
    }
  })
}

type Form = ReturnType<typeof useReplacing>

const Reason = ({ form, meter }: { readonly form: Form } & Pick<Props, "meter">) => {
  const m = useMessages(meters).replace
  const choose = (reason: string) => {
    form.set("reason", reason)
    form.set("unit", reason === "unit_fix" ? otherUnit(meter.unit) : meter.unit)
  }
  return (
    <FormField label={m.reason}>
      {(control) => (
        <Select
          {...control}
          name="reason"
          value={form.values.reason}
          onChange={({ target }) => choose(target.value)}
        >
          {REASONS.filter((reason) => reason !== "unit_fix" || meter.measure === "distance").map((reason) => (
            <option key={reason} value={reason}>
              {m.reasons[reason]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

/** What the dials showed, last and first. */
const Dials = ({ form, meter }: { readonly form: Form } & Pick<Props, "meter">) => {
  const { replace: m, record } = useMessages(meters)
  const { reason } = form.values
  const rolled = reason === "rolled_over"
  const same = reason !== "replaced"
  return (
    <>
      {reason !== "unit_fix" && (
        <FormField
          label={`${rolled ? m.rolloverEnd : m.end} (${record.units[meter.unit]})`}
          hint={rolled ? m.rolloverHint : m.endHint}
          error={form.errors["end"]}
        >
          {(control) => <TextField.Root inputMode="decimal" {...control} {...form.control("end")} />}
        </FormField>
      )}
      <div className={styles["value"]}>
        <FormField
          label={same ? m.startNow : m.start}
          error={form.errors["start"] ?? (reason === "unit_fix" ? form.errors["end"] : undefined)}
        >
          {(control) => <TextField.Root inputMode="decimal" {...control} {...form.control("start")} />}
        </FormField>
        <FormField label={record.unit} error={form.errors["unit"]}>
          {(control) => (
            <Select {...control} {...form.control("unit")}>
              {UNITS[meter.measure].map((unit) => (
                <option key={unit} value={unit}>
                  {record.units[unit]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
    </>
  )
}

/** Continues a meter with another dial, or with the same one after it rolled over or in its right unit. */
export const ReplaceMeterDialog = (props: Props) => {
  const { replace: m, record } = useMessages(meters)
  const form = useReplacing(props)
  return (
    <FormDialog
      title={m.title}
      about={m.about}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={props.onClose}
    >
      <Reason form={form} meter={props.meter} />
      <Dials form={form} meter={props.meter} />
      <FormField label={record.when} error={form.errors["at"]} hint={props.organization.time_zone}>
        {(control) => <TextField.Root type="datetime-local" {...control} {...form.control("at")} />}
      </FormField>
      <FormField label={m.note} optional error={form.errors["note"]}>
        {(control) => <LongText rows={2} {...control} {...form.longText("note")} />}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
