import type { ImportReport } from "#customers/contract"
import { fieldErrorText } from "../../../api/problem.ts"
import { customers } from "../messages/index.ts"
import { problems } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"

type RowError = ImportReport["faults"][number]

/** The errors of a row, in the page's language: below their cell, or with the field's name. */
export const useRowErrors = () => {
  const texts = useMessages(problems)
  const names: Readonly<Record<string, string>> = useMessages(customers).fields
  const textOf = (error: RowError) => fieldErrorText(error, error.message, texts)
  return {
    textOf,
    /** The server's sentences already name the field. */
    labelledTextOf: (error: RowError) => {
      const text = textOf(error)
      return text === error.message ? text : `${names[error.field] ?? error.field}: ${text}`
    }
  }
}
