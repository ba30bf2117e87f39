import { Fragment } from "react"
import styles from "./Palette.module.css"
import { useMessages } from "../../i18n/useMessages.ts"
import { actions } from "../messages/index.ts"

const APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

const nameOf = (key: string) => {
  if (key === "$mod") return APPLE ? "⌘" : "Ctrl"
  return key.length === 1 ? key.toUpperCase() : key
}

interface Props {
  /** In the format of an action's shortcut: `g d`, `$mod+k`. */
  readonly keys: string
  /** Whether to say that the keys are pressed one after the other, rather than only showing them. */
  readonly inWords?: boolean
}

/** The keys of a shortcut as labelled on the keyboard. */
export const Keys = ({ keys, inWords = false }: Props) => {
  const { after } = useMessages(actions).keyboard
  return (
    <span className={styles["keys"]} aria-hidden={!inWords}>
      {keys.split(" ").map((press, at) => (
        <Fragment key={press}>
          {at > 0 && inWords && <small>{after}</small>}
          {press.split("+").map((key) => (
            <kbd key={key}>{nameOf(key)}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
