import { DowntimeCause, DowntimeId } from "#maintenance/contract"
import * as fc from "fast-check"
import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { ledgerOf } from "../../modules/maintenance/downtime/domain/ledger.ts"
import { leastProcessorTime } from "../support/processorTime.ts"

const HOURS = 40
const at = (hour: number): Date => new Date(hour * 3_600_000)

const reason = fc.record({
  id: fc.uuid().map((id) => DowntimeId.make(id)),
  cause: fc.constantFrom(...DowntimeCause.literals),
  planned: fc.boolean(),
  starts: fc.integer({ min: 0, max: HOURS - 2 }),
  lasts: fc.option(fc.integer({ min: 1, max: HOURS }))
})

/** Hour by hour, who counts: the first cause in the list, then whoever began first. */
const onPaper = (reasons: ReadonlyArray<Reason>, hour: number) =>
  DowntimeCause.literals
    .flatMap((cause) =>
      reasons
        .filter((one) => one.cause === cause)
        .toSorted((one, other) => one.starts - other.starts || (one.id < other.id ? -1 : 1))
    )
    .find(({ starts, lasts }) => starts <= hour && (lasts === null || starts + lasts > hour))?.id

type Reason = typeof reason extends fc.Arbitrary<infer A> ? A : never

it("the ledger has every hour of any reasons once, for the one that comes first", () => {
  fc.assert(
    fc.property(fc.uniqueArray(reason, { maxLength: 12, selector: ({ id }) => id }), (reasons) => {
      const segments = ledgerOf(
        reasons.map(({ starts, lasts, ...rest }) => ({
          ...rest,
          starts_at: at(starts),
          ends_at: lasts === null ? null : at(starts + lasts)
        }))
      )
      for (let hour = 0; hour < HOURS * 2; hour += 1) {
        const counted = segments.filter(
          ({ starts_at, ends_at }) => starts_at <= at(hour) && (ends_at === null || ends_at > at(hour))
        )
        expect(counted.map(({ reason_id }) => reason_id)).toEqual([onPaper(reasons, hour)].filter(Boolean))
      }
      for (const [index, { starts_at }] of segments.entries()) {
        const before = segments[index - 1]
        if (before !== undefined)
          expect(before.ends_at?.getTime() ?? Infinity).toBeLessThanOrEqual(starts_at.getTime())
      }
    }),
    { seed: 17, numRuns: 500 }
  )
})

it("the ledger of thousands of reasons that overlap is written quickly", async () => {
  const reasons = Array.from({ length: 4000 }, (_, n) => ({
    id: DowntimeId.make(randomUUID()),
    cause: DowntimeCause.literals[n % DowntimeCause.literals.length] ?? "admin",
    planned: false,
    starts_at: at(n),
    ends_at: at(n + 4000)
  }))
  expect(await leastProcessorTime(async () => ledgerOf(reasons), 3)).toBeLessThan(500)
})
