import type { Segments } from "./segment.ts"

/**
 * The instant from which trips and stops have to be derived again when a fix of this time arrives; everything before it
 * stays. It is the start of the last stop that had ended by then: that it began does not depend on later fixes. Null if
 * everything has to be derived again.
 */
export const boundary = ({ stops }: Pick<Segments, "stops">, at: Date): Date | null =>
  stops.findLast(({ until }) => until !== null && until < at)?.from ?? null

/** The trips and stops before a boundary, followed by those that were derived again from it. */
export const joined = (before: Segments, from: Date | null, after: Segments): Segments =>
  from === null
    ? after
    : {
        trips: [...before.trips.filter(({ startedAt }) => startedAt < from), ...after.trips],
        stops: [...before.stops.filter((stop) => stop.from < from), ...after.stops]
      }
