import { identity } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "./Tiles.module.css"

/** The benefits of an account: three tags on a rail. */
export const Tiles = () => {
  const { label, tracking, live, team } = useMessages(identity).tiles
  return (
    <ul className={styles["tiles"]} aria-label={label}>
      {[tracking, live, team].map(({ title, sentence }) => (
        <li key={title} className={styles["tile"]}>
          <b>{title}</b>
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
