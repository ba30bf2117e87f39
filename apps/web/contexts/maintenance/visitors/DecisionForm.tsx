import { DecideEstimate, type EstimateDecision, type EstimatePreview } from "#maintenance/contract"
import { TextField } from "@radix-ui/themes"
import { useRef } from "react"
import { api } from "../../../api/client.ts"
import { problemOf } from "../../../api/problem.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { LongInput } from "../../../ui/inputs.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { money } from "../../fleet/units.ts"
import styles from "../../identity/auth/Form.module.css"
import { estimate as catalogue } from "../messages/visitors.ts"

interface Props {
  readonly token: string
  readonly preview: EstimatePreview
  readonly onDecided: () => Promise<void>
}

const useDeciding = ({ token, preview, onDecided }: Props) => {
  const m = useMessages(catalogue)
  const check = useChecks()
  /** Which button was pressed. */
  const outcome = useRef<EstimateDecision>("approved")
  const form = useDraftedForm({
    draft: `estimate.${preview.estimate.number}`,
    initial: { name: preview.recipient_name, note: "" },
    checks: { name: check.line(m.name, 120) },
    submit: async ({ name, note }) => {
      const body = { token, outcome: outcome.current, name, note: orNull(note) }
      await api(DecideEstimate, { body }).catch((error: unknown) => {
        // Someone else with the link was faster: what they decided is shown.
        if (problemOf(error).code !== "estimate_is_decided") throw error
      })
      await onDecided()
    }
  })
  const press = (pressed: EstimateDecision) => () => {
    outcome.current = pressed
  }
  return { form, press }
}

/** Approves or declines an estimate under a name, with a note. */
export const DecisionForm = (props: Props) => {
  const m = useMessages(catalogue)
  const locale = useLocale()
  const { form, press } = useDeciding(props)
  const { totals, currency } = props.preview.estimate
  const buttons = { size: "4", busy: form.busy, busyText: m.busy } as const
  return (
    <form {...form.element} className={styles["form"]}>
      <FormField label={m.name} error={form.errors["name"]}>
        {(control) => <TextField.Root size="3" autoComplete="name" {...control} {...form.control("name")} />}
      </FormField>
      <LongInput form={form} name="note" label={m.note} hint={m.once} optional />
      <Alert error={form.formError} />
      <SubmitButton {...buttons} onClick={press("approved")}>
        {m.approve(money(locale, totals.total_minor, currency))}
      </SubmitButton>
      <SubmitButton {...buttons} variant="surface" color="gray" onClick={press("declined")}>
        {m.decline}
      </SubmitButton>
    </form>
  )
}
