import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type State, StateBadge } from "../../../ui/StateBadge.tsx"
import { useToday } from "../../tenancy/useToday.ts"
import { documents } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { useDocuments } from "./documents.ts"
import styles from "./Documents.module.css"
import { expiryOf, isCurrent } from "./expiry.ts"

/** The worst that can be said about a vehicle's documents; undefined until they are loaded. */
const useWorst = (props: VehicleProps): { readonly state: State; readonly words: string } | undefined => {
  const m = useMessages(documents).summary
  const today = useToday(props.organization)
  const { data } = useDocuments(props)
  if (!data) return undefined
  const current = data.items.filter(isCurrent)
  const count = (state: string) => current.filter((one) => expiryOf(one, today).state === state).length
  const [missing, expired, expiring] = [data.missing.length, count("expired"), count("expiring")]
  if (missing > 0) return { state: "stop", words: m.missing(missing) }
  if (expired > 0) return { state: "stop", words: m.expired(expired) }
  if (expiring > 0) return { state: "caution", words: m.expiring(expiring) }
  return current.length === 0 ? { state: "idle", words: m.none } : { state: "go", words: m.valid }
}

/** The state of a vehicle's documents, which leads to them. */
export const DocumentsItem = (props: VehicleProps) => {
  const worst = useWorst(props)
  return (
    worst && (
      <Link to="?tab=documents" className={styles["worst"]}>
        <StateBadge state={worst.state}>{worst.words}</StateBadge>
      </Link>
    )
  )
}
