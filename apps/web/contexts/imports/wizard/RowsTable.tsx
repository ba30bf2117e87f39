import type { ImportRowView, TargetView } from "#imports/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { imports } from "../messages/index.ts"
import styles from "./RowsTable.module.css"
import { useTexts } from "./useTexts.ts"

interface Props {
  readonly label: string
  readonly target: TargetView
  /** The field of each column. */
  readonly columns: ReadonlyArray<string | null>
  readonly rows: ReadonlyArray<ImportRowView>
}

interface Column {
  readonly field: string
  readonly at: number
}

/** The columns that are imported, in the order of the fields. */
const shownColumns = ({ fields }: TargetView, columns: Props["columns"]): ReadonlyArray<Column> =>
  fields.flatMap(({ key: field }) => {
    const at = columns.indexOf(field)
    return at < 0 ? [] : [{ field, at }]
  })

const Outcome = ({ outcome, same_as }: ImportRowView) => {
  const m = useMessages(imports).table
  if (outcome === "updated") return <StateBadge state="go">{m.update}</StateBadge>
  if (outcome === "unchanged") return <StateBadge state="idle">{m.unchanged}</StateBadge>
  if (outcome === "skipped")
    return <StateBadge state="idle">{same_as === null ? m.exists : m.sameAs(same_as)}</StateBadge>
  return null
}

interface RowProps extends Pick<Props, "target"> {
  readonly row: ImportRowView
  readonly shown: ReadonlyArray<Column>
}

/** One row of the file, with errors in their cells; those of fields without a column are in the first. */
const Row = ({ target, row, shown }: RowProps) => {
  const { textOf } = useTexts(target)
  const isShown = (field: string) => shown.some((column) => column.field === field)
  return (
    <tr data-faulty={row.errors.length > 0}>
      <th scope="row" className={styles["line"]}>
        {row.line}
      </th>
      {shown.map(({ field, at }, index) => (
        <td key={field}>
          <span className={styles["value"]}>{row.cells[at]}</span>
          {index === 0 && <Outcome {...row} />}
          {row.errors
            .filter((error) => error.field === field || (index === 0 && !isShown(error.field)))
            .map((error) => (
              <p key={error.code} className={styles["fault"]}>
                {textOf(error)}
              </p>
            ))}
        </td>
      ))}
    </tr>
  )
}

/** Rows as they would be imported. */
export const RowsTable = ({ label, target, columns, rows }: Props) => {
  const m = useMessages(imports).table
  const { labelOf } = useTexts(target)
  const shown = shownColumns(target, columns)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, which needs the focus to work by keyboard.
    <section aria-label={label} tabIndex={0} className={styles["table"]}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles["line"]}>
              {m.line}
            </th>
            {shown.map(({ field }) => (
              <th key={field} scope="col">
                {labelOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} row={row} target={target} shown={shown} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
