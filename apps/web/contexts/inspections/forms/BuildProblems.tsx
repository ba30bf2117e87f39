import { FormProblems, type FormSections, itemsOf } from "#inspections/contract"
import { Schema } from "effect"
import { problemOf } from "../../../api/problem.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { forms } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { useFormWords } from "../useFormWords.ts"

const readData = Schema.decodeUnknownOption(Schema.Struct({ problems: FormProblems }))

interface Props {
  /** What was thrown when the form was saved or published. */
  readonly error: unknown
  readonly sections: FormSections
}

/** Why a form was not saved or published, item by item. */
export const BuildProblems = ({ error, sections }: Props) => {
  const { problems: m } = useMessages(forms)
  const words = useFormWords()
  if (error === undefined) return null
  const read = readData(problemOf(error).data)
  const items = itemsOf(sections)
  const nameOf = (key: string | null) => {
    const item = items.find((one) => one.key === key)
    return item && words.label(item)
  }
  return (
    <div className={styles["problems"]}>
      <Alert error={error}>
        {read._tag === "Some" && (
          <ul>
            {read.value.problems.map(({ key, problem }) => (
              <li key={`${key} ${problem}`}>{[nameOf(key), m[problem]].filter(Boolean).join(": ")}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  )
}
