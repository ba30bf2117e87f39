import type { ImportFault, TargetView } from "#imports/contract"
import type { RowError } from "#kernel"
import { fieldErrorText, ProblemError } from "../../../api/problem.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { problems } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { imports } from "../messages/index.ts"

/** What the server said, in the page's language. */
export const useTexts = ({ fields }: Pick<TargetView, "fields">) => {
  const texts = useMessages(problems)
  const { faults } = useMessages(imports)
  const locale = useLocale()
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label[locale] ?? key
  const textOf = (error: RowError) => fieldErrorText(error, error.message, texts)
  return {
    labelOf,
    textOf,
    /** The server's sentences already name the field. */
    labelledTextOf: (error: RowError) => {
      const text = textOf(error)
      return text === error.message ? text : `${labelOf(error.field)}: ${text}`
    },
    problemOf: ({ code, message }: ImportFault) =>
      new ProblemError({ code: `import.${code}`, status: 409, title: "", detail: faults[code] ?? message })
  }
}
