import { Link } from "react-router"
import { identity } from "../../../i18n/en/identity.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Rich } from "../../../ui/Rich.tsx"
import styles from "./Form.module.css"

/** What one agrees to by signing up. The two texts open beside the form: what was typed must not go. */
export const Consent = () => {
  const { signUp, legal } = useMessages(identity)
  const terms = (
    <Link to="/terms" target="_blank">
      {legal.terms}
    </Link>
  )
  const privacy = (
    <Link to="/privacy" target="_blank">
      {legal.privacy}
    </Link>
  )
  return (
    <p className={styles["small"]}>
      <Rich text={signUp.consent} parts={{ terms, privacy }} />
    </p>
  )
}
