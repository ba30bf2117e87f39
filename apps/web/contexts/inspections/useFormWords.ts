import type { FormItem, FormSection } from "#inspections/contract"
import { useLocale } from "../../i18n/locale.ts"

interface Labelled {
  readonly label: string
  readonly label_es?: string
}

/** The texts of forms in the person's language, as far as the form has them. */
export const useFormWords = () => {
  const isSpanish = useLocale() === "es"
  const either = (text: string, spanish: string | undefined) => (isSpanish && spanish ? spanish : text)
  return {
    title: ({ title, title_es }: Pick<FormSection, "title" | "title_es">) => either(title, title_es),
    label: ({ label, label_es }: Labelled) => either(label, label_es),
    help: ({ help, help_es }: Pick<FormItem, "help" | "help_es">) => help && either(help, help_es)
  }
}
