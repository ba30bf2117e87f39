import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useUnits } from "../useUnits.ts"
import type { Display } from "./quantities.ts"

/** How the user reads quantities. */
export const useDisplay = (organization: Organization): Display => {
  const units = useUnits(organization)
  return { locale: useLocale(), units, currency: organization.currency }
}
