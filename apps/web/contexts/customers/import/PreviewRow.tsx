import type { ImportedRow, ImportReport } from "#customers/contract"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import type { Field } from "../csv/columns.ts"
import styles from "./Import.module.css"
import { useRowErrors } from "./useRowErrors.ts"

interface Props {
  readonly row: ImportedRow
  /** The columns of the table. */
  readonly shown: ReadonlyArray<Field>
  readonly faults: ImportReport["faults"]
  /** Present if a customer or an earlier line already has this email address. */
  readonly skipped: ImportReport["skipped"][number] | undefined
}

const said = (texts: ReadonlyArray<string>) =>
  texts.map((text) => (
    <p key={text} className={styles["fault"]}>
      {text}
    </p>
  ))

/** One row of the file, with errors in their cells. */
export const PreviewRow = ({ row, shown, faults, skipped }: Props) => {
  const m = useMessages(customers).importing.preview
  const { textOf } = useRowErrors()
  const isCell = (field: string) => shown.some((one) => one === field)
  const messages = (wanted: (field: string) => boolean) =>
    faults.filter(({ field }) => wanted(field)).map(textOf)
  return (
    <tr data-faulty={faults.length > 0}>
      <th scope="row" className={styles["line"]}>
        {row.line}
      </th>
      {shown.map((field) => (
        <td key={field}>
          <span className={styles["value"]}>{row[field]}</span>
          {field === "name" && skipped && (
            <StateBadge state="idle">
              {skipped.same_as === null ? m.exists : m.sameAs(skipped.same_as)}
            </StateBadge>
          )}
          {said(messages((one) => one === field || (field === "name" && !isCell(one))))}
        </td>
      ))}
    </tr>
  )
}
