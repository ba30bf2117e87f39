import { identity } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RichText } from "../../../ui/RichText.tsx"
import styles from "./Form.module.css"

/** The terms accepted by signing up. They open in another tab, so that the form's input is not lost. */
export const Consent = () => {
  const { signUp, legal } = useMessages(identity)
  const terms = (
    <a href="/terms" target="_blank" rel="noreferrer">
      {legal.terms}
    </a>
  )
  const privacy = (
    <a href="/privacy" target="_blank" rel="noreferrer">
      {legal.privacy}
    </a>
  )
  return (
    <p className={styles["small"]}>
      <RichText text={signUp.consent} parts={{ terms, privacy }} />
    </p>
  )
}
