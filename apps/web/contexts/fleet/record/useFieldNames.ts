import { useMessages } from "../../../i18n/useMessages.ts"
import { fleet } from "../messages/index.ts"

/** Fields that are labelled by another name. */
const LABELS: Readonly<Record<string, string>> = {
  location_id: "location",
  group_id: "group",
  purchase_minor: "purchase",
  residual_minor: "residual"
}

/** The names of a vehicle's fields, as in the form. */
export const useFieldNames = () => {
  const labels: Readonly<Record<string, string>> = useMessages(fleet).fields
  return (field: string): string => labels[LABELS[field] ?? field] ?? field
}
