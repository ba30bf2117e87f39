import type { DocumentView } from "#fleet/contract"
import { EXPIRES_SOON_DAYS } from "#fleet/contract"

export type Expiry = "expired" | "expiring" | "valid" | "unlimited"

const DAY = 86_400_000

/** Whole days from one date to another. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)

/** Whether a document expires, and in how many days: it is valid through the whole day on which it does. */
export const expiryOf = (
  { expires_on }: Pick<DocumentView, "expires_on">,
  today: string
): { readonly state: Expiry; readonly days: number } => {
  if (expires_on === null) return { state: "unlimited", days: Infinity }
  const days = daysBetween(today, expires_on)
  if (days < 0) return { state: "expired", days }
  return { state: days <= EXPIRES_SOON_DAYS ? "expiring" : "valid", days }
}

/** Neither renewed nor archived. */
export const isCurrent = ({ superseded_at, archived_at }: DocumentView): boolean =>
  superseded_at === null && archived_at === null
