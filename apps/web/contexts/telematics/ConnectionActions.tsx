import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { connectCalled, connectDimo, disconnectDimo } from "./actions.ts"
import styles from "./Connection.module.css"
import type { StandingProps } from "./Sentence.tsx"

/** The label of the connect button, by the state of the connection. */
const useConnectActions = () => {
  const m = useMessages(telematics)
  return {
    none: connectDimo,
    expired: connectCalled(m.reconnect),
    connected: connectCalled(m.reconnect),
    elsewhere: connectCalled(m.connectHere),
    unavailable: undefined
  }
}

/** Connect, reconnect, disconnect: those that apply now. */
export const ConnectionActions = ({ connection, standing, isDue }: StandingProps) => {
  const connect = useConnectActions()[standing]
  const isCalledFor = standing !== "connected" || isDue
  return (
    <div className={styles["actions"]}>
      {connection.state !== "none" && <ActionButton quiet action={disconnectDimo} />}
      {connection.available && connect && isCalledFor && <ActionButton action={connect} />}
    </div>
  )
}
