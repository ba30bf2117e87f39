/** A span of the day, `22:00` to `07:00`, the end not included; it may go past midnight. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** When a person wants to be reached. Times of day are those of `zone`. */
export interface Rhythm {
  readonly quiet_hours: Span | null
  readonly digest_at: string | null
  /** The day, in `zone`, whose digest was the latest to go out: `2026-03-29`. */
  readonly digested_on: string | null
  /** IANA, such as Europe/Berlin. */
  readonly zone: string
}

const localTime = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

const dateOf = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds)

/** The instant of a time of day. One that the clocks skip is as much later as they jump; of two, the first or the last. */
const instantOf = (day: Temporal.PlainDate, time: string, zone: string, of: "first" | "last"): Date =>
  dateOf(
    day
      .toPlainDateTime(Temporal.PlainTime.from(time))
      .toZonedDateTime(zone, { disambiguation: of === "first" ? "compatible" : "later" })
  )

const isWithin = ({ from, to }: Span, clock: string): boolean =>
  from < to ? from <= clock && clock < to : from !== to && (from <= clock || clock < to)

/** When the quiet hours that `at` falls into are over; `at` itself outside of them. A span of no length is none. */
export const afterQuiet = (at: Date, { quiet_hours: quiet, zone }: Rhythm): Date => {
  const here = localTime(at, zone)
  const clock = here.toPlainTime().toString({ smallestUnit: "minute" })
  if (quiet === null || !isWithin(quiet, clock)) return at
  const today = here.toPlainDate()
  const day = clock < quiet.to ? today : today.add({ days: 1 })
  const end = instantOf(day, quiet.to, zone, "first")
  // The clocks were set back and show this hour a second time.
  return end > at ? end : instantOf(day, quiet.to, zone, "last")
}

/** When the next digest after `at` is due: once a day, and not on a day that has had one. */
const nextDigest = (at: Date, time: string, { digested_on, zone }: Rhythm): Date => {
  let day = localTime(at, zone).toPlainDate()
  for (;;) {
    const due = instantOf(day, time, zone, "first")
    if (due > at && (digested_on === null || day.toString() > digested_on)) return due
    day = day.add({ days: 1 })
  }
}

/**
 * The day whose digest goes out at `at`: the latest whose time has come. It may go out late, after quiet
 * hours or after midnight, and is that day's all the same. Null without a digest.
 */
export const digestDay = (at: Date, { digest_at, zone }: Rhythm): string | null => {
  if (digest_at === null) return null
  let day = localTime(at, zone).toPlainDate()
  while (instantOf(day, digest_at, zone, "first") > at) day = day.subtract({ days: 1 })
  return day.toString()
}

/** When a push message made at `at` goes out. */
export const pushDue = (at: Date, rhythm: Rhythm): Date => afterQuiet(at, rhythm)

/** When an e-mail made at `at` goes out: with the next digest, if there is one, and never in quiet hours. */
export const emailDue = (at: Date, rhythm: Rhythm): Date =>
  afterQuiet(rhythm.digest_at === null ? at : nextDigest(at, rhythm.digest_at, rhythm), rhythm)
