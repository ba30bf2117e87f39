import { useFormat } from "../i18n/format.ts"
import { useNow } from "./useNow.ts"

interface Props {
  readonly at: Date
  /** IANA zone for the exact time; the browser's by default. */
  readonly timeZone?: string
}

/** `5 minutes ago`, kept current; the exact time with its zone on hover. */
export const RelativeTime = ({ at, timeZone }: Props) => {
  const format = useFormat(timeZone)
  return (
    <time dateTime={at.toISOString()} title={format.exact(at)}>
      {format.relative(at, useNow())}
    </time>
  )
}
