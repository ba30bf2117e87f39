import type { CalendarDate } from "#kernel"
import { Effect } from "effect"
import { ReadingImplausible, ReadingOutOfOrder } from "../../contract/errors/meters.ts"
import { dialStep, dialToSi, measureOf, type MeterUnit, siToDial } from "../../contract/meterUnits.ts"
import type { Plausibility } from "../../contract/meterViews.ts"
import { type Around, contradicted, excess, type Point, settled } from "./readings.ts"

/** What a dial shows, in its own unit. */
interface Dial {
  readonly value: number
  readonly unit: MeterUnit
  readonly readAt: Date
  /** Whether it is accepted although it is unlikely. */
  readonly confirmed: boolean
}

/** The day of an instant where the organization is, for refusals. */
type DayOf = (at: Date) => Effect.Effect<CalendarDate>

interface Accepted {
  readonly value: number
  readonly plausibility: Plausibility
}

/** Fails if a meter would have run backwards. `unit` is that of the refusal. */
export const requireOrder = Effect.fnUntraced(function* (
  point: Point,
  around: Around,
  unit: MeterUnit,
  dayOf: DayOf
): Effect.fn.Return<void, ReadingOutOfOrder> {
  const against = contradicted(point, around)
  if (against === undefined) return
  const { side, other } = against
  const values = { side, value: siToDial(other.value, unit), unit, day: yield* dayOf(other.read_at) }
  yield* new ReadingOutOfOrder({ values })
})

/** The value of a dial between the readings around it. Fails if it cannot be right, or is unlikely and not confirmed. */
export const judge = Effect.fnUntraced(function* (
  { value: shown, unit, readAt, confirmed }: Dial,
  around: Around,
  dayOf: DayOf
): Effect.fn.Return<Accepted, ReadingOutOfOrder | ReadingImplausible> {
  const value = settled(dialToSi(shown, unit), dialStep(shown, unit), around)
  const point = { read_at: readAt, value }
  yield* requireOrder(point, around, unit, dayOf)
  const over = excess(point, around, measureOf(unit))
  if (over === undefined) return { value, plausibility: "ok" }
  if (confirmed) return { value, plausibility: "high_warned" }
  const values = { increase: siToDial(over.increase, unit), unit, days: Math.ceil(over.days) }
  return yield* new ReadingImplausible({ values })
})
