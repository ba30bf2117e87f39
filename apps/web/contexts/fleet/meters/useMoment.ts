import { useState } from "react"
import { instantAt, localTime } from "../../../i18n/localTime.ts"
import { useNow } from "../../../ui/useNow.ts"

/** For a field with a date and time in a time zone. It begins with now, and means now until it is changed. */
export const useMoment = (timeZone: string) => {
  const [opened] = useState(() => localTime(new Date(), timeZone))
  const now = useNow()
  const chosen = (local: string): Date | undefined =>
    local === opened ? undefined : instantAt(local, timeZone)
  return {
    /** What the field begins with. */
    opened,
    isTime: (local: string): boolean => instantAt(local, timeZone) !== undefined,
    /** For a request; undefined for now. */
    sent: (local: string): string | undefined => chosen(local)?.toISOString(),
    at: (local: string): Date => chosen(local) ?? new Date(now)
  }
}
