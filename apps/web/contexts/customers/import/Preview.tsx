import type { ImportedRow, ImportReport } from "#customers/contract"
import { Button } from "@radix-ui/themes"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { FIELDS } from "../csv/columns.ts"
import styles from "./Import.module.css"
import { PreviewRow } from "./PreviewRow.tsx"

/** The first rows and the server's validation of them. */
export interface Previewed {
  readonly rows: ReadonlyArray<ImportedRow>
  /** Whether these are all the rows of the file. */
  readonly complete: boolean
  readonly report: ImportReport
}

interface Props extends Previewed {
  readonly onBack: () => void
  readonly onStart: () => void
}

const Counts = ({ rows, report }: Previewed) => {
  const m = useMessages(customers).importing
  const invalid = new Set(report.faults.map(({ line }) => line)).size
  const skipped = report.skipped.length
  const valid = rows.length - invalid - skipped
  return (
    <div className={styles["counts"]}>
      <StateBadge state="go">{m.valid(valid)}</StateBadge>
      {skipped > 0 && <StateBadge state="idle">{m.skipping(skipped)}</StateBadge>}
      {invalid > 0 && <StateBadge state="stop">{m.invalid(invalid)}</StateBadge>}
    </div>
  )
}

const Table = ({ rows, report }: Previewed) => {
  const { importing, fields } = useMessages(customers)
  const m = importing.preview
  const faults = Map.groupBy(report.faults, ({ line }) => line)
  const skipped = new Map(report.skipped.map((row) => [row.line, row]))
  const shown = FIELDS.filter((field) => field === "name" || rows.some((row) => row[field]))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, which needs the focus to work by keyboard.
    <section aria-label={m.table} tabIndex={0} className={styles["table"]}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles["line"]}>
              {m.line}
            </th>
            {shown.map((field) => (
              <th key={field} scope="col">
                {fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow
              key={row.line}
              row={row}
              shown={shown}
              faults={faults.get(row.line) ?? []}
              skipped={skipped.get(row.line)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The first rows as they would be imported, with errors in their cells. Only the server knows the rules. */
export const Preview = (props: Props) => {
  const m = useMessages(customers).importing
  const { rows, complete, report, onBack, onStart } = props
  const noneImportable = complete && report.created === 0
  return (
    <div className={styles["stage"]}>
      <p className={styles["soft"]}>{complete ? m.preview.all(rows.length) : m.preview.first(rows.length)}</p>
      <Counts {...props} />
      <Table {...props} />
      {noneImportable && <p>{m.noneValid}</p>}
      <div className={styles["submit"]}>
        <Button variant="surface" color="gray" onClick={onBack}>
          {m.back}
        </Button>
        {!noneImportable && <Button onClick={onStart}>{m.start}</Button>}
      </div>
    </div>
  )
}
