import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./Loading.module.css"

/** The whole page is being made ready: a spinner that appears after 150 ms. */
export const Loading = () => {
  const m = useMessages(common)
  return (
    <output className={styles["loading"]} aria-label={m.loading}>
      <span className={styles["spinner"]} />
    </output>
  )
}
