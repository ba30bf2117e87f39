import type { ImportReport } from "#customers/contract"
import { faultText } from "../../../api/problem.ts"
import { customers } from "../messages/index.ts"
import { problems } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"

type Fault = ImportReport["faults"][number]

/** The errors of a row, in the page's language: below their cell, or with the field's name. */
export const useFaultTexts = () => {
  const texts = useMessages(problems)
  const names: Readonly<Record<string, string>> = useMessages(customers).fields
  const under = (fault: Fault) => faultText(fault, fault.message, texts)
  return {
    under,
    /** The server's sentences already name the field. */
    named: (fault: Fault) => {
      const text = under(fault)
      return text === fault.message ? text : `${names[fault.field] ?? fault.field}: ${text}`
    }
  }
}
