import { defectTitle } from "#maintenance/contract"
import { useLocale } from "../../i18n/locale.ts"

/** What a defect, or the work for it, is called in the reader's language. */
export const useDefectTitle = () => {
  const locale = useLocale()
  return (title: string) => defectTitle(title, locale)
}
