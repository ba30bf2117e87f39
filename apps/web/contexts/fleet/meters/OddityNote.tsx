import type { MeterUnit } from "#fleet/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { meters } from "../messages/index.ts"
import type { Oddity } from "./entering.ts"
import styles from "./Meters.module.css"
import { dialText } from "./quantities.ts"

interface Props {
  readonly id: string
  readonly oddity: Oddity | undefined
  /** The last reading, in meters or seconds. */
  readonly last: number
  readonly unit: MeterUnit
}

/** What is odd about a reading, while it is typed. */
export const OddityNote = ({ id, oddity, last, unit }: Props) => {
  const m = useMessages(meters).record
  const locale = useLocale()
  const inUnit = (si: number) => dialText(locale, si, unit)
  return (
    <output id={id} className={oddity && styles["warning"]}>
      {oddity && (oddity.kind === "high" ? m.high(inUnit(oddity.increase)) : m.lower(inUnit(last)))}
    </output>
  )
}
