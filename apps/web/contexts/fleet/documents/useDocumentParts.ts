import { DocumentType, type TimelineEntry } from "#fleet/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { documents } from "../messages/pages.ts"

/** The type of a document, of an entry in the timeline. */
export const useDocumentParts = (details: TimelineEntry["details"]): Readonly<Record<string, string>> => {
  const { types } = useMessages(documents)
  const type = DocumentType.literals.find((one) => one === details["document"])
  return type ? { document: types[type] } : {}
}
