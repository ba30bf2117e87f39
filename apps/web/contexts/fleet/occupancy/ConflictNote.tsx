import type { HoldsInTheWay } from "#fleet/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { occupancy } from "../messages/pages.ts"
import styles from "./Occupancy.module.css"
import { useHoldText } from "./useHoldText.ts"

interface Props {
  readonly error: unknown
  readonly conflict: HoldsInTheWay | undefined
  readonly timeZone: string
}

/** Why a form was refused; a conflict names what takes the vehicle, and what can be done about it. */
export const ConflictNote = ({ error, conflict, timeZone }: Props) => {
  const m = useMessages(occupancy)
  const { nameOf, periodOf } = useHoldText(timeZone)
  return (
    <Alert error={error}>
      {conflict && (
        <>
          <ul className={styles["conflicts"]}>
            {conflict.holds.map((hold) => (
              <li key={hold.id}>
                <b>{nameOf(hold)}</b>
                <span>{periodOf(hold)}</span>
                {hold.created_by?.name && <span>{m.takenBy(hold.created_by.name)}</span>}
              </li>
            ))}
          </ul>
          {conflict.can_demote && <p>{m.conflict.demote}</p>}
        </>
      )}
    </Alert>
  )
}
