/** A time range such as `22:00` to `07:00`, excluding its end; it may cross midnight. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** A person's quiet hours and digest. Times of day are in `zone`. */
export interface DeliverySchedule {
  readonly quiet_hours: Span | null
  readonly digest_at: string | null
  /** The day, in `zone`, of the latest digest: `2026-03-29`. */
  readonly digested_on: string | null
  /** An IANA time zone, such as Europe/Berlin. */
  readonly zone: string
}

const localTime = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

const dateOf = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds)

/** The instant of a local time. One skipped by daylight saving is moved forward; of a repeated one, the first or last. */
const instantOf = (day: Temporal.PlainDate, time: string, zone: string, of: "first" | "last"): Date =>
  dateOf(
    day
      .toPlainDateTime(Temporal.PlainTime.from(time))
      .toZonedDateTime(zone, { disambiguation: of === "first" ? "compatible" : "later" })
  )

const isWithin = ({ from, to }: Span, clock: string): boolean =>
  from < to ? from <= clock && clock < to : from !== to && (from <= clock || clock < to)

/** The end of the quiet hours that contain `at`, or `at` itself outside of them. An empty range has no effect. */
export const afterQuiet = (at: Date, { quiet_hours: quiet, zone }: DeliverySchedule): Date => {
  const here = localTime(at, zone)
  const clock = here.toPlainTime().toString({ smallestUnit: "minute" })
  if (quiet === null || !isWithin(quiet, clock)) return at
  const today = here.toPlainDate()
  const day = clock < quiet.to ? today : today.add({ days: 1 })
  const end = instantOf(day, quiet.to, zone, "first")
  // The clocks were set back, so this local time occurs twice.
  return end > at ? end : instantOf(day, quiet.to, zone, "last")
}

/** The time of the next digest after `at`: once a day, skipping a day that already had one. */
const nextDigest = (at: Date, time: string, { digested_on, zone }: DeliverySchedule): Date => {
  let day = localTime(at, zone).toPlainDate()
  for (;;) {
    const due = instantOf(day, time, zone, "first")
    if (due > at && (digested_on === null || day.toString() > digested_on)) return due
    day = day.add({ days: 1 })
  }
}

/**
 * The day whose digest is sent at `at`: the latest that is due. A digest delayed by quiet hours, even past midnight,
 * still counts for its day. Null without a digest.
 */
export const digestDay = (at: Date, { digest_at, zone }: DeliverySchedule): string | null => {
  if (digest_at === null) return null
  let day = localTime(at, zone).toPlainDate()
  while (instantOf(day, digest_at, zone, "first") > at) day = day.subtract({ days: 1 })
  return day.toString()
}

/** When to send a push message created at `at`. */
export const pushDue = (at: Date, schedule: DeliverySchedule): Date => afterQuiet(at, schedule)

/** When to send an email created at `at`: with the next digest, if there is one, and never in quiet hours. */
export const emailDue = (at: Date, schedule: DeliverySchedule): Date =>
  afterQuiet(schedule.digest_at === null ? at : nextDigest(at, schedule.digest_at, schedule), schedule)
