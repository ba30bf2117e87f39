import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./Loading.module.css"

/** A spinner for the whole page, shown after 150 ms. */
export const Loading = () => {
  const m = useMessages(common)
  return (
    <output className={styles["loading"]} aria-label={m.loading}>
      <span className={styles["spinner"]} />
    </output>
  )
}
