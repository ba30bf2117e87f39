import { Industry } from "#tenancy/contract"
import { tenancy } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"

/** The seven industries, for a select. */
export const IndustryOptions = () => {
  const { industries } = useMessages(tenancy)
  return Industry.literals.map((industry) => (
    <option key={industry} value={industry}>
      {industries[industry]}
    </option>
  ))
}
