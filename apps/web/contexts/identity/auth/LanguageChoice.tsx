import { common } from "../../../i18n/messages/index.ts"
import { chooseLocale, LOCALES, useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "./LanguageChoice.module.css"

/** The page's language before sign-in; each is written in its own language. */
export const LanguageChoice = () => {
  const { language } = useMessages(common)
  const current = useLocale()
  return (
    <fieldset aria-label={language.label} className={styles["choice"]}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => void chooseLocale(locale)}
        >
          {language[locale]}
        </button>
      ))}
    </fieldset>
  )
}
