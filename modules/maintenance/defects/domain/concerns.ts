import type { UserId } from "#kernel"
import type { NamedBooking } from "./bookingWords.ts"

interface Booking extends NamedBooking {
  readonly created_by: UserId | null
}

/** What one person has to do with a vehicle that was grounded or released. */
export interface Concern {
  /** Whether they drive it or are planned to. */
  readonly drives: boolean
  /** Bookings that are tentative: their own ones, or all of them for someone who manages the vehicle. */
  readonly tentative: ReadonlyArray<NamedBooking>
  /** How many of these are their own. */
  readonly booked: number
  /** A booking that has the vehicle now. */
  readonly out: NamedBooking | undefined
  /** The names of the others who drive the vehicle or have booked it. */
  readonly affected: ReadonlyArray<string>
}

/** Whom a vehicle concerns that was grounded or released. Members are active ones; anyone else is only named. */
export interface Concerned {
  /** Who drives the vehicle or will, also people without an account. */
  readonly drivers: ReadonlyArray<{ readonly name: string; readonly user_id: UserId | null }>
  /** The bookings that a grounding made tentative, or that can be confirmed after it, earliest first. */
  readonly tentative: ReadonlyArray<Booking>
  /** The booking that has the vehicle now. */
  readonly out: Booking | undefined
  readonly managers: ReadonlyArray<UserId>
  readonly members: ReadonlySet<UserId>
  /** The names of those who booked it. */
  readonly names: ReadonlyMap<UserId, string>
  /** Who did it, and therefore knows. */
  readonly doneBy: UserId | null
}

const namesFor = ({ drivers, tentative, out, names }: Concerned, reader: UserId): ReadonlyArray<string> => {
  const bookers = [...tentative, ...(out ? [out] : [])].flatMap(({ created_by: id }) =>
    id === null || id === reader ? [] : (names.get(id) ?? [])
  )
  return [
    ...new Set([...drivers.flatMap(({ name, user_id }) => (user_id === reader ? [] : [name])), ...bookers])
  ]
}

const concernOf = (concerned: Concerned, reader: UserId): Concern => {
  const { drivers, tentative, out, managers, doneBy } = concerned
  const own = tentative.filter(({ created_by }) => created_by === reader)
  const manages = managers.includes(reader)
  return {
    drives: reader !== doneBy && drivers.some(({ user_id }) => user_id === reader),
    tentative: manages ? tentative : own,
    booked: own.length,
    out: manages || out?.created_by === reader ? out : undefined,
    affected: manages ? namesFor(concerned, reader) : []
  }
}

/** Whether it says more than that the vehicle is grounded. */
export const saysMore = ({ tentative, out, affected }: Concern): boolean =>
  tentative.length > 0 || out !== undefined || affected.length > 0

/**
 * What each member has to do with it: those who drive the vehicle, who have booked it, and who take care of defects. The one
 * who did it is left out unless this is news to them.
 */
export const concerns = (
  concerned: Concerned,
  isNews: (concern: Concern) => boolean
): ReadonlyMap<UserId, Concern> => {
  const { drivers, tentative, out, managers, members, doneBy } = concerned
  const candidates = [
    ...drivers.map(({ user_id }) => user_id),
    ...tentative.map(({ created_by }) => created_by),
    out?.created_by ?? null
  ].filter((id) => id !== null)
  const readers = new Set([...managers, ...candidates.filter((id) => members.has(id))])
  return new Map(
    [...readers]
      .map((reader) => [reader, concernOf(concerned, reader)] as const)
      .filter(([reader, concern]) => reader !== doneBy || isNews(concern))
  )
}
