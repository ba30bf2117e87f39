import type { ImportPlan, TargetView } from "#imports/contract"
import { Button, Checkbox, Text } from "@radix-ui/themes"
import { type FormEvent, useState } from "react"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useDraft } from "../../../ui/useDraft.ts"
import styles from "../Imports.module.css"
import { imports } from "../messages/index.ts"
import { headersOf, missingFields, withColumn } from "./plan.ts"
import type { StepProps } from "./props.ts"
import { useTexts } from "./useTexts.ts"

interface Props extends StepProps {
  readonly plan: ImportPlan
  /** Called when the rows are being checked. */
  readonly onMapped: () => void
  readonly onDiscard: () => void
}

interface FieldProps extends Pick<Props, "view" | "target"> {
  readonly field: TargetView["fields"][number]
  readonly plan: ImportPlan
  readonly change: (plan: ImportPlan) => void
  readonly isMissing: boolean
}

const ColumnField = ({ view, target, field, plan, change, isMissing }: FieldProps) => {
  const m = useMessages(imports).mapping
  const locale = useLocale()
  const headers = headersOf(view, plan)
  const column = plan.columns.indexOf(field.key)
  const samples = headers[column]?.samples.join(", ")
  return (
    <FormField
      label={field.label[locale]}
      error={isMissing ? m.needed : undefined}
      optional={!field.required}
      {...(samples && { hint: m.example(samples) })}
    >
      {(control) => (
        <Select
          {...control}
          value={column < 0 ? "" : column}
          onChange={({ target: { value } }) =>
            change(withColumn(plan, field.key, value === "" ? undefined : Number(value), target.keys))
          }
        >
          <option value="">{m.absent}</option>
          {headers.map(({ header }, at) => (
            // A column has no other identity than its position.
            <option key={at} value={at}>
              {header || m.column(at + 1)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

/** What happens to records that exist; only if a column can find them. */
const Existing = ({ target, plan, change }: Pick<FieldProps, "target" | "plan" | "change">) => {
  const m = useMessages(imports).mapping
  const { labelOf } = useTexts(target)
  const keys = target.keys.filter((key) => plan.columns.includes(key))
  if (plan.key === null) return null
  return (
    <div className={styles["columns"]}>
      <FormField label={m.existing} {...(plan.existing === "update" && { hint: m.updateAbout })}>
        {(control) => (
          <Select
            {...control}
            value={plan.existing}
            onChange={({ target: { value } }) =>
              change({ ...plan, existing: value === "update" ? "update" : "skip" })
            }
          >
            <option value="skip">{m.skip}</option>
            <option value="update">{m.update}</option>
          </Select>
        )}
      </FormField>
      <FormField label={m.key}>
        {(control) => (
          <Select
            {...control}
            value={plan.key ?? ""}
            onChange={({ target: { value } }) => change({ ...plan, key: value })}
          >
            {keys.map((key) => (
              <option key={key} value={key}>
                {labelOf(key)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </div>
  )
}

/** Maps the file's columns to fields. */
export const MapColumns = (props: Props) => {
  const m = useMessages(imports)
  const { view, target, actions, onMapped, onDiscard } = props
  const [plan, change] = useState(props.plan)
  const [isTried, setTried] = useState(false)
  useDraft(plan !== props.plan)
  const missing = missingFields(plan, target)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing.size === 0 && !actions.map.isPending) actions.map.mutate(plan, { onSuccess: onMapped })
  }
  return (
    <form className={styles["stage"]} onSubmit={submit} noValidate>
      <p className={styles["soft"]}>{m.mapping.about(view.file_name, view.rows)}</p>
      <div className={styles["columns"]}>
        {target.fields.map((field) => (
          <ColumnField
            key={field.key}
            {...{ view, target, field, plan, change }}
            isMissing={isTried && missing.has(field.key)}
          />
        ))}
      </div>
      <Text as="label" size="2" className={styles["check"]}>
        <Checkbox
          checked={plan.has_header}
          onCheckedChange={(checked) => change({ ...plan, has_header: checked === true })}
        />
        {m.mapping.header}
      </Text>
      <Existing {...{ target, plan, change }} />
      <Alert error={actions.map.error ?? undefined} />
      <div className={styles["submit"]}>
        <Button type="button" variant="surface" color="gray" onClick={onDiscard}>
          {m.discard}
        </Button>
        <SubmitButton busy={actions.map.isPending} busyText={m.saving}>
          {m.checkRows}
        </SubmitButton>
      </div>
    </form>
  )
}
