import type { ImportedRow, ImportReport } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { Button, Checkbox, Text } from "@radix-ui/themes"
import { type FormEvent, useState } from "react"
import { useCommand } from "../../../api/useCommand.ts"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { type Field, FIELDS, guessMapping, type Mapping, rememberMapping } from "../csv/columns.ts"
import { headerOf, sampleOf, type Table } from "../csv/table.ts"
import { useOwners } from "../useOwners.ts"
import { asImported } from "./asImported.ts"
import styles from "./Import.module.css"
import type { Plan } from "./ImportDialog.tsx"
import type { Previewed } from "./Preview.tsx"

interface Props {
  readonly organization: Organization
  readonly table: Table
  /** The earlier choice, when the user returns to this step. */
  readonly before?: Plan
  readonly preview: (rows: ReadonlyArray<ImportedRow>) => Promise<ImportReport>
  readonly onBack: () => void
  readonly onPreviewed: (plan: Plan, previewed: Previewed) => void
}

/** Guessed again when the members are loaded, so that owners can be recognized. */
const useGuess = ({ organization, table }: Props): Mapping => {
  const { ownerCalled } = useOwners(organization)
  const { headerGuessed } = table
  return guessMapping(
    headerOf(table, headerGuessed),
    sampleOf(table, headerGuessed).rows.map(({ cells }) => cells),
    ownerCalled
  )
}

const usePlan = (props: Props) => {
  const { table, before, preview, onPreviewed } = props
  const [hasHeader, setHasHeader] = useState(before?.hasHeader ?? table.headerGuessed)
  const [chosen, setChosen] = useState(before?.mapping)
  const guess = useGuess(props)
  const mapping = chosen ?? guess
  const check = useCommand({
    send: async () => {
      const { rows, complete } = sampleOf(table, hasHeader)
      const imported = rows.map(asImported(mapping))
      return {
        plan: { table, hasHeader, mapping },
        previewed: { rows: imported, complete, report: await preview(imported) }
      }
    },
    onDone: ({ plan, previewed }) => {
      if (plan.hasHeader) rememberMapping(headerOf(table, true), plan.mapping)
      onPreviewed(plan, previewed)
    },
    // Shown by the form.
    onFailed: () => undefined
  })
  return {
    hasHeader,
    setHasHeader,
    mapping,
    map: (field: Field, column: number | undefined) => setChosen({ ...mapping, [field]: column }),
    check
  }
}

interface ColumnProps {
  readonly field: Field
  readonly plan: ReturnType<typeof usePlan>
  readonly table: Table
  readonly error: string | undefined
}

/** The first value of a column, as an example. */
const exampleOf = (table: Table, hasHeader: boolean, column: number) =>
  sampleOf(table, hasHeader)
    .rows.map(({ cells }) => cells[column]?.trim() ?? "")
    .find((value) => value !== "")
    ?.slice(0, 60)

const ColumnField = ({ field, plan, table, error }: ColumnProps) => {
  const { importing, fields } = useMessages(customers)
  const m = importing.mapping
  const column = plan.mapping[field]
  const example = column === undefined ? undefined : exampleOf(table, plan.hasHeader, column)
  return (
    <FormField
      label={fields[field]}
      error={error}
      optional={field !== "name"}
      {...(example && { hint: m.example(example) })}
    >
      {(control) => (
        <Select
          {...control}
          value={column ?? ""}
          onChange={({ target }) => plan.map(field, target.value === "" ? undefined : Number(target.value))}
        >
          <option value="">{m.absent}</option>
          {headerOf(table, plan.hasHeader).map((name, at) => (
            // A column has no other identity than its position.
            <option key={at} value={at}>
              {name || m.column(at + 1)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

/** Maps the file's columns to fields. */
export const MapColumns = (props: Props) => {
  const m = useMessages(customers).importing
  const { table, onBack } = props
  const plan = usePlan(props)
  const [tried, setTried] = useState(false)
  const isNameMissing = plan.mapping.name === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isNameMissing && !plan.check.isPending) plan.check.mutate()
  }
  return (
    <form className={styles["stage"]} onSubmit={submit} noValidate>
      <p className={styles["soft"]}>{m.mapping.about(table.file || m.pasted)}</p>
      <div className={styles["columns"]}>
        {FIELDS.map((field) => (
          <ColumnField
            key={field}
            field={field}
            plan={plan}
            table={table}
            error={tried && isNameMissing && field === "name" ? m.mapping.nameNeeded : undefined}
          />
        ))}
      </div>
      <Text as="label" size="2" className={styles["check"]}>
        <Checkbox
          checked={plan.hasHeader}
          onCheckedChange={(checked) => plan.setHasHeader(checked === true)}
        />
        {m.mapping.header}
      </Text>
      <Alert error={plan.check.error ?? undefined} />
      <div className={styles["submit"]}>
        <Button type="button" variant="surface" color="gray" onClick={onBack}>
          {m.back}
        </Button>
        <SubmitButton busy={plan.check.isPending} busyText={m.checking}>
          {m.next}
        </SubmitButton>
      </div>
    </form>
  )
}
