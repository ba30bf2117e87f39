import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { connectLabelled, connectDimo, disconnectDimo } from "./actions.ts"
import styles from "./Connection.module.css"
import type { ConnectionStatusProps } from "./ConnectionSentence.tsx"

/** The label of the connect button, by the state of the connection. */
const useConnectActions = () => {
  const m = useMessages(telematics)
  return {
    none: connectDimo,
    expired: connectLabelled(m.reconnect),
    connected: connectLabelled(m.reconnect),
    elsewhere: connectLabelled(m.connectHere),
    unavailable: undefined
  }
}

/** Connect, reconnect, disconnect: those that apply now. Adding a device is the page's primary action. */
export const ConnectionActions = ({ connection, status, isDue }: ConnectionStatusProps) => {
  const connect = useConnectActions()[status]
  const isNeeded = status !== "connected" || isDue
  return (
    <div className={styles["actions"]}>
      {connection.state !== "none" && <ActionButton quiet action={disconnectDimo} />}
      {connection.available && connect && isNeeded && <ActionButton quiet action={connect} />}
    </div>
  )
}
