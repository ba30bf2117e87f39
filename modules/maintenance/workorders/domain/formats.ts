import type { WorkshopReading } from "../../contract/workOrderViews.ts"
import { documentWords, type Language } from "./documentWords.ts"

/** For whom and where a document is. */
export interface Setting {
  readonly language: Language
  readonly currency: string
  readonly timeZone: string
  readonly units: "metric" | "imperial"
}

const METERS = { metric: 1_000, imperial: 1_609.344 } as const
const UNIT = { metric: "km", imperial: "mi" } as const

/** Writes amounts in minor units of a currency. */
export const amountsIn = (language: Language, currency: string) => {
  const format = new Intl.NumberFormat(language, { style: "currency", currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return (minor: number): string => format.format(minor / 10 ** maximumFractionDigits)
}

/** How a document prints amounts, times and readings. */
export const formatsFor = ({ language, currency, timeZone, units }: Setting) => {
  const instants = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone })
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  return {
    amount: amountsIn(language, currency),
    instant: (at: Date) => instants.format(at),
    quantity: (value: number) => decimals.format(value),
    hours: (minutes: number) => `${decimals.format(Math.round((minutes / 60) * 100) / 100)} h`,
    percent: (basisPoints: number) => `${decimals.format(basisPoints / 100)} %`,
    reading: ({ m, s, estimated }: WorkshopReading): string | undefined => {
      const distance = m === null ? [] : [`${whole.format(m / METERS[units])} ${UNIT[units]}`]
      const engine = s === null ? [] : [`${whole.format(s / 3_600)} h`]
      const dials = [...distance, ...engine].join(", ")
      if (dials === "") return undefined
      return estimated ? `${dials} (${documentWords[language].estimated})` : dials
    }
  }
}

export type Formats = ReturnType<typeof formatsFor>
