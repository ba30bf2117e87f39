import { useState } from "react"
import { instantAt, localTime } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { occupancy } from "../messages/pages.ts"
import { useMoment } from "../meters/useMoment.ts"

const DAY = 86_400_000

/** For the fields of a period in a time zone: from now until tomorrow, unless others are chosen. */
export const usePeriod = (timeZone: string) => {
  const { noTime } = useMessages(occupancy).form
  const start = useMoment(timeZone)
  const [tomorrow] = useState(() => localTime(new Date(Date.now() + DAY), timeZone))
  const isTime = (local: string) => (start.isTime(local) ? undefined : noTime)
  return {
    initial: { from: start.opened, until: tomorrow },
    checks: { from: isTime, until: isTime },
    /** Like the check of `until`, for an end that may be missing. */
    isTimeIfAny: (local: string) => (local === "" ? undefined : isTime(local)),
    /** For a request; nothing for now. */
    startOf: (from: string) => {
      const starts_at = start.sent(from)
      return starts_at === undefined ? {} : { starts_at }
    },
    endOf: (until: string): string => instantAt(until, timeZone)?.toISOString() ?? "",
    endIfAny: (until: string): string | null => instantAt(until, timeZone)?.toISOString() ?? null
  }
}
