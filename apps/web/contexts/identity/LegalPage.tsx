import { Link, useLocation } from "react-router"
import { identity } from "../../i18n/en/identity.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { AuthFrame } from "./auth/AuthFrame.tsx"
import styles from "./auth/Form.module.css"

/** Terms of Service at /terms, Privacy Policy at /privacy: what holds for this installation, in plain words. */
export const LegalPage = () => {
  const { legal } = useMessages(identity)
  const isTerms = useLocation().pathname === "/terms"
  const text = isTerms ? legal.termsText : legal.privacyText
  return (
    <AuthFrame title={isTerms ? legal.terms : legal.privacy}>
      {text.split("\n").map((paragraph) => (
        <p key={paragraph} className={styles["paragraph"]}>
          {paragraph}
        </p>
      ))}
      <p className={styles["switch"]}>
        <Link to="/auth?mode=signup" className={styles["link"]}>
          {legal.back}
        </Link>
      </p>
    </AuthFrame>
  )
}

export const Component = LegalPage
