import { dialStep, dialToSi, type MeterUnit, type MeterView } from "#fleet/contract"

const DAY = 86_400_000

/** Thousands with any separator: no dial shows three decimals. */
const GROUPED = /^\d{1,3}(?:[.,\s\u202f\u00a0]\d{3})+$/

/** What a dial shows, as it was typed: `51245`, `51,245`, `51.245` or `12,5`. NaN for other text. */
export const dialNumber = (typed: string): number => {
  const text = typed.trim()
  return text === ""
    ? Number.NaN
    : Number(GROUPED.test(text) ? text.replaceAll(/\D/g, "") : text.replace(",", "."))
}

interface Entered {
  readonly value: number
  readonly unit: MeterUnit
  readonly readAt: Date
}

/** What is odd about a value compared with the last reading, before it is sent. */
export type Oddity = { readonly kind: "lower" } | { readonly kind: "high"; readonly increase: number }

/** The server decides the same, and knows the readings before and after earlier dates, too. */
export const oddityOf = (
  meter: MeterView | undefined,
  { value, unit, readAt }: Entered
): Oddity | undefined => {
  const current = meter?.current
  if (meter === undefined || !current || Number.isNaN(value) || readAt < current.read_at) return undefined
  const increase = dialToSi(value, unit) - current.value
  if (increase <= -dialStep(value, unit)) return { kind: "lower" }
  const days = Math.max(1, (readAt.getTime() - current.read_at.getTime()) / DAY)
  return increase > meter.limit_per_day * days ? { kind: "high", increase } : undefined
}
